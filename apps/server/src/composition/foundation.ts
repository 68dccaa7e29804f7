import type { ShiftableClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import type { Logger } from '../platform/http/logger.ts'
import type { StopList } from '../platform/stop-list.ts'

/** The basis of every part of the product. */
export interface Foundation {
  readonly config: Config
  readonly logger: Logger
  /** Everything that must be stopped at shutdown. */
  readonly stops: StopList
  readonly db: Db
  /** The bank's clock; in a demo it can be moved. */
  readonly clock: ShiftableClock
  /** The product's root folder with `reference-data/` and `apps/`. */
  readonly root: string
  readonly referenceDataDir: string
  readonly secretKey: string
  readonly payControlSecret: string
}

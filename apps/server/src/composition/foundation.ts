import type { ShiftableClock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Db } from '../platform/db/db.ts'
import type { Logger } from '../platform/http/logger.ts'
import type { StopList } from '../platform/stop-list.ts'

/** What every part of the product stands on. */
export interface Foundation {
  readonly config: Config
  readonly logger: Logger
  /** Gets everything that is started. */
  readonly stops: StopList
  readonly db: Db
  /** The bank's time; in a demo it can be moved. */
  readonly clock: ShiftableClock
  /** The top of the product's folder: `reference-data/` and `apps/` lie there. */
  readonly root: string
  readonly referenceDataDir: string
  readonly secretKey: string
  readonly payControlSecret: string
}

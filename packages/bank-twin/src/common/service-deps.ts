import type { Clock, Ids } from '@tartip/bank-ports/runtime'
import type { TwinDb } from '../store/twin-db.ts'
import type { RandomBytes } from './random-text.ts'

/** Dependencies of each of the bank's other systems. */
export interface ServiceDeps {
  /** The twin's own pool: no transaction spans the internet bank and the twin. */
  readonly db: TwinDb
  /** The bank's clock, which a demo can move. */
  readonly clock: Clock
  /** Codes, passwords and messages use real time. */
  readonly realClock: Clock
  readonly ids: Ids
  readonly random: RandomBytes
}

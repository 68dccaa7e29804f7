import type { Clock, Ids } from '@tartip/bank-ports/runtime'
import type { TwinDb } from '../store/twin-db.ts'
import type { RandomBytes } from './random-text.ts'

/** What each of the bank's other systems is built with. */
export interface ServiceDeps {
  /** The twin's own pool: no transaction spans the internet bank and the twin. */
  readonly db: TwinDb
  /** The bank's clock, which a demo can move. */
  readonly clock: Clock
  /** Codes, passwords and messages live in real time, wherever the bank's clock stands. */
  readonly realClock: Clock
  readonly ids: Ids
  readonly random: RandomBytes
}

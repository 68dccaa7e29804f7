import type { AccountMovements } from '@tartip/bank-ports/account-movements'
import { asBankCall } from '../bank-call.ts'
import { readNumberedMovements } from '../store/movement-store.ts'
import { numberEvents } from '../store/numbered-list.ts'
import type { TwinDb } from '../store/twin-db.ts'

const movementsAtOnce = 1_000

export interface TwinMovements extends AccountMovements {
  /** Notifies listeners after movements were committed. */
  wake(): void
}

/** The list of `store/movement-store.ts` with its listeners. */
export function createTwinMovements(db: TwinDb): TwinMovements {
  const listeners = new Set<() => void>()
  return {
    readEvents: (after, limit) =>
      asBankCall(async () => {
        await numberEvents(db, 'account_movement')
        const rows = Math.min(Math.max(1, Math.trunc(limit)), movementsAtOnce)
        return readNumberedMovements(db, after, rows)
      }),
    onEvent(wake) {
      // Wrapped, so that the same function can be registered twice.
      const listener = () => wake()
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    wake() {
      for (const listener of listeners) listener()
    },
  }
}

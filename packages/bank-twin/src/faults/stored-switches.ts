import type { Clock } from '@tartip/bank-ports/runtime'
import type { Instant } from '@tartip/domain/time/instant'
import { readFaultPlan, takePlannedFault } from '../store/fault-store.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { type FaultPlan, type FaultSwitches, noFaults } from './fault-plan.ts'

/** How long a process goes on with a plan that the desk may have changed in another one. */
const freshForMs = 500

/** Switches in the bank's database, so that the desk of one process reaches all of them. */
export function createStoredSwitches(deps: {
  readonly db: TwinDb
  readonly clock: Clock
}): FaultSwitches & { forget(): void } {
  const { db, clock } = deps
  let known: { readonly plan: Promise<FaultPlan>; readonly at: Instant } | undefined
  return {
    async plan() {
      const now = clock.now()
      // The clock may have been moved back, so the distance counts, not the order.
      if (known === undefined || Math.abs(now - known.at) > freshForMs) {
        // Calls that come together share one read.
        const read = { plan: readPlan(db), at: now }
        read.plan.catch(() => {
          if (known === read) known = undefined
        })
        known = read
      }
      return known.plan
    },
    take: kind => {
      known = undefined
      return takePlannedFault(db, kind)
    },
    forget() {
      known = undefined
    },
  }
}

async function readPlan(db: TwinDb): Promise<FaultPlan> {
  return (await readFaultPlan(db)) ?? noFaults
}

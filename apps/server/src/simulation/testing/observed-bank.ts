import { join } from 'node:path'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'

import type { Db } from '../../platform/db/db.ts'
import { runAllJobs } from '../background-steps.ts'
import { emptyDatabase, simulationSets } from '../empty-database.ts'
import { observe, type Observation } from '../observe.ts'
import {
  createMovableClock,
  loadRules,
  openSimulatedBank,
  type SimulatedBank,
} from '../simulated-bank.ts'

/** The bank of this seed works around the clock, and its first organisation signs with codes. */
export const fastSeed = 4

export const referenceData = join(import.meta.dirname, '../../../../../reference-data')

export interface ObservedBank {
  readonly database: TestDatabase
  readonly sim: SimulatedBank
  /** Two hundred seconds of the bank's day, with all jobs every ten. */
  work(): Promise<void>
  observe(): Promise<Observation>
  /** The faults found after a forbidden change, which is rolled back. */
  faultsAfter(statement: string): Promise<readonly string[]>
}

/** A simulated bank in a database of its own, whose invariants are checked after somebody has broken one. */
export async function openObservedBank(): Promise<ObservedBank> {
  const database = await testDatabase(simulationSets)
  const clock = createMovableClock()
  const rules = await loadRules(database.db, referenceData, clock)
  await emptyDatabase(database.ownerDb)
  const sim = await openSimulatedBank({ db: database.db, clock, rules, seed: fastSeed })
  const observeIn = (db: Db) => observe(db, sim.organisations, new Map())
  return {
    database,
    sim,
    async work() {
      for (let round = 0; round < 20; round += 1) {
        await runAllJobs(sim)
        clock.advance(10_000)
      }
    },
    observe: () => observeIn(database.ownerDb),
    async faultsAfter(statement) {
      const tx = await database.ownerDb.startTransaction().execute()
      try {
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql.raw(statement).execute(tx)
        return (await observeIn(tx as unknown as Db)).faults
      } finally {
        await tx.rollback().execute()
      }
    },
  }
}

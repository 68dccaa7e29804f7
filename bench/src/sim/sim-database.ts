import { createDb } from '@tartip/server/platform/db/create-db'
import { createLogins, loginsOf } from '@tartip/server/platform/db/logins'
import { runMigrations } from '@tartip/server/platform/db/migrator'
import { simulationSets } from '@tartip/server/simulation/empty-database'
import type { SeedDeps } from '@tartip/server/simulation/run-seed'
import { createMovableClock, loadRules } from '@tartip/server/simulation/simulated-bank'
import { root } from '../lib/project.ts'
import { secretKey } from '../lib/server-process.ts'
import { openAsServer } from '../lib/own-database.ts'

export interface SimulationWorld {
  readonly deps: SeedDeps
  close(): Promise<void>
}

/**
 * Prepares an empty database for one seed after the other.
 *
 * @param log receives each step
 */
export async function openSimulationWorld(
  url: string,
  log?: (line: string) => void,
): Promise<SimulationWorld> {
  const owner = createDb({ url, max: 3 })
  const app = openAsServer(url, 8)
  const close = async (): Promise<void> => {
    await Promise.all([owner.close(), app.close()])
  }
  try {
    await runMigrations(owner.db, simulationSets)
    await createLogins(owner.db, loginsOf(url, secretKey))
    const clock = createMovableClock()
    const rules = await loadRules(app.db, `${root}/reference-data`, clock)
    const deps = { db: app.db, ownerDb: owner.db, rules, clock, ...(log && { log }) }
    return { deps, close }
  } catch (error) {
    await close()
    throw error
  }
}

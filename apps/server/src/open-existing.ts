import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrationSets } from './composition/migration-sets.ts'
import type { Config } from './platform/config.ts'
import { createDb } from './platform/db/create-db.ts'
import { applicationRole, type Db } from './platform/db/db.ts'
import { addressOfRunning } from './platform/db/embedded/running-postgres.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { StartRefusal } from './platform/start-refusal.ts'

export interface ExistingDatabase {
  readonly db: Db
  close(): Promise<void>
}

/**
 * The bank's own PostgreSQL, the embedded one that is running, or the embedded one started for this: for
 * commands beside the server.
 *
 * @throws StartRefusal when nothing has ever been started in the data folder
 */
export async function openExisting(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<ExistingDatabase> {
  const folder = join(config.dataDir, 'postgres')
  if (config.databaseUrl === undefined && !existsSync(folder)) {
    throw new StartRefusal(
      `There is no bank in ${config.dataDir}: start it once, or say where it is.`,
    )
  }
  const running = addressOfRunning(folder, 'tartip')
  const url = config.databaseUrl ?? running
  if (url !== undefined) return createDb({ url, role: applicationRole, max: 2 })
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: config.dataDir,
    demoMode: false,
    sets: migrationSets,
    onLog: () => undefined,
    onError: () => undefined,
  })
  const { db, close } = database.open(2)
  return {
    db,
    async close() {
      await close()
      await database.close()
    },
  }
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Config, loadConfig, processEnvironment } from './platform/config.ts'
import { migrationSets } from './composition/migration-sets.ts'
import { createDb } from './platform/db/create-db.ts'
import type { Db } from './platform/db/db.ts'
import { runningAddress } from './platform/db/embedded/running-postgres.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { StartRefusal } from './platform/start-refusal.ts'

interface Check {
  readonly db: ExistingDatabase['db']
  readonly config: Config
  /** Writes a line for whoever has called the command. */
  readonly print: (line: string) => void
}

/** 0: all is as it was; 1: something is not; 2: it could not be checked. */
type Verdict = 0 | 1 | 2

/**
 * A command beside the server that checks the bank of the data folder (TARTIP_DATA_DIR, running or not) or of
 * DATABASE_URL and changes nothing. The process ends with the verdict; what prevents the check is reported in a sentence.
 */
export async function runReadOnlyCommand(check: (bank: Check) => Promise<Verdict>): Promise<void> {
  const print = (line: string) => process.stdout.write(`${line}\n`)
  const loaded = loadConfig(processEnvironment(), process.cwd())
  process.exitCode = 2
  if (!loaded.ok) {
    print(String(loaded.error.params['sentence']))
    return
  }
  try {
    const opened = await openExisting(loaded.value)
    try {
      process.exitCode = await check({ db: opened.db, config: loaded.value, print })
    } finally {
      await opened.close()
    }
  } catch (error) {
    print(error instanceof Error ? error.message : String(error))
    process.exitCode = 2
  }
}

interface ExistingDatabase {
  readonly db: Db
  close(): Promise<void>
}

/**
 * The bank's own PostgreSQL, the embedded one that is running, or the embedded one started for this: for
 * commands beside the server.
 *
 * @throws StartRefusal when nothing has ever been started in the data folder
 */
async function openExisting(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<ExistingDatabase> {
  const folder = join(config.dataDir, 'postgres')
  if (config.databaseUrl === undefined && !existsSync(folder)) {
    throw new StartRefusal(
      `There is no bank in ${config.dataDir}: start it once, or say where it is.`,
    )
  }
  const running = runningAddress(folder, 'tartip')
  const url = config.databaseUrl ?? running
  if (url !== undefined) return createDb({ url, max: 2 })
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: config.dataDir,
    // Whoever may read the data folder may verify it, without the secret of the server.
    secretKey: undefined,
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

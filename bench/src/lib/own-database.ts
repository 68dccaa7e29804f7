import { mkdtempSync, chmodSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createDb, type OpenDb } from '@tartip/server/platform/db/create-db'
import {
  ensureDatabase,
  startEmbeddedPostgres,
} from '@tartip/server/platform/db/embedded/embedded-postgres'
import { runMigrations, type MigrationSet } from '@tartip/server/platform/db/migrator'
import { createLogins, loginsOf } from '@tartip/server/platform/db/logins'
import type { PostgresServer } from './postgres-process.ts'
import { secretKey } from './server-process.ts'

/** A database of one measurement, on an embedded PostgreSQL in a new temporary folder. */
export interface OwnDatabase {
  /** Connection string of the owner. */
  readonly url: string
  readonly server: PostgresServer
  /** Stops PostgreSQL and removes the folder. */
  remove(): Promise<void>
}

/** Opens a database of a measurement as the server does. */
export const openAsServer = (url: string, max: number): OpenDb =>
  createDb({ url, logins: loginsOf(url, secretKey), max })

/** @param settings differences from PostgreSQL as shipped */
export async function createOwnDatabase(
  sets: readonly MigrationSet[],
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnDatabase> {
  // Under /tmp itself: the account that runs PostgreSQL must reach it, and socket paths must be short.
  const folder = mkdtempSync('/tmp/tartip-bench-')
  chmodSync(folder, 0o755)
  const removeFolder = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const dataDir = join(folder, 'postgres')
  const postgres = await startEmbeddedPostgres({ dataDir, settings }).catch((error: unknown) => {
    removeFolder()
    throw error
  })
  const removeAndExit = () => void remove().then(() => process.exit(130))
  const remove = async () => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, removeAndExit)
    await postgres.stop()
    removeFolder()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, removeAndExit)
  try {
    const url = await ensureDatabase(postgres, 'tartip')
    const owner = createDb({ url, max: 3 })
    try {
      await runMigrations(owner.db, sets)
      await createLogins(owner.db, loginsOf(url, secretKey))
    } finally {
      await owner.close()
    }
    return {
      url,
      server: {
        databaseUrl: database => postgres.url(database ?? 'tartip'),
        postgresSocket: () => new URL(url).searchParams.get('host') ?? '',
      },
      remove,
    }
  } catch (error) {
    await remove()
    throw error
  }
}

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '@tartip/server/platform/db/embedded/embedded-postgres'
import type { TestProject } from 'vitest/node'
import { makeTestFolder } from '../files/test-folder.ts'
import { copyDataFolder } from './copy-data-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's connections to the database `postgres` of the run's servers, one a worker. */
    databaseUrls: readonly string[]
    /** Whether tests also try what `npm test` tries only in part. */
    isWholeRun: boolean
  }
}

/** Durability is off: tests lose nothing. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Nobody copies these servers or brings them back.
  wal_level: 'minimal',
  // The log lies in memory with the rest.
  max_wal_size: '128MB',
  // Pages come from memory: handing reads to other processes costs more than reading.
  io_method: 'sync',
  max_wal_senders: '0',
  // Hundreds of short-lived databases would keep its workers busy for nothing.
  autovacuum: 'off',
  max_connections: '300',
}

/**
 * A real PostgreSQL for each worker, gone when the run ends. Workers do not share one: a snapshot counts the
 * transactions of every database of a server, so a long one in another test would hold up the outbox of this one.
 */
export default async function startDatabases(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeTestFolder()
  const servers: EmbeddedPostgres[] = []
  const end = async () => {
    await Promise.all(servers.map(server => server.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const initialised = join(folder, 'initialised', 'postgres')
    await startEmbeddedPostgres({ dataDir: initialised, settings }).then(server => server.stop())
    for (let worker = 1; worker <= Number(project.config.maxWorkers); worker += 1) {
      const dataDir = join(folder, worker.toString(), 'postgres')
      copyDataFolder(initialised, dataDir)
      servers.push(await startEmbeddedPostgres({ dataDir, settings }))
    }
  } catch (error) {
    await end()
    throw error
  }
  const databaseUrls = servers.map(server => server.url('postgres'))
  project.provide('databaseUrls', databaseUrls)
  return end
}

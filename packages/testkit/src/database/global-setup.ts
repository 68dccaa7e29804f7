import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@tartip/server/platform/db/embedded/embedded-postgres'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's connection to the database `postgres` of the run's server. */
    databaseUrl: string
  }
}

/** One real PostgreSQL for the whole run, gone when it ends. Durability is off: tests lose nothing. */
export default async function startDatabase(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tartip-test-'))
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      // Hundreds of short-lived databases would keep its workers busy for nothing.
      autovacuum: 'off',
      max_connections: '300',
    },
  })
  project.provide('databaseUrl', server.url('postgres'))
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

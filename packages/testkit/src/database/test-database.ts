import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { createDb } from '@tartip/server/platform/db/create-db'
import type { Db } from '@tartip/server/platform/db/db'
import { createLogins } from '@tartip/server/platform/db/logins'
import { platformMigrations } from '@tartip/server/platform/db/migrations/platform-migrations'
import { runMigrations, type MigrationSet } from '@tartip/server/platform/db/migrator'
import { openAsApplication, testLogins } from './open-as-application.ts'
import { ownServerUrl } from './own-server-url.ts'

export interface TestDatabase {
  /** What the server gets: its logins, so that row-level security holds. */
  db: Db
  /** What migrations get: sees and may do everything. */
  ownerDb: Db
  /** Connection string of the owner. */
  url: string
  close(): Promise<void>
}

/**
 * A fresh database with these migrations (the platform's are always there, first).
 *
 * Migrations run once per server and set of sets; every further database is a copy.
 */
export async function testDatabase(sets: readonly MigrationSet[] = []): Promise<TestDatabase> {
  const all = [platformMigrations, ...sets.filter(set => set.name !== platformMigrations.name)]
  const serverUrl = ownServerUrl()
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await withClient(serverUrl, async client => {
    const template = await ensureTemplate(client, serverUrl, all)
    // Files as they are: going through the log costs several times as much.
    await client.query(`create database ${name} template ${template} strategy file_copy`)
  })
  const url = urlFor(serverUrl, name)
  const owner = createDb({ url, max: 4 })
  const app = openAsApplication(url)
  return {
    db: app.db,
    ownerDb: owner.db,
    url,
    async close() {
      await Promise.all([app.close(), owner.close()])
      await withClient(serverUrl, client => client.query(`drop database ${name} with (force)`))
    },
  }
}

async function ensureTemplate(
  client: pg.Client,
  serverUrl: string,
  sets: readonly MigrationSet[],
): Promise<string> {
  const template = `template_${fingerprint(sets)}`
  // Two databases of a file may be requested at once: the first makes the template, the other waits.
  await client.query('select pg_advisory_lock(1)')
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      template,
    ])
    if (rowCount !== 0) return template
    const unfinished = `${template}_new`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    const owner = createDb({ url: urlFor(serverUrl, unfinished), max: 3 })
    try {
      await runMigrations(owner.db, sets)
      await createLogins(owner.db, testLogins)
    } finally {
      await owner.close()
    }
    await client.query(`alter database ${unfinished} rename to ${template}`)
    return template
  } finally {
    await client.query('select pg_advisory_unlock(1)')
  }
}

function fingerprint(sets: readonly MigrationSet[]): string {
  const text = sets.map(set => [
    set.name,
    Object.entries(set.migrations).map(([name, migration]) => [name, String(migration.up)]),
  ])
  return createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 24)
}

function urlFor(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

async function withClient<T>(url: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

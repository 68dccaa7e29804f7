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
  const admin = await adminOf(serverUrl)
  const template = await ensureTemplate(admin, serverUrl, all)
  // Files as they are: going through the log costs several times as much.
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  const url = urlFor(serverUrl, name)
  const owner = createDb({ url, max: 4 })
  const app = openAsApplication(url)
  return {
    db: app.db,
    ownerDb: owner.db,
    url,
    async close() {
      await Promise.all([app.close(), owner.close()])
      await admin.query(`drop database ${name} with (force)`)
    },
  }
}

const templates = new Map<string, Promise<string>>()

/** Two databases of a file may be requested at once: the first makes the template, the other waits. */
function ensureTemplate(
  admin: pg.Client,
  serverUrl: string,
  sets: readonly MigrationSet[],
): Promise<string> {
  const key = fingerprint(sets)
  const template = templates.get(key) ?? makeTemplate(admin, serverUrl, sets, `template_${key}`)
  templates.set(key, template)
  template.catch(() => templates.delete(key))
  return template
}

async function makeTemplate(
  admin: pg.Client,
  serverUrl: string,
  sets: readonly MigrationSet[],
  template: string,
): Promise<string> {
  // Workers of other projects and earlier ones of this place have used the same server.
  const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
  if (rowCount !== 0) return template
  const unfinished = `${template}_new`
  await admin.query(`drop database if exists ${unfinished} with (force)`)
  await admin.query(`create database ${unfinished}`)
  const owner = createDb({ url: urlFor(serverUrl, unfinished), max: 3 })
  try {
    await runMigrations(owner.db, sets)
    await createLogins(owner.db, testLogins)
  } finally {
    await owner.close()
  }
  await admin.query(`alter database ${unfinished} rename to ${template}`)
  return template
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

const admins = new Map<string, Promise<pg.Client>>()

/** One connection for all databases of a worker: each new one costs as much as a test. */
function adminOf(serverUrl: string): Promise<pg.Client> {
  const admin = admins.get(serverUrl) ?? connect(serverUrl)
  admins.set(serverUrl, admin)
  return admin
}

async function connect(serverUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: serverUrl })
  // The server may end before the worker does.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

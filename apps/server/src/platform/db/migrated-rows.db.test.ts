import { randomUUID } from 'node:crypto'
import { ownServerUrl } from '@tartip/testkit/database/own-server-url'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { migrationSets } from '../../composition/migration-sets.ts'
import { createDb, type OpenDb } from './create-db.ts'
import { applicationRole, systemRole } from './db.ts'
import { runMigrations, type MigrationSet } from './migrator.ts'

/** A database of its own, whose owner is no superuser, as on a managed server. */
const name = `rows_${randomUUID().replaceAll('-', '')}`
const urlOf = (user?: string) => {
  const url = new URL(ownServerUrl())
  url.pathname = `/${name}`
  if (user !== undefined) [url.username, url.password] = [user, 'test']
  return url.href
}
let server: Client
let superuser: OpenDb
let owner: OpenDb

beforeAll(async () => {
  server = new Client({ connectionString: ownServerUrl() })
  await server.connect()
  await server.query(`create role ${name} login createrole password 'test'`)
  for (const role of [applicationRole, systemRole]) {
    await server.query(`
      do $$ begin create role ${role} nologin; exception when duplicate_object then null; end $$`)
    await server.query(`grant ${role} to ${name} with admin option`)
  }
  await server.query(`create database ${name} owner ${name}`)
  superuser = createDb({ url: urlOf(), max: 2 })
  owner = createDb({ url: urlOf(name), max: 3 })
})
afterAll(async () => {
  await owner.close()
  await superuser.close()
  await server.query(`drop database ${name} with (force)`)
  await server.query(`drop owned by ${name}`)
  await server.query(`drop role ${name}`)
  await server.end()
})

const notificationsBefore = (last: string): readonly MigrationSet[] =>
  migrationSets.slice(0, migrationSets.findIndex(set => set.name === 'notification') + 1).map(set =>
    set.name === 'notification'
      ? {
          ...set,
          migrations: Object.fromEntries(
            Object.entries(set.migrations).filter(([migration]) => migration < last),
          ),
        }
      : set,
  )

/** Policies as the first versions made them: they did not bind the owner. */
const loosenPolicies = () =>
  sql`do $$ declare secured regclass; begin
    for secured in select oid from pg_class where relforcerowsecurity loop
      execute format('alter table %s no force row level security', secured);
    end loop; end $$`.execute(superuser.db)

/** Statements that read or write rows; definitions may name tables as they like. */
const isOfRows = (text: string): boolean => /^(select|insert|update|delete|with)\b/.test(text)

/** What was read or changed while the owner saw no row of it, as `migration: table`. */
function hiddenFrom(calls: readonly (readonly unknown[])[]): readonly string[] {
  const forced = new Set<string>()
  const found: string[] = []
  let ofMigration: string[] = []
  for (const [statement, given] of calls) {
    const whole = typeof statement === 'string' ? { text: statement } : Object(statement)
    const text = String(Reflect.get(whole, 'text')).replaceAll('"', '').trim()
    const done = /^insert into migrations\.(\w+) /.exec(text)
    if (done) {
      const [migration] = (given ?? Reflect.get(whole, 'values')) as readonly unknown[]
      found.push(...ofMigration.map(table => `${done[1]}/${String(migration)}: ${table}`))
      ofMigration = []
    }
    const security = /^alter table (\S+) .*force row level security$/.exec(text)
    const table = security?.[1] ?? ''
    if (security && text.includes('no force')) forced.delete(table)
    else if (security) forced.add(table)
    if (!isOfRows(text)) continue
    const named = text.matchAll(/\b(?:from|join|into|update) (\w+\.\w+)/g)
    for (const [, one] of named) if (one && forced.has(one)) ofMigration.push(one)
  }
  return found
}

test('migrations change the rows of every organisation, also where the owner is no superuser', async () => {
  const query = vi.spyOn(Client.prototype, 'query')
  await runMigrations(owner.db, notificationsBefore('0002'))
  const firstCalls = [...query.mock.calls]
  await loosenPolicies()
  const [party, person, payment] = [randomUUID(), randomUUID(), randomUUID()]
  await sql`
    insert into notification.notification (legal_party_id, person_id, notification_id, source, code,
      origin, details, created_at)
    values (${party}, ${person}, gen_random_uuid(), 'payment 1', 'PAYMENT_RETURNED', 'x',
      ${JSON.stringify({ paymentId: payment })}::jsonb, now())`.execute(superuser.db)
  query.mockClear()
  await runMigrations(owner.db, migrationSets)
  const found = hiddenFrom([...firstCalls, ...query.mock.calls])
  query.mockRestore()
  const { rows } = await sql`
    select notification_id = substr(encode(sha256('payment 1'), 'hex'), 1, 32)::uuid as "isNamed",
      open_about as "openAbout"
    from notification.notification`.execute(superuser.db)
  expect(rows).toEqual([{ isNamed: true, openAbout: payment }])

  // Older than the policies that bind the owner: a database that lacks these has none of those.
  expect(found).toEqual([
    'access_control/0008-department-words: access_control.contract',
    'access_control_people/0003-freezes: access_control.user_contract',
    'payment/0012-search-of-purposes: payment.payment',
    'notification/0002-named-after-source: notification.notification',
    'notification/0004-open-asks: notification.notification',
  ])
}, 120_000)

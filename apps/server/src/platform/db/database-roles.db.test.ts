import { randomUUID } from 'node:crypto'
import { ownServerUrl } from '@tartip/testkit/database/own-server-url'
import { startPgbouncer, type Pgbouncer } from '@tartip/testkit/database/pgbouncer'
import { testDatabase } from '@tartip/testkit/database/test-database'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrationSets } from '../../composition/migration-sets.ts'
import { asSystem } from './connections.ts'
import { createDb } from './create-db.ts'
import { systemRole, type Db } from './db.ts'
import { loginsOf } from './logins.ts'
import { platformMigrations } from './migrations/platform-migrations.ts'
import { openDatabase } from './open-database.ts'
import { inSystem, inTenant } from './transaction.ts'

const secretKey = 's'.repeat(32)
const party = '0192f000-0000-7000-8000-000000000001'
/** As `npm start` makes it: an empty database of a superuser. */
const database = `roles_${randomUUID().replaceAll('-', '')}`
const url = new URL(ownServerUrl())
url.pathname = `/${database}`
const owner = url.username
const logins = loginsOf(url.href, secretKey)
let server: pg.Client

const open = (databaseUrl = url.href, secret = secretKey) =>
  openDatabase({
    databaseUrl,
    dataDir: '/nowhere',
    secretKey: secret,
    demoMode: false,
    sets: [platformMigrations],
    onLog: () => undefined,
    onError: () => undefined,
  })
const opened = async () => {
  const { db, close } = (await open()).open(4)
  return { db, system: asSystem(db), close }
}
const reasonOf = async (attempt: Promise<unknown>): Promise<string> => {
  const error: unknown = await attempt.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return error instanceof Error ? error.message : 'no error'
}

beforeAll(async () => {
  server = new pg.Client({ connectionString: ownServerUrl() })
  await server.connect()
  await server.query(`create database ${database}`)
  await open()
})
afterAll(async () => {
  await server.query(`drop database ${database} with (force)`)
  await server.query(`drop role ${logins.application.user}, ${logins.system.user}`)
  await server.end()
})

describe('the logins of the server', () => {
  test('own nothing and become nobody else', async () => {
    const { db, system, close } = await opened()
    const loginOf = async (handle: Db) =>
      (await sql<{ login: string }>`select session_user::text as login`.execute(handle)).rows
    expect(await loginOf(db)).toEqual([{ login: logins.application.user }])
    expect(await loginOf(system)).toEqual([{ login: logins.system.user }])
    for (const [handle, role] of [
      [db, owner],
      [db, systemRole],
      [db, logins.system.user],
      [system, owner],
      [system, logins.application.user],
    ] as const) {
      expect(await reasonOf(sql`set role ${sql.id(role)}`.execute(handle))).toContain(
        'permission denied to set role',
      )
    }
    await close()
  })

  test('see one organisation in its transactions and all of them as the system, without a role to take', async () => {
    const { db, close } = await opened()
    const other = party.replace(/1$/, '2')
    const note = (id: string) => (tx: Db) =>
      sql`insert into platform.outbox (legal_party_id, topic, kind, payload)
        values (${id}, 'roles', 'x', '{}')`.execute(tx)
    await inTenant(db, party, note(party))
    await inTenant(db, other, note(other))
    const count = async (tx: Db) =>
      (await sql<{ n: number }>`select count(*)::integer as n from platform.outbox`.execute(tx))
        .rows[0]?.n
    expect(await inTenant(db, party, count)).toBe(1)
    expect(await inSystem(db, count)).toBe(2)
    expect(await count(db)).toBe(0)
    await close()
  })

  test('write neither the list of migrations nor the fingerprint of the secret', async () => {
    const { db, system, close } = await opened()
    for (const handle of [db, system]) {
      for (const change of [
        sql`delete from migrations.platform`,
        sql`insert into migrations.platform (name, timestamp) values ('9999-x', '')`,
        sql`update platform.installation set secret_fingerprint = ''`,
        sql`delete from platform.installation`,
      ]) {
        expect(await reasonOf(change.execute(handle))).toContain('permission denied')
      }
    }
    await close()
  })

  test.each(['superuser', 'bypassrls', 'createrole'])(
    'keep the server from starting when they have %s',
    async power => {
      await server.query(`alter role ${logins.application.user} ${power}`)
      try {
        expect(await reasonOf(open())).toMatch(/^The database login .*_app_login (is|may)/)
      } finally {
        await server.query(`alter role ${logins.application.user} no${power}`)
      }
    },
  )

  test('keep the server from starting when they own a table, or belong to who does', async () => {
    const direct = createDb({ url: url.href, max: 1 })
    const app = sql.id(logins.application.user)
    await sql`create table platform.mine (id integer)`.execute(direct.db)
    await sql`alter table platform.mine owner to ${app}`.execute(direct.db)
    expect(await reasonOf(open())).toContain('owns tables')
    await sql`drop table platform.mine`.execute(direct.db)
    await sql`grant ${sql.id(owner)} to ${app}`.execute(direct.db)
    expect(await reasonOf(open())).toContain(`through the role ${owner}`)
    await sql`revoke ${sql.id(owner)} from ${app}`.execute(direct.db)
    await direct.close()
  })
})

describe('a start', () => {
  test('with another secret is refused', async () => {
    expect(await reasonOf(open(url.href, 'o'.repeat(32)))).toContain('TARTIP_SECRET_KEY')
  })

  test('with nothing to migrate waits for no other start', async () => {
    const holder = createDb({ url: url.href, max: 1 })
    await holder.db.connection().execute(async connection => {
      await sql`select pg_advisory_lock(7290411)`.execute(connection)
      expect(await open()).toBeDefined()
      await sql`select pg_advisory_unlock(7290411)`.execute(connection)
    })
    await holder.close()
  })

  test('of an older version says that a newer one has been here', async () => {
    const direct = createDb({ url: url.href, max: 1 })
    await sql`insert into migrations.platform (name, timestamp) values ('9999-later', '')`.execute(
      direct.db,
    )
    expect(await reasonOf(open())).toContain(
      'A newer version of Tartip has been here: the database has its migration platform/9999-later',
    )
    await sql`delete from migrations.platform where name = '9999-later'`.execute(direct.db)
    await direct.close()
  })
})

describe('behind a real pgbouncer', () => {
  const behind = async (
    poolMode: 'session' | 'transaction',
    run: (pgbouncer: Pgbouncer) => Promise<void>,
  ) => {
    const users = [owner, logins.application.user, logins.system.user]
    const pgbouncer = await startPgbouncer({ serverUrl: ownServerUrl(), poolMode, users })
    try {
      await run(pgbouncer)
    } finally {
      await pgbouncer.stop()
    }
  }

  test('in session mode the settings of a session hold and leave nothing to the next client', () =>
    behind('session', async pgbouncer => {
      const { open: openPool } = await open(pgbouncer.url(owner, database))
      for (let client = 1; client <= 2; client += 1) {
        const { db, close } = openPool(1)
        const { rows } = await sql`
          select session_user::text as login, current_setting('lock_timeout') as lock,
            current_setting('timezone') as zone,
            nullif(current_setting('app.left', true), '') as left`.execute(db)
        const login = logins.application.user
        expect(rows).toEqual([{ login, lock: '10s', zone: 'UTC', left: null }])
        await sql`select set_config('app.left', 'behind', false)`.execute(db)
        await close()
      }
    }))

  test('in transaction mode the server does not start', () =>
    behind('transaction', async pgbouncer => {
      expect(await reasonOf(open(pgbouncer.url(owner, database)))).toContain('session mode')
    }))
})

test('every table with data of organisations is under forced row-level security', async () => {
  const whole = await testDatabase(migrationSets)
  // The embedded bank stands for systems of the bank, which know no organisation of a session.
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'legal_party_id'
    where c.relkind in ('r', 'p') and n.nspname <> 'twin'
      and not (c.relrowsecurity and c.relforcerowsecurity)`.execute(whole.ownerDb)
  expect(rows).toEqual([])
  const { rows: secured } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c
    where c.relforcerowsecurity and c.relnamespace = 'access_control'::regnamespace`.execute(
    whole.ownerDb,
  )
  const names = secured.map(({ name }) => name)
  for (const table of ['audit', 'session', 'person_contract']) {
    expect(names).toContain(`access_control.${table}`)
  }
  await whole.close()
})

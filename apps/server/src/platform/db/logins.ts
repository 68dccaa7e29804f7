import { hkdfSync } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { StartRefusal } from '../start-refusal.ts'
import { applicationRole, systemRole, type Db } from './db.ts'

export interface Login {
  readonly user: string
  readonly password: string
}

/** Whom the server logs in as; docs/decisions/database-roles.md. */
export interface Logins {
  /** One organisation in each transaction. */
  readonly application: Login
  /** Across organisations: jobs, sign-in. */
  readonly system: Login
}

/** PostgreSQL cuts names at 63 bytes. */
const longestDatabaseName = 45

/**
 * The logins of an installation. Roles belong to a whole PostgreSQL server, so they are named after the database; the
 * passwords follow from the installation's secret, so nobody has to keep further ones.
 */
export function loginsOf(databaseUrl: string, secretKey: string): Logins {
  const database = databaseNameOf(databaseUrl)
  const loginOf = (kind: string): Login => {
    const user = `${database.slice(0, longestDatabaseName)}_${kind}_login`
    const password = hkdfSync('sha256', secretKey, database, `tartip database ${kind}`, 32)
    return { user, password: Buffer.from(password).toString('base64url') }
  }
  return { application: loginOf('app'), system: loginOf('system') }
}

function databaseNameOf(databaseUrl: string): string {
  const { pathname, username } = new URL(databaseUrl)
  return decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username)
}

/** The same database as another user. */
export function urlOfLogin(databaseUrl: string, login: Login | undefined): string {
  if (login === undefined) return databaseUrl
  const url = new URL(databaseUrl)
  // An address without a host takes no user; PostgreSQL's own default is the same machine.
  if (url.hostname === '') url.hostname = 'localhost'
  url.username = encodeURIComponent(login.user)
  url.password = encodeURIComponent(login.password)
  return url.href
}

/** Makes the logins, or gives existing ones their password and rights; needs the owner's connection. */
export async function createLogins(db: Db, { application, system }: Logins): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer as version`.execute(db)
  // Before version 16 a member may always take the role; the groups own nothing that opens more.
  const options = (rows[0]?.version ?? 0) >= 160_000 ? sql` with inherit true, set false` : sql``
  for (const [group, login] of [
    [applicationRole, application],
    [systemRole, system],
  ] as const) {
    const user = sql.id(login.user)
    await sql`
      do $$ begin
        create role ${user} login;
      exception when duplicate_object or unique_violation then null;
      end $$`.execute(db)
    await sql`alter role ${user} with login inherit password ${sql.lit(login.password)}`.execute(db)
    await sql`grant ${sql.id(group)} to ${user} ${options}`.execute(db)
  }
}

/** Whether both can log in; any other failure than an unknown login or password is thrown. */
export async function canLogIn(db: Db, databaseUrl: string, logins: Logins): Promise<boolean> {
  const both = [logins.application, logins.system]
  const { rows } = await sql`
    select from pg_roles
    where rolcanlogin and rolname = any(${both.map(({ user }) => user)}::text[])`.execute(db)
  // A pooler remembers for a while that a login was refused.
  if (rows.length < both.length) return false
  for (const login of both) {
    const client = new pg.Client({ connectionString: urlOfLogin(databaseUrl, login) })
    try {
      await client.connect()
    } catch (error) {
      if (isRefusedLogin(error)) return false
      throw error
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  return true
}

/** 28000 no such role, 28P01 another password; a pooler says 08P01 about both. */
function isRefusedLogin(error: unknown): boolean {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '28000' || code === '28P01' || code === '08P01'
}

interface Power {
  login: string
  role: string
  power: string
}

/**
 * Whatever a login may become counts as its own: a superuser, who makes roles, who is above row-level security, or who
 * owns a table or schema could undo every policy.
 */
const powersOfLogin = sql<Power>`
  select session_user::text as login, r.rolname::text as role,
    case when r.rolsuper then 'is a superuser'
      when r.rolbypassrls then 'is above row-level security (BYPASSRLS)'
      when r.rolcreaterole then 'may make roles (CREATEROLE)'
      else 'owns tables or schemas' end as power
  from pg_roles r
  where pg_has_role(session_user, r.oid, 'member')
    and (r.rolsuper or r.rolbypassrls or r.rolcreaterole
      or exists (select from pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p', 'v', 'm', 'S'))
      or exists (select from pg_namespace n where n.nspowner = r.oid)
      or exists (select from pg_database d where d.datname = current_database() and d.datdba = r.oid))
  order by r.rolname = session_user desc limit 1`

/** @throws StartRefusal when the login of this handle could undo the protection of rows */
export async function refusePowerfulLogin(db: Db): Promise<void> {
  const { rows } = await powersOfLogin.execute(db)
  const [found] = rows
  if (found === undefined) return
  const through = found.role === found.login ? '' : `, through the role ${found.role},`
  throw new StartRefusal(
    `The database login ${found.login}${through} ${found.power}: row-level security would protect nothing. Take that from it and start again.`,
  )
}

/**
 * A pooler that gives one server connection to several clients (transaction mode) loses settings, prepared statements
 * and locks of a session, or shows them to others.
 *
 * @throws StartRefusal when the connections of the database are not the server's own
 */
export async function refuseSharedSessions(db: Db): Promise<void> {
  const mark = sql`select set_config('app.session_probe', 'first', false)`
  const read = sql<{ probe: string | null }>`
    select nullif(current_setting('app.session_probe', true), '') as probe`
  await db.connection().execute(async first => {
    await mark.execute(first)
    await db.connection().execute(async second => {
      // Held in a transaction: the first connection would now get another one behind the pooler.
      await sql`begin`.execute(second)
      const probeOf = async (one: Db) => (await read.execute(one)).rows[0]?.probe
      // Of a pooler with one connection the first would wait for the second, which has seen its mark already.
      const isOwn = (await probeOf(second)) === null && (await probeOf(first)) === 'first'
      await sql`rollback`.execute(second)
      if (isOwn) return
      throw new StartRefusal(
        'The database is behind a pooler that shares connections between clients (transaction mode): set it to session mode, or give the address of PostgreSQL itself.',
      )
    })
    await sql`reset app.session_probe`.execute(first)
  })
}

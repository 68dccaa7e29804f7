import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { shareListeners } from './commit-hooks.ts'
import { rememberConnections } from './connections.ts'
import type { Db, NoTables } from './db.ts'
import { urlOfLogin, type Login, type Logins } from './logins.ts'
import { createStatementNames, withNamedStatements } from './named-statements.ts'
import { typeParsers } from './type-parsers.ts'

export interface DbConnection {
  /** `postgresql://…`, or a unix socket as `postgresql://user@localhost/db?host=/path&port=5432`. */
  url: string
  /** The logins of the server; without them everything runs as the user of `url`: migrations do. */
  logins?: Logins
  /** Largest number of connections; 10 when left out. */
  max?: number
  /** Those of a request when left out. */
  limits?: TimeLimits
  /** Called with errors of idle connections; without a listener they would end the process. */
  onError?: (error: Error) => void
}

/** Texts as PostgreSQL takes them: `10s`, `5min`. They stop a forgotten transaction from holding locks for ever. */
export interface TimeLimits {
  readonly lock_timeout: string
  readonly statement_timeout: string
  readonly idle_in_transaction_session_timeout: string
}

const requestLimits: TimeLimits = {
  lock_timeout: '10s',
  statement_timeout: '60s',
  idle_in_transaction_session_timeout: '60s',
}

export interface OpenDb {
  db: Db
  pool: pg.Pool
  close(): Promise<void>
}

/**
 * For statements that find few rows by their keys. Planning such a statement costs more than running it, and
 * a plan made while a table was small must not read the whole of it once it is large.
 */
const byKeySettings: Settings = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
}

/**
 * Each handle has a pool for ordinary statements, one for statements by key and one for searches, and the first two
 * again for the login of the system. So money, sign-in, health and jobs keep their connections while searches use up
 * theirs. Connections are opened when they are needed.
 */
export function createDb(connection: DbConnection): OpenDb {
  const { url, logins, max = usualMax } = connection
  const open = (login: Login | undefined, most: number, more: Settings = {}) =>
    openHandle({ ...connection, url: urlOfLogin(url, login), max: Math.min(max, most) }, more)
  const general = open(logins?.application, max)
  const keyed = open(logins?.application, mostByKey, byKeySettings)
  const handles = [general, keyed]
  if (logins === undefined) {
    rememberConnections(keyed.db, keyed.connections)
    rememberConnections(general.db, { ...general.connections, byKey: keyed.db })
  } else {
    const reads = open(logins.application, Math.ceil(max / 2))
    rememberConnections(reads.db, reads.connections)
    const system = open(logins.system, mostOfSystem)
    const keyedSystem = open(logins.system, mostOfSystem, byKeySettings)
    handles.push(reads, system, keyedSystem)
    for (const one of [keyed, keyedSystem]) {
      rememberConnections(one.db, { ...one.connections, system: keyedSystem.db })
    }
    for (const [one, byKey] of [
      [general, keyed],
      [system, keyedSystem],
    ] as const) {
      const others = { byKey: byKey.db, reads: reads.db, system: system.db }
      rememberConnections(one.db, { ...one.connections, ...others })
    }
  }
  for (const { db } of handles) shareListeners(general.db, db)
  return {
    db: general.db,
    pool: general.connections.pool,
    async close() {
      await Promise.all(handles.map(handle => handle.close()))
    },
  }
}

const usualMax = 10
/** Statements by key are collected: few of them are under way at once. */
const mostByKey = 10
/** Jobs and steps of sign-in are short. */
const mostOfSystem = 6

type Settings = Readonly<Record<string, string>>

/**
 * Opens a pool. Values come back in our own types: int8 as bigint, numeric as a decimal string,
 * date as 'YYYY-MM-DD', timestamptz as epoch milliseconds.
 *
 * Settings are made by a statement before a connection is handed out: poolers drop or refuse start parameters.
 */
function openHandle(connection: DbConnection, more: Settings) {
  const settings = { ...(connection.limits ?? requestLimits), timezone: 'UTC', ...more }
  const calls = Object.entries(settings).map(
    ([name, value]) => `set_config('${name}', '${value}', false)`,
  )
  const settingStatement = `select ${calls.join(', ')}`
  const pool = new pg.Pool({
    connectionString: connection.url,
    max: connection.max ?? usualMax,
    // A dead server must not leave a request waiting for ever.
    connectionTimeoutMillis: 10_000,
    onConnect: async client => {
      await client.query(settingStatement)
    },
    types: typeParsers,
    // Statements that do not wait for each other travel together: fewer round trips, fewer wake-ups.
    pipeline: true,
  })
  const onError = connection.onError ?? (() => undefined)
  pool.on('error', onError)
  /** The ends of the connections that are open. */
  const ends = new Set<Promise<void>>()
  pool.on('connect', client => {
    const end = new Promise<void>(resolve => client.once('end', resolve))
    ends.add(end)
    void end.then(() => ends.delete(end))
    // A connection that dies between two queries of a transaction has no listener of its own.
    client.on('error', onError)
  })
  const nameOf = createStatementNames()
  const db = new Kysely<NoTables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool, nameOf) }),
  })
  return {
    db,
    connections: { pool, nameOf },
    /** The pool's own end does not wait for its connections: a server that stops then would break them off. */
    async close() {
      await db.destroy()
      // Kysely ends only a pool that it has used itself; statements by name use the pool without it.
      if (!pool.ending) await pool.end()
      await Promise.all(ends)
    },
  }
}

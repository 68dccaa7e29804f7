import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { shareListeners } from './commit-hooks.ts'
import { rememberConnections } from './connections.ts'
import type { Db, NoTables } from './db.ts'
import { createStatementNames, withNamedStatements } from './named-statements.ts'
import { typeParsers } from './type-parsers.ts'

export interface DbConnection {
  /** `postgresql://…`, or a unix socket as `postgresql://user@localhost/db?host=/path&port=5432`. */
  url: string
  /** Role taken on connecting; the server works as `applicationRole`, migrations as the owner. */
  role?: string
  /** Largest number of connections; 10 when left out. */
  max?: number
  /** Told about errors of idle connections; without a listener they would end the process. */
  onError?: (error: Error) => void
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
const byKeySettings: Readonly<Record<string, string>> = {
  plan_cache_mode: 'force_generic_plan',
  enable_seqscan: 'off',
  enable_hashjoin: 'off',
  enable_mergejoin: 'off',
  jit: 'off',
}

/** Each handle has two pools; connections are opened when they are needed. */
export function createDb(connection: DbConnection): OpenDb {
  const general = openHandle(connection, {})
  const { max = usualMax } = connection
  const keyed = openHandle({ ...connection, max: Math.min(max, mostByKey) }, byKeySettings)
  rememberConnections(keyed.db, keyed.connections)
  rememberConnections(general.db, { ...general.connections, byKey: keyed.db })
  shareListeners(general.db, keyed.db)
  return {
    db: general.db,
    pool: general.connections.pool,
    async close() {
      await Promise.all([general.db.destroy(), keyed.db.destroy()])
    },
  }
}

const usualMax = 10
/** Statements by key are collected: few of them are under way at once. */
const mostByKey = 10

/**
 * Opens a pool. Values come back in our own types: int8 as bigint, numeric as a decimal string,
 * date as 'YYYY-MM-DD', timestamptz as epoch milliseconds.
 *
 * The limits stop a forgotten transaction from holding locks for ever.
 */
function openHandle(connection: DbConnection, more: Readonly<Record<string, string>>) {
  const settings = {
    lock_timeout: '10s',
    statement_timeout: '60s',
    idle_in_transaction_session_timeout: '60s',
    timezone: 'UTC',
    ...(connection.role === undefined ? {} : { role: connection.role }),
    ...more,
  }
  const pool = new pg.Pool({
    connectionString: connection.url,
    max: connection.max ?? usualMax,
    // A dead server must not leave a request waiting for ever.
    connectionTimeoutMillis: 10_000,
    options: Object.entries(settings)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    types: typeParsers,
    // Statements that do not wait for each other travel together: fewer round trips, fewer wake-ups.
    pipeline: true,
  })
  const onError = connection.onError ?? (() => undefined)
  pool.on('error', onError)
  pool.on('connect', client => {
    // A connection that dies between two queries of a transaction has no listener of its own.
    client.on('error', onError)
  })
  const nameOf = createStatementNames()
  const db = new Kysely<NoTables>({
    dialect: new PostgresDialect({ pool: withNamedStatements(pool, nameOf) }),
  })
  return { db, connections: { pool, nameOf } }
}

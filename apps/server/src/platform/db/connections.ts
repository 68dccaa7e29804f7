import type { QueryExecutor } from 'kysely'
import type pg from 'pg'
import type { Db } from './db.ts'
import type { NameOf } from './named-statements.ts'

/** What implements a handle: the pool, and the names under which its statements are prepared. */
export interface Connections {
  readonly pool: pg.Pool
  readonly nameOf: NameOf
  /** A handle on the same database for statements that find few rows by their keys. */
  readonly byKey?: Db
  /** A handle on the same database for searches, which may take all of its connections. */
  readonly reads?: Db
  /** A handle on the same database that is logged in with the rights of the system role. */
  readonly system?: Db
}

const byExecutor = new WeakMap<QueryExecutor, Connections>()

/** Called by `createDb` for each handle it makes. */
export function rememberConnections(db: Db, connections: Connections): void {
  byExecutor.set(db.getExecutor(), connections)
}

/** @throws TypeError for a transaction: it has one connection and must stay on it. */
export function connectionsOf(db: Db): Connections {
  const connections = byExecutor.get(db.getExecutor())
  if (!connections) throw new TypeError('A handle of createDb is needed, not a transaction')
  return connections
}

/**
 * The handle for short statements that find their rows by keys, many times a second (`byKeySettings`). Who
 * listens to commits of `db` is notified of its commits too. A transaction, or a handle that watches what goes
 * through it, stays what it is.
 */
export function byKey(db: Db): Db {
  return byExecutor.get(db.getExecutor())?.byKey ?? db
}

/** The handle for what screens search; a transaction, or a handle with one login, stays what it is. */
export function forReads(db: Db): Db {
  return byExecutor.get(db.getExecutor())?.reads ?? db
}

/** The handle whose login may read and write every organisation; undefined where one login does everything. */
export function systemOf(db: Db): Db | undefined {
  return byExecutor.get(db.getExecutor())?.system
}

/** The same for single statements; a transaction, or a handle with one login, stays what it is. */
export function asSystem(db: Db): Db {
  return systemOf(db) ?? db
}

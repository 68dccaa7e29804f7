import { isUuid } from '@tartip/domain/identifiers/uuid'
import {
  AbortedTransactionError,
  CompiledQuery,
  DummyDriver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  Transaction,
  type Dialect,
  type QueryResult,
} from 'kysely'
import { notifyCommitted } from './commit-hooks.ts'
import { systemOf } from './connections.ts'
import { systemRole, type Db, type NoTables } from './db.ts'

const maximumAttempts = 4

/**
 * Runs work of one organisation in one transaction; row-level security hides all others.
 *
 * A returned Result with `ok: false` rolls back, as does anything thrown. Serialization failures and
 * deadlocks run the whole function again, so it must not do anything but database work: no network
 * call belongs inside a transaction.
 */
export async function inTenant<T>(
  db: Db,
  legalPartyId: string,
  run: (tx: Db) => Promise<T>,
  settings: LocalSettings = {},
): Promise<T> {
  return transact(db, withSettings(beginInTenant(legalPartyId), settings), run)
}

/** Settings that hold until the end of the transaction; they travel with its BEGIN and cost no statement each. */
export type LocalSettings = Readonly<Record<string, string>>

export const withSettings = (begin: string, settings: LocalSettings): string =>
  [
    begin,
    ...Object.entries(settings).map(([name, value]) => `set local ${name} = '${value}'`),
  ].join('; ')

/** Opens a transaction that sees one organisation. */
export function beginInTenant(legalPartyId: string): string {
  return beginInTenants([legalPartyId])
}

/** Opens a transaction that sees these organisations and no other: for collected calls of several. */
export function beginInTenants(legalPartyIds: readonly string[]): string {
  // The ids go into the text of the statement (SET takes no parameters), so their form is checked.
  if (!legalPartyIds.every(isUuid)) throw new TypeError('legalPartyId is not a UUID')
  return `begin; set local app.legal_party = '${[...new Set(legalPartyIds)].join(',')}'`
}

/**
 * Runs a job that crosses organisations in one transaction, with the rights of the system role. The server has a
 * login for it; the owner, who has one login for everything, takes the role.
 */
export async function inSystem<T>(db: Db, run: (tx: Db) => Promise<T>): Promise<T> {
  const system = systemOf(db)
  return system === undefined
    ? transact(db, `begin; set local role ${systemRole}`, run)
    : transact(system, 'begin', run)
}

function transact<T>(db: Db, begin: string, run: (tx: Db) => Promise<T>): Promise<T> {
  return retried(() => transactOnce(db, begin, run))
}

/** Tries again what PostgreSQL has rolled back for the sake of another transaction. */
export async function retried<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!isRetriable(error) || tried >= maximumAttempts) throw error
      // Whoever won needs a moment to finish; growing steps keep two losers from meeting again.
      await new Promise(resolve => setTimeout(resolve, tried * 10))
    }
  }
}

async function transactOnce<T>(db: Db, begin: string, run: (tx: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async connection => {
    const executor = connection.getExecutor()
    const props = { config: { dialect }, dialect, driver: new DummyDriver(), executor }
    // Two statements without parameters travel as one message: one round trip instead of two.
    await connection.executeQuery(CompiledQuery.raw(begin))
    let value: T
    try {
      value = await run(new Transaction<NoTables>(props))
    } catch (error) {
      await rollBack(connection)
      throw error
    }
    if (isRefusal(value)) {
      await rollBack(connection)
      return value
    }
    await commit(connection)
    notifyCommitted(db, executor)
    return value
  })
}

/** PostgreSQL answers COMMIT with ROLLBACK when an error inside was swallowed: never take that for success. */
async function commit(connection: Db): Promise<void> {
  const { rows } = await connection.executeQuery<{ command?: string }>(CompiledQuery.raw('commit'))
  if (rows[0]?.command !== 'COMMIT') throw new AbortedTransactionError()
}

/** The first error is the one to report; a lost connection rolls back by itself. */
async function rollBack(connection: Db): Promise<void> {
  await connection.executeQuery(CompiledQuery.raw('rollback')).catch(() => undefined)
}

function isRefusal(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && value.ok === false
}

/** 40001 serialization failure, 40P01 deadlock: PostgreSQL has rolled back, a new try is safe. */
function isRetriable(error: unknown): boolean {
  const code = sqlStateOf(error)
  return code === '40001' || code === '40P01'
}

/** The five-character code of a PostgreSQL error, or undefined for any other error. */
export function sqlStateOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' && error.code.length === 5 ? error.code : undefined
}

/** Only compiles queries: the connection is the one that the transaction already holds. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: db => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
}

export type Send = (query: CompiledQuery) => Promise<QueryResult<unknown>>

/** Each statement is sent at once; otherwise a transaction sends one when the one before it is answered. */
export function inPipeline<T>(tx: Db, run: (send: Send) => Promise<T>): Promise<T> {
  return tx
    .getExecutor()
    .provideConnection(connection => run(query => connection.executeQuery(query)))
}

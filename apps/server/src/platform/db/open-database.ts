import { join } from 'node:path'
import { StartRefusal } from '../start-refusal.ts'
import { ensureDatabase, startEmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { createDb, type OpenDb, type TimeLimits } from './create-db.ts'
import {
  canLogIn,
  createLogins,
  loginsOf,
  refusePowerfulLogin,
  refuseSharedSessions,
} from './logins.ts'
import type { Logins } from './logins.ts'
import { keepFingerprint, refuseOtherSecret } from './installation.ts'
import { asSystem } from './connections.ts'
import { withExclusiveLock } from './exclusive-lock.ts'
import { dropPartialDemo } from './partial-demo.ts'
import { runMigrations, type MigrationSet } from './migrator.ts'

export interface OpenDatabaseOptions {
  /** A PostgreSQL of one's own; undefined starts the embedded one under `dataDir`. */
  databaseUrl: string | undefined
  dataDir: string
  /**
   * The installation's secret: processes with another one are refused. Undefined for a command that serves nobody and
   * works as the owner.
   */
  secretKey: string | undefined
  /** The embedded database is created again when an earlier start did not finish the demo world. */
  demoMode: boolean
  sets: readonly MigrationSet[]
  onLog: (line: string) => void
  onError: (error: Error) => void
}

export interface Database {
  /** Opens a pool with the rights of the server. */
  open(max?: number): OpenDb
  close(): Promise<void>
}

const databaseName = 'tartip'
/**
 * A migration may work for long on large tables. It must not wait for long: everybody else waits behind a lock that it
 * waits for.
 */
const migrationLimits: TimeLimits = {
  lock_timeout: '10s',
  statement_timeout: '30min',
  idle_in_transaction_session_timeout: '5min',
}
const oldestVersion = 150_000
/** Any fixed number: of processes that start together one makes the logins. */
const loginLock = 7_290_415

/** Starts or finds the database and brings its schema up to date. */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const { url, stop } = await findServer(options)
  const { secretKey, onError } = options
  const logins = secretKey === undefined ? undefined : loginsOf(url, secretKey)
  try {
    await prepare(url, logins, options)
    if (logins !== undefined) await checkServer(url, logins, options)
  } catch (error) {
    await stop()
    throw toPermissionError(error)
  }
  return {
    open: (max = 10) =>
      createDb({ url, max, onError, ...(logins === undefined ? {} : { logins }) }),
    close: stop,
  }
}

/** Schema and logins, by the owner. An ordinary start finds everything done and only reads. */
async function prepare(
  url: string,
  logins: Logins | undefined,
  { sets, secretKey, onError }: OpenDatabaseOptions,
): Promise<void> {
  const owner = createDb({ url, max: 3, limits: migrationLimits, onError })
  try {
    await checkReachable(owner)
    await refuseSharedSessions(owner.db)
    if (secretKey !== undefined) await refuseOtherSecret(owner.db, secretKey)
    await runMigrations(owner.db, sets)
    if (secretKey === undefined || logins === undefined) return
    await keepFingerprint(owner.db, secretKey)
    if (await canLogIn(owner.db, url, logins)) return
    await withExclusiveLock(owner.db, loginLock, async connection => {
      if (!(await canLogIn(connection, url, logins))) await createLogins(connection, logins)
    })
  } finally {
    await owner.close()
  }
}

/** What the server works with is what its protection relies on. */
async function checkServer(
  url: string,
  logins: Logins,
  { onError }: OpenDatabaseOptions,
): Promise<void> {
  const server = createDb({ url, logins, max: 2, onError })
  try {
    await refuseSharedSessions(server.db)
    await refusePowerfulLogin(server.db)
    await refusePowerfulLogin(asSystem(server.db))
  } finally {
    await server.close()
  }
}

/** @throws StartRefusal when nobody answers or the server is too old */
async function checkReachable({ pool }: OpenDb): Promise<void> {
  const { rows } = await pool
    .query<{ version: number }>(`select current_setting('server_version_num')::int as version`)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      throw new StartRefusal(`The database of DATABASE_URL does not answer: ${reason}.`, {
        cause: error,
      })
    })
  if ((rows[0]?.version ?? 0) < oldestVersion) {
    throw new StartRefusal('Tartip needs PostgreSQL 15 or newer.')
  }
}

async function findServer(options: OpenDatabaseOptions) {
  if (options.databaseUrl !== undefined) {
    return { url: options.databaseUrl, stop: async () => undefined }
  }
  const dataDir = join(options.dataDir, 'postgres')
  const server = await startEmbeddedPostgres({ dataDir, onLog: options.onLog })
  try {
    const url = await ensureDatabase(server, databaseName)
    if (options.demoMode && (await dropPartialDemo(name => server.url(name), databaseName))) {
      options.onLog('the half loaded demo world was thrown away')
      await ensureDatabase(server, databaseName)
    }
    return { url, stop: () => server.stop() }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** PostgreSQL's insufficient_privilege. */
const insufficientPrivilege = '42501'

/**
 * One sentence for a database user who may not do what the migrations do; an error of another kind
 * comes back as it is.
 */
function toPermissionError(error: unknown): unknown {
  const refused = causesOf(error).find(
    cause => 'code' in cause && cause.code === insufficientPrivilege,
  )
  if (refused === undefined) return error
  return new StartRefusal(
    `The user of DATABASE_URL lacks a right (${refused.message}): it must be allowed to create roles and, in this database, schemas ("alter role … createrole", "grant create on database … to …").`,
    { cause: error },
  )
}

/** The error and what caused it, the outermost first. */
function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : []
}

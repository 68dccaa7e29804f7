import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Runs work that processes which start together must do one after the other; each has the lock of that number while it
 * works, and one that dies lets go of it. The work receives the connection that holds the lock, and may use others.
 */
export async function withExclusiveLock<T>(
  db: Db,
  lock: number,
  work: (connection: Db) => Promise<T>,
): Promise<T> {
  return db.connection().execute(async connection => {
    await waitForOthers(connection, lock)
    const unlock = () => sql`select pg_advisory_unlock(${lock})`.execute(connection)
    let done: T
    try {
      done = await work(connection)
    } catch (error) {
      // A connection that was lost has lost the lock too; the first error is the one to report.
      await unlock().catch(() => undefined)
      throw error
    }
    await unlock()
    return done
  })
}

/**
 * Another process may be at it for as long as its work takes; the limits of the pool are those of a request. Once the
 * lock is here they hold again.
 */
async function waitForOthers(connection: Db, lock: number): Promise<void> {
  const { rows } = await sql<{ lock: string; statement: string }>`
    select current_setting('lock_timeout') as lock,
      current_setting('statement_timeout') as statement`.execute(connection)
  const setLimits = (lockLimit: string, statementLimit: string) =>
    sql`
      select set_config('lock_timeout', ${lockLimit}, false),
        set_config('statement_timeout', ${statementLimit}, false)`.execute(connection)
  await setLimits('0', '0')
  await sql`select pg_advisory_lock(${lock})`.execute(connection)
  for (const limits of rows) await setLimits(limits.lock, limits.statement)
}

import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * A pool or one transaction. Its connections return int8 as bigint and timestamptz as epoch
 * milliseconds and use READ COMMITTED: a read after waiting for a lock must be the newest.
 */
export type LedgerDb = Kysely<Record<never, never>>

/** Instants are sent as ISO texts, which PostgreSQL reads to the millisecond. */
export function isoTimes(instants: readonly (number | undefined)[]): (string | null)[] {
  let last: number | undefined
  let text = ''
  // Most of a batch is booked at the same instant.
  return instants.map(at => {
    if (at === undefined) return null
    if (at !== last) text = new Date(at).toISOString()
    last = at
    return text
  })
}

/**
 * A list in PostgreSQL array syntax. Only for ids, numbers, instants and constant names: nothing in
 * them needs quoting, and large batches are sent much faster than as parameters.
 */
export function plainArray(list: readonly (string | bigint | null)[]): string {
  return `{${list.map(item => item ?? 'NULL').join(',')}}`
}

/** One instant as a timestamptz parameter. */
export function timestamp(at: number): RawBuilder<number> {
  return sql<number>`${new Date(at).toISOString()}::timestamptz`
}

const hourMs = 3_600_000

/**
 * The start of the hour of an instant; turnover of accounts that allow overdraft is kept by hour.
 */
export function hourOf(at: number): number {
  return Math.floor(at / hourMs) * hourMs
}

/**
 * Identifies this database, as a name fit for a folder. A copy in another cluster has another
 * identity: its chain continues separately.
 */
export async function readLedgerIdentity(db: LedgerDb): Promise<string> {
  const { rows } = await sql<{ cluster: bigint; name: string }>`
    select system_identifier as cluster, current_database() as name
    from pg_control_system()`.execute(db)
  const row = rows[0]
  if (row === undefined) throw new Error('The identity of the database cannot be read')
  return `${row.cluster}-${row.name.replaceAll(/[^\w-]/g, '_')}`
}

import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * A pool or one transaction. Its connections give int8 as bigint, timestamptz as epoch milliseconds and
 * work in READ COMMITTED: what is read after waiting for a lock must be the newest.
 */
export type LedgerDb = Kysely<Record<never, never>>

/** Instants cross as ISO texts, which PostgreSQL reads to the millisecond. */
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
 * A list as PostgreSQL writes one. Only for ids, numbers, instants and names of our own: nothing in them
 * needs quoting, and without it a large batch is sent in a fraction of the time.
 */
export function plainArray(list: readonly (string | bigint | null)[]): string {
  return `{${list.map(item => item ?? 'NULL').join(',')}}`
}

/** One instant as a timestamptz parameter. */
export function timestamp(at: number): RawBuilder<number> {
  return sql<number>`${new Date(at).toISOString()}::timestamptz`
}

const hourMs = 3_600_000

/** The beginning of the hour in which an instant lies; turnover of unguarded accounts is kept by it. */
export function hourOf(at: number): number {
  return Math.floor(at / hourMs) * hourMs
}

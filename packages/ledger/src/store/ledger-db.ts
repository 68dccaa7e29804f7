import { sql, type Kysely, type RawBuilder } from 'kysely'

/**
 * A pool or one transaction. Its connections give int8 as bigint, timestamptz as epoch milliseconds and
 * work in READ COMMITTED: what is read after waiting for a lock must be the newest.
 */
export type LedgerDb = Kysely<Record<never, never>>

/** Instants cross as ISO texts, which PostgreSQL reads to the millisecond. */
export function isoTimes(instants: readonly (number | undefined)[]): (string | null)[] {
  return instants.map(at => (at === undefined ? null : new Date(at).toISOString()))
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

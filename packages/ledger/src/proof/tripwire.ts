import { sql } from 'kysely'
import type { LedgerDb } from '../store/ledger-db.ts'
import type { Slice } from './slice.ts'

/** What PostgreSQL has counted so far, and how far its transactions are. */
export interface Counted {
  /** Rows of tables that only ever grow which somebody has changed or deleted all the same. */
  readonly rewritten: bigint
  /** Every later transaction has a number from here on. */
  readonly horizon: bigint
}

/**
 * Nobody changes or deletes transfers, entries or refusals; so PostgreSQL, which counts what is done to each
 * table whoever does it, must always count none. This costs the same on any books. Counters follow the
 * commit within ten seconds; they begin anew after a crash, and say nothing of what was done to the files.
 */
export async function readCounted(db: LedgerDb): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select coalesce(sum(n_tup_upd + n_tup_del), 0)::bigint as rewritten,
      pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon
    from pg_stat_all_tables
    where schemaname = 'ledger' and relname in ('transfer', 'entry', 'refusal')`.execute(db)
  return rows[0] ?? { rewritten: 0n, horizon: 0n }
}

/** Rows written since then that are looked at; more only make the search longer. */
const mostPlaces = 500

/**
 * The places of old batches of which a row was written since a moment: only a change by hand does that. One
 * pass over the tables, which looks at nothing but the number of the transaction that wrote each row.
 */
export async function rewrittenPlaces(
  tx: LedgerDb,
  since: bigint,
  provedUpTo: bigint,
): Promise<Slice[]> {
  const isYounger = sql`age(xmin) <= (select
    least(pg_snapshot_xmax(pg_current_snapshot())::text::bigint - ${since}::bigint, 2000000000))`
  const { rows } = await sql<{ place: bigint }>`
    with written as materialized (
      select transfer_id as id from ledger.entry where ${isYounger}
      union
      select id from ledger.transfer where ${isYounger}
    )
    select distinct batch.place from written
    join ledger.transfer on transfer.id = written.id
    join ledger.batch on batch.id = transfer.batch_id
    where batch.place <= ${provedUpTo} limit ${mostPlaces}`.execute(tx)
  return rows.map(({ place }) => ({ kind: 'places', after: place - 1n, upTo: place }))
}

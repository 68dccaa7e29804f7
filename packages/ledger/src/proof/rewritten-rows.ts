import { sql } from 'kysely'
import type { LedgerDb } from '../store/ledger-db.ts'
import type { Slice } from './prove-slice.ts'

/** The statistics counters of PostgreSQL, and its transaction horizon. */
export interface RewriteCounter {
  /** Changed or deleted rows of append-only tables. */
  readonly rewritten: bigint
  /** Every later transaction has an id of at least this. */
  readonly horizon: bigint
}

/**
 * Transfers, entries and refusals are never changed, and these, accounts and batches are never
 * deleted, so the statistics of PostgreSQL must always count zero. The cost does not depend on the
 * size of the books. Counters follow a commit within ten seconds, are reset by a crash, and do not
 * see changes of the files.
 */
export async function readRewriteCounter(db: LedgerDb): Promise<RewriteCounter> {
  const { rows } = await sql<RewriteCounter>`
    select coalesce(sum(n_tup_del) + sum(n_tup_upd) filter (
        where relname in ('transfer', 'entry', 'refusal')), 0)::bigint as rewritten,
      pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon
    from pg_stat_all_tables
    where schemaname = 'ledger'
      and relname in ('transfer', 'entry', 'refusal', 'account', 'batch')`.execute(db)
  return rows[0] ?? { rewritten: 0n, horizon: 0n }
}

/** Rows of old batches that were written since a moment, and their slices. */
export interface RewrittenRows {
  readonly rows: number
  /** The places of their batches. */
  readonly slices: readonly Slice[]
}

/** The maximum number of candidate rows; more would only make the search longer. */
const maxCandidates = 20_000
/** 128 MB: PostgreSQL appends new row versions near the end of the table. */
const tailPages = 16_384n

/**
 * Finds rows of old batches that were written since a moment: only a direct change does that. Reads
 * only the id of the writing transaction of each row, at the end of the tables or in all of them.
 */
export async function findRewrittenRows(
  tx: LedgerDb,
  since: bigint,
  provedUpTo: bigint,
  where: 'tail' | 'everywhere',
): Promise<RewrittenRows> {
  const ids = [
    ...(await recentRows(tx, 'entry', 'transfer_id', since, where)),
    ...(await recentRows(tx, 'transfer', 'id', since, where)),
    ...(await recentRows(tx, 'refusal', 'id', since, where)),
  ]
  if (ids.length === 0) return { rows: 0, slices: [] }
  const { rows } = await sql<{ place: bigint; rows: bigint }>`
    select batch.place, sum(young.rows)::bigint as rows
    from (select id, count(*) as rows from unnest(${ids}::uuid[]) as id group by id) as young
    join (select id, batch_id from ledger.transfer union all
      select id, batch_id from ledger.refusal) as member on member.id = young.id
    join ledger.batch on batch.id = member.batch_id
    where batch.place <= ${provedUpTo} group by batch.place`.execute(tx)
  return {
    rows: rows.reduce((total, row) => total + Number(row.rows), 0),
    slices: rows.map(({ place }) => ({ kind: 'places', after: place - 1n, upTo: place })),
  }
}

async function recentRows(
  tx: LedgerDb,
  table: 'entry' | 'transfer' | 'refusal',
  column: 'transfer_id' | 'id',
  since: bigint,
  where: 'tail' | 'everywhere',
): Promise<readonly string[]> {
  const name = sql.table(`ledger.${table}`)
  const now = await sql<{ pages: bigint; age: bigint }>`
    select pg_relation_size(${`ledger.${table}`}::regclass) / 8192 as pages,
      least(pg_snapshot_xmax(pg_current_snapshot())::text::bigint - ${since}::bigint, 2000000000)
        as age`.execute(tx)
  const { pages, age } = now.rows[0] ?? { pages: 0n, age: 0n }
  const first = where === 'tail' && pages > tailPages ? pages - tailPages : 0n
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(column)} as id from ${name}
    where age(xmin) <= ${age}::bigint and ctid >= ${`(${first},0)`}::tid
    limit ${maxCandidates}`.execute(tx)
  return rows.map(({ id }) => id)
}

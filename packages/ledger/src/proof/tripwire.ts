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
 * Nobody changes transfers, entries or refusals, and nobody deletes these, an account or a batch; so PostgreSQL,
 * which counts what is done to each table whoever does it, must always count none. This costs the same on any books. Counters follow the
 * commit within ten seconds; they begin anew after a crash, and say nothing of what was done to the files.
 */
export async function readCounted(db: LedgerDb): Promise<Counted> {
  const { rows } = await sql<Counted>`
    select coalesce(sum(n_tup_del) + sum(n_tup_upd) filter (
        where relname in ('transfer', 'entry', 'refusal')), 0)::bigint as rewritten,
      pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon
    from pg_stat_all_tables
    where schemaname = 'ledger'
      and relname in ('transfer', 'entry', 'refusal', 'account', 'batch')`.execute(db)
  return rows[0] ?? { rewritten: 0n, horizon: 0n }
}

/** Rows that were written since a moment though nobody books there any more, and where they belong. */
export interface Rewritten {
  readonly rows: number
  /** The places of their batches. */
  readonly slices: readonly Slice[]
}

/** Candidates that are looked at; more only make the search longer. */
const mostRows = 20_000
/** 128 MB: where PostgreSQL puts what is written now, and with it the new version of a changed row. */
const tailPages = 16_384n

/**
 * The rows of old batches that were written since a moment: only a change by hand does that. Looks at nothing
 * but the number of the transaction that wrote each row, at the end of the tables or in all of them.
 */
export async function findRewritten(
  tx: LedgerDb,
  since: bigint,
  provedUpTo: bigint,
  where: 'tail' | 'everywhere',
): Promise<Rewritten> {
  const ids = [
    ...(await youngRows(tx, 'entry', 'transfer_id', since, where)),
    ...(await youngRows(tx, 'transfer', 'id', since, where)),
    ...(await youngRows(tx, 'refusal', 'id', since, where)),
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

async function youngRows(
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
    limit ${mostRows}`.execute(tx)
  return rows.map(({ id }) => id)
}

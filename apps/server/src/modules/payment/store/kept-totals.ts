import { CompiledQuery, sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import { renewedEntries } from './search-entries.ts'
import { holdsUpkeepLock } from './upkeep-lock.ts'
import { isClosed } from './waits-for.ts'

/*
 * Kept totals: counts and sums of the closed documents of large organisations by month, day and hour of
 * creation. A closed document is executed or has ended without execution; open ones are few, change often and are
 * read themselves.
 *
 * A trigger notes each change of a closed document as a row of `kept_total_change` in the transaction of the
 * change, so no two writers wait for one total. A job folds those rows into `kept_total`. A total is what is kept
 * plus what is not folded yet, read in one statement.
 *
 * Totals of an organisation are kept from the first list on that is too long to be read as a whole (`REQUESTED`).
 * From `NOTED` on the trigger notes its changes; `COUNTED` says that its earlier documents are in the totals.
 */

export type KeptUnit = 'MONTH' | 'DAY' | 'HOUR'

interface Facet {
  /** What documents are distinguished by, over a row `s`. */
  readonly value: string
  /** The finest one first. */
  readonly units: readonly KeptUnit[]
  readonly when?: string
}

/** Account, currency and status are distinguished in each facet. */
export const keptFacets = {
  ALL: { value: `''`, units: ['HOUR', 'DAY', 'MONTH'] },
  ORIGIN: { value: 's.origin', units: ['DAY', 'MONTH'] },
  OPERATION: { value: 's.operation_code', units: ['DAY', 'MONTH'] },
  CREATOR: { value: 's.created_by::text', units: ['DAY', 'MONTH'] },
  // Accounts of one bank begin with the same digits: only these can be the organisation's own.
  RECIPIENT: {
    value: 's.recipient_account',
    units: ['DAY', 'MONTH'],
    when: 'left(s.recipient_account, 3) = left(s.payer_account, 3)',
  },
} as const satisfies Readonly<Record<string, Facet>>
export type KeptFacet = keyof typeof keptFacets

export const startOf = (unit: KeptUnit, at: string): string =>
  `date_trunc('${unit.toLowerCase()}', ${at}, 'Asia/Bishkek')`

const keyColumns =
  'legal_party_id, facet, value, unit, starts_at, payer_account, currency, status_code'

/** Totals of one facet and unit from rows of documents or their changes, which `source` names `s`. */
function sumsOf(facet: KeptFacet, unit: KeptUnit, source: string): string {
  const { value, when = 'true' }: Facet = keptFacets[facet]
  return `
    select s.legal_party_id, '${facet}' as facet, ${value} as value, '${unit}' as unit,
      ${startOf(unit, 's.created_at')} as starts_at, s.payer_account, s.currency, s.status_code,
      sum(s.count)::bigint as count, sum(s.amount_minor)::bigint as amount_minor
    from ${source} where ${when}
    group by 1, 2, 3, 4, 5, 6, 7, 8`
}

const everySum = (source: string): string =>
  Object.entries<Facet>(keptFacets)
    .flatMap(([facet, { units }]) => units.map(unit => sumsOf(facet as KeptFacet, unit, source)))
    .join('\nunion all')

/** Changes that one run folds. */
export const foldedAtOnce = 5_000

const folding = `
  with taken as (
    delete from payment.kept_total_change c
    using (
      select x.legal_party_id, x.id from payment.kept_total_change x
      join payment.kept_total_state k on k.legal_party_id = x.legal_party_id and k.state = 'COUNTED'
      limit ${foldedAtOnce}) as oldest
    where c.legal_party_id = oldest.legal_party_id and c.id = oldest.id
    returning c.*),
  folded as (
    insert into payment.kept_total as t (${keyColumns}, count, amount_minor)
    select * from (${everySum('taken s')}) as sums where count <> 0 or amount_minor <> 0
    on conflict (${keyColumns}) do update
      set count = t.count + excluded.count, amount_minor = t.amount_minor + excluded.amount_minor),
  ${renewedEntries}
  select count(*)::integer as count from taken`

/** Adds noted changes to the totals and renews the search entries of their documents; returns how many. */
export function foldKeptTotals(db: Db): Promise<number> {
  return inSystem(db, async tx => {
    if (!(await holdsUpkeepLock(tx))) return 0
    const { rows } = await tx.executeQuery<{ count: number }>(CompiledQuery.raw(folding))
    return rows[0]?.count ?? 0
  })
}

/** Starts to keep totals of organisations for which they were requested; returns how many it has counted. */
export async function countRequestedTotals(db: Db): Promise<number> {
  const run = (text: string, values: readonly unknown[] = []) =>
    inSystem(db, tx =>
      tx.executeQuery<{ legal_party_id: string }>(CompiledQuery.raw(text, [...values])),
    )
  await run(`update payment.kept_total_state set state = 'NOTED' where state = 'REQUESTED'`)
  // Whoever has changed a document without noting it has a number below this one.
  await run(`
    update payment.kept_total_state set noted_by_all_from = pg_snapshot_xmax(pg_current_snapshot())
    where state = 'NOTED' and noted_by_all_from is null`)
  const { rows } = await run(`
    select legal_party_id from payment.kept_total_state
    where state = 'NOTED' and noted_by_all_from <= pg_snapshot_xmin(pg_current_snapshot())`)
  let counted = 0
  for (const { legal_party_id: id } of rows) if (await countDocuments(db, id)) counted += 1
  return counted
}

/**
 * Counts what an organisation has. In one snapshot: the changes noted before it are in the documents already, those
 * noted after it stay and are folded. Answers false when another process counts, or has counted them meanwhile.
 */
async function countDocuments(db: Db, legalPartyId: string): Promise<boolean> {
  return inSystem(db, async tx => {
    const run = (text: string, ...values: readonly unknown[]) =>
      tx.executeQuery(CompiledQuery.raw(text, [...values]))
    await run('set transaction isolation level repeatable read')
    await run(`set local statement_timeout = 0`)
    await run(`set local work_mem = '64MB'`)
    if (!(await holdsUpkeepLock(tx))) return false
    // First of all: who counts at the same moment fails here and finds them counted when it tries again.
    const { rows } = await run(
      `update payment.kept_total_state set state = 'COUNTED'
       where legal_party_id = $1 and state = 'NOTED' returning legal_party_id`,
      legalPartyId,
    )
    if (rows.length === 0) return false
    await run('delete from payment.kept_total where legal_party_id = $1', legalPartyId)
    await run('delete from payment.kept_total_change where legal_party_id = $1', legalPartyId)
    const insert = `insert into payment.kept_total (${keyColumns}, count, amount_minor)`
    const facets = Object.entries<Facet>(keptFacets)
    // The documents are read once, and wider than what is counted of them.
    const finest = facets.map(([facet, { units }]) =>
      sumsOf(facet as KeptFacet, units[0] ?? 'DAY', 'documents s'),
    )
    await run(
      `with documents as materialized (
         select legal_party_id, created_at, created_by, origin, operation_code, payer_account,
           recipient_account, currency, status_code, amount_minor, 1 as count
         from payment.payment p where p.legal_party_id = $1 and ${isClosed('p')})
       ${insert} ${finest.join(' union all ')}`,
      legalPartyId,
    )
    for (const [facet, { units }] of facets) {
      for (const unit of units.slice(1)) {
        await run(
          `${insert}
           select legal_party_id, facet, value, '${unit}', ${startOf(unit, 'starts_at')},
             payer_account, currency, status_code, sum(count)::bigint, sum(amount_minor)::bigint
           from payment.kept_total
           where legal_party_id = $1 and facet = '${facet}' and unit = '${units[0]}'
           group by 1, 2, 3, 4, 5, 6, 7, 8`,
          legalPartyId,
        )
      }
    }
    return true
  })
}

const closedDocuments = (condition: string): string => `
  (select p.*, 1 as count from payment.payment p where ${condition} and ${isClosed('p')}) as s`

export interface WrongTotal {
  /** Organisation, facet, value, unit, start, account, currency and status. */
  readonly key: string
  readonly expected: string
  readonly found: string
}

/** Compares the totals of every organisation that has some with its documents; names each one that is wrong. */
export async function verifyKeptTotals(db: Db): Promise<readonly WrongTotal[]> {
  const counted = `(select legal_party_id from payment.kept_total_state where state = 'COUNTED')`
  const text = `
    with expected as (
      ${everySum(closedDocuments(`p.legal_party_id in ${counted}`))}),
    found as (
      select ${keyColumns}, sum(count)::bigint as count, sum(amount_minor)::bigint as amount_minor
      from (
        select * from payment.kept_total where legal_party_id in ${counted}
        union all
        select * from (${everySum('payment.kept_total_change s')}) as noted
        where legal_party_id in ${counted}) as parts
      group by ${keyColumns})
    select concat_ws(' ', ${keyColumns}) as key,
      concat_ws(' ', coalesce(expected.count, 0), coalesce(expected.amount_minor, 0)) as expected,
      concat_ws(' ', coalesce(found.count, 0), coalesce(found.amount_minor, 0)) as found
    from expected full join found using (${keyColumns})
    where (coalesce(expected.count, 0), coalesce(expected.amount_minor, 0))
      <> (coalesce(found.count, 0), coalesce(found.amount_minor, 0))
    order by 1`
  const { rows } = await inSystem(db, async tx => {
    await sql`set local statement_timeout = 0`.execute(tx)
    return tx.executeQuery<WrongTotal>(CompiledQuery.raw(text))
  })
  return rows
}

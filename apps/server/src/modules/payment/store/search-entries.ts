import { searchKeyOf, searchTermOf } from '@tartip/domain/lists/search-text'
import { paymentList } from '@tartip/domain/lists/payment-list'
import type { Viewer } from '@tartip/domain/people/viewer'
import { CompiledQuery } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import {
  addFilters,
  likePart,
  Conditions,
  type FilterConditions,
} from '../../../platform/lists/conditions.ts'
import { searchedRows, type ListConditions } from '../../../platform/lists/list-reader.ts'
import { addAsOf, addVisible, filterConditions, nameEnds } from './payment-conditions.ts'
import type { AccessScope, PaymentListQuery } from './payment-reads.ts'
import { isClosed, openWaits } from './waits-for.ts'

/*
 * Search of large histories. A closed document of an organisation whose totals are kept has an entry in
 * `payment.search_entry`, where each filter has an index: texts are found by every three characters in a row (grams).
 * Entries follow the notes of kept totals: the job that folds a note renews the entry of its document. Documents with a
 * note that is not folded yet and open documents are few and are read themselves.
 */

const entryColumns = [
  ...['legal_party_id', 'id', 'created_at', 'created_by', 'value_date', 'operation_code', 'origin'],
  ...['status_code', 'waits_for', 'transfer_num', 'payer_account', 'recipient_account', 'currency'],
  ...['amount_minor', 'amount_major', 'sort_name', 'search_text'],
]
const columnsOf = (row: string): string => entryColumns.map(name => `${row}.${name}`).join(', ')

/** Writes the entries of documents `p` from a source; one that is there is renewed. */
const writeEntries = (source: string): string => `
  insert into payment.search_entry (${entryColumns.join(', ')})
  select ${columnsOf('p')} from ${source} where ${isClosed('p')}
  on conflict (legal_party_id, id) do update
    set ${entryColumns.map(name => `${name} = excluded.${name}`).join(', ')}`

/** Statements that renew the entries of the documents named by the rows of `taken`. */
export const renewedEntries = `
  renewed as (
    ${writeEntries(`payment.payment p join (select distinct legal_party_id, payment_id from taken) as t
      on p.legal_party_id = t.legal_party_id and p.id = t.payment_id`)}),
  removed as (
    delete from payment.search_entry e using (select distinct legal_party_id, payment_id from taken) as t
    where e.legal_party_id = t.legal_party_id and e.id = t.payment_id and not exists (
      select from payment.payment p
      where p.legal_party_id = t.legal_party_id and p.id = t.payment_id and ${isClosed('p')}))`

const enteredAtOnce = 5_000
const beforeAllIds = '00000000-0000-0000-0000-000000000000'

/** Begins behind the documents that are entered already: those before are not read again. */
export const enterNextDocuments = `
    with organisation as (
      select legal_party_id, entered_to from payment.kept_total_state
      where state = 'COUNTED' and not is_searchable limit 1 for update skip locked),
    slice as (
      select p.* from organisation o cross join lateral (
        select * from payment.payment p
        where p.legal_party_id = o.legal_party_id and p.id > coalesce(o.entered_to, '${beforeAllIds}')
        order by p.id limit ${enteredAtOnce}) as p),
    entered as (${writeEntries('slice p')}),
    reached as (
      update payment.kept_total_state k
      set entered_to = coalesce((select id from slice order by id desc limit 1), k.entered_to),
        is_searchable = (select count(*) from slice) < ${enteredAtOnce}
      from organisation o where k.legal_party_id = o.legal_party_id)
    select count(*)::integer as count from slice`

/**
 * Enters the documents that an organisation had before its totals were kept, some of them in each run, in the order of
 * their ids. Whatever changes meanwhile is noted, and its entry is renewed later. Returns how many were read.
 */
export function enterEarlierDocuments(db: Db): Promise<number> {
  return inSystem(db, async tx => {
    const { rows } = await tx.executeQuery<{ count: number }>(CompiledQuery.raw(enterNextDocuments))
    return rows[0]?.count ?? 0
  })
}

/** Compares the entries with the documents, but for those with a note; names each document whose entry is wrong. */
export async function verifySearchEntries(db: Db): Promise<readonly string[]> {
  const ofSearchable = (row: string): string => `exists (
    select from payment.kept_total_state k
    where k.legal_party_id = ${row}.legal_party_id and k.is_searchable)`
  const text = `
    select coalesce(p.id, e.id) as id
    from (select * from payment.payment p where ${isClosed('p')} and ${ofSearchable('p')}) as p
    full join (select * from payment.search_entry e where ${ofSearchable('e')}) as e
      on e.legal_party_id = p.legal_party_id and e.id = p.id
    where (${columnsOf('p')}) is distinct from (${columnsOf('e')})
      and not exists (
        select from payment.kept_total_change c
        where c.legal_party_id = coalesce(p.legal_party_id, e.legal_party_id)
          and c.payment_id = coalesce(p.id, e.id))
    order by 1`
  const { rows } = await inSystem(db, async tx => {
    await tx.executeQuery(CompiledQuery.raw('set local statement_timeout = 0'))
    return tx.executeQuery<{ id: string }>(CompiledQuery.raw(text))
  })
  return rows.map(({ id }) => id)
}

/** The grams of one kind that a text which holds the typed part has, too. */
const holdsGrams = (where: Conditions, kind: 'text' | 'number' | 'account', part: string): string =>
  `p.grams @> payment.grams($1, '${kind}', ${where.place(part)})`

const contains = (where: Conditions, column: string, part: string, suffix = ''): string =>
  `${column} like ${where.place(`${likePart(part)}${suffix}`)}`

/** The same conditions as those of documents, with what leads to an index. */
const entryConditions: FilterConditions<typeof paymentList, Viewer> = {
  ...filterConditions,
  search(where, typed) {
    const { text, digits, amount } = searchTermOf(typed)
    const meanings = [
      `(${contains(where, 'p.search_text', text)} and ${holdsGrams(where, 'text', text)})`,
    ]
    if (digits !== undefined) {
      meanings.push(
        `(${contains(where, 'p.transfer_num', digits)} and ${holdsGrams(where, 'number', digits)})`,
        `((${contains(where, 'p.payer_account', digits)} or ${contains(where, 'p.recipient_account', digits)})
          and ${holdsGrams(where, 'account', digits)})`,
      )
    }
    if (amount !== undefined) meanings.push(`p.amount_major = ${where.place(amount)}::numeric`)
    where.add(`(${meanings.join(' or ')})`)
  },
  account(where, account, viewer) {
    filterConditions.account(where, account, viewer)
    where.add(holdsGrams(where, 'account', account))
  },
  recipient(where, typed) {
    const key = searchKeyOf(typed)
    where.add(contains(where, 'p.search_text', key, nameEnds))
    where.add(holdsGrams(where, 'text', key))
  },
  number(where, typed) {
    const key = searchKeyOf(typed)
    where.add(contains(where, 'p.transfer_num', key))
    where.add(holdsGrams(where, 'number', key))
  },
}

const newestFirst = `order by p.created_at desc, p.id desc limit ${searchedRows}`

/** What the filters find among all documents of the organisation; the newest of them when they are very many. */
export function searchConditions(
  scope: AccessScope,
  { values, viewer, asOf }: PaymentListQuery,
): ListConditions {
  const conditions = new Conditions()
  // `grams` needs the organisation as the first value.
  const organisation = conditions.place(scope.legalPartyId)
  const part = (filters: typeof filterConditions): Conditions => {
    const where = conditions.another()
    where.add(`p.legal_party_id = ${organisation}`)
    addVisible(where, scope)
    addFilters(where, filters, values, viewer)
    if (asOf !== undefined) addAsOf(where, asOf)
    return where
  }
  const changed = `(select c.payment_id from payment.kept_total_change c
    where c.legal_party_id = ${organisation} and c.payment_id is not null)`
  const waits = openWaits.map(each => `'${each}'`).join(', ')
  const documents = part(filterConditions).text()
  return {
    scan: conditions,
    filter: conditions.another(),
    source: `
      (select ${columnsOf('p')} from payment.searched_document p
       where ${part(entryConditions).text()} and p.id not in ${changed} ${newestFirst})
      union all
      (select ${columnsOf('p')} from payment.payment p
       where ${documents} and p.id in ${changed} and ${isClosed('p')})
      union all
      (select ${columnsOf('p')} from payment.payment p
       where ${documents} and p.deleted_at is null and p.waits_for is not null and p.waits_for in (${waits}))`,
  }
}

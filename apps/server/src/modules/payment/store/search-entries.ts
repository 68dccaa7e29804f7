import { searchKeyOf, searchTermOf, spellingsOf } from '@tartip/domain/lists/search-text'
import { paymentList } from '@tartip/domain/lists/payment-list'
import type { Viewer } from '@tartip/domain/people/viewer'
import { CompiledQuery } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import { inSystem } from '../../../platform/db/transaction.ts'
import {
  addFilters,
  Conditions,
  isAmountOf,
  type FilterConditions,
} from '../../../platform/lists/conditions.ts'
import type { ListConditions } from '../../../platform/lists/list-reader.ts'
import {
  addAsOf,
  addVisible,
  conditionsOfOpen,
  filterConditions,
  foundBySearch,
  noSalaryOfOne,
} from './payment-conditions.ts'
import type { AccessScope, PaymentListQuery } from './payment-reads.ts'
import { holdsUpkeepLock } from './upkeep-lock.ts'
import { isClosed } from './waits-for.ts'

/*
 * Search of large histories. A closed document of an organisation whose totals are kept has an entry in
 * `payment.search_entry`, where each filter has an index by week: texts are found by every three characters in a row,
 * accounts by every five as well (grams). A search goes back week by week until it has found enough. Entries follow the
 * notes of kept totals: the job that folds a note renews the entry of its document. Documents with a note that is not
 * folded yet and open documents are few and are read themselves.
 */

const entryColumns = [
  ...['legal_party_id', 'id', 'created_at', 'created_by', 'value_date', 'operation_code', 'origin'],
  ...['status_code', 'waits_for', 'transfer_num', 'payer_account', 'recipient_account', 'currency'],
  ...['amount_minor', 'amount_major', 'sort_name', 'search_text'],
]
const columnsOf = (row: string): string => entryColumns.map(name => `${row}.${name}`).join(', ')

/** What a list takes of what was found: its sums and orders. */
const foundColumns = [
  ...['id', 'legal_party_id', 'created_at', 'value_date', 'currency', 'amount_minor'],
  ...['amount_major', 'sort_name', 'transfer_num'],
]
  .map(name => `p.${name}`)
  .join(', ')

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

const enteredAtOnce = 2_000
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
    select count(*)::integer as count, count(*) < ${enteredAtOnce} as "isLast" from slice
    having exists (select from organisation)`

/**
 * Enters the documents that an organisation had before its totals were kept, some of them in each run, in the order of
 * their ids. Whatever changes meanwhile is noted, and its entry is renewed later: no note is folded before these entries are
 * written. Returns how many were read.
 */
export function enterEarlierDocuments(db: Db): Promise<number> {
  return inSystem(db, async tx => {
    if (!(await holdsUpkeepLock(tx))) return 0
    const { rows } = await tx.executeQuery<{ count: number; isLast: boolean }>(
      CompiledQuery.raw(enterNextDocuments),
    )
    const { count, isLast } = rows[0] ?? { count: 0, isLast: false }
    // Without statistics PostgreSQL works out the grams of every entry, for each week, instead of looking them up.
    if (isLast) await tx.executeQuery(CompiledQuery.raw('analyze payment.search_entry'))
    return count
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

/** Kinds of grams: a digit of an account is no digit of a document number. */
type GramKind = 'text' | 'number' | 'account'
/** The longest that fits: three characters of a word or a number are in thousands of documents of each week. */
const gramLengths = [5, 3] as const

/** A pasted text is looked up by its beginning, digits by their end, because the accounts of a bank begin alike. */
const mostGrams = 12
const mostGramsOfDigits = 2

const ofWeek = 'p.week = w.week'

/** How many people a register pays stands in no entry. */
const noEntryOfSalaryOfOne = `(p.operation_code <> 'SALARY' or exists (
  select from (select d.* from payment.payment d where d.legal_party_id = $1 and d.id = p.id) as p
  where ${noSalaryOfOne}))`

/** Texts that are looked up by their grams in each week `w`. */
class WeekGrams {
  readonly #where: Conditions
  readonly #columns: string[] = []
  restrictsToWeek = false

  constructor(where: Conditions) {
    this.#where = where
  }

  /** An entry of the week that has the grams of all parts. A part that is shorter than a gram has none: then any entry. */
  within(kind: GramKind, ...parts: readonly string[]): string {
    this.restrictsToWeek = true
    const all = parts.map(part => [...part])
    const length = gramLengths.find(each => all.every(part => each <= part.length))
    if (length === undefined) return ofWeek
    const grams = all.flatMap(part => sideBySide(part, length)).slice(0, mostGrams)
    const name = `grams${this.#columns.length}`
    const texts = `${this.#where.place(grams)}::text[]`
    // Kinds and lengths of all of them, in a text that does not depend on how many they are.
    const ofEach = (value: string) => `array_fill(${value}, array[cardinality(${texts})])`
    const ofWeeks = `payment.week_grams(
      $1, 0, ${ofEach(`'${kind}'::text`)}, ${ofEach(`${this.#where.place(length)}::integer`)}, ${texts})`
    // Of all weeks together: its subquery is worked out once.
    this.#columns.push(
      `(select array_agg(gram + week) from unnest((select ${ofWeeks})) as gram) as ${name}`,
    )
    return `p.grams @> w.${name}`
  }

  /**
   * What all spellings hold is looked up at once: long words, or long numbers alone, because the words beside them are in
   * many texts.
   */
  spelled(key: string): string {
    const spellings = spellingsOf(key)
    const [longest] = gramLengths
    const long = key.split(/[^\p{L}\d]+/u).filter(({ length }) => length >= longest)
    const numbers = long.filter(each => /^\d+$/.test(each))
    if (spellings.length > 1 && long.length > 0) {
      return this.within('text', ...(numbers.length > 0 ? numbers : long))
    }
    return `(${spellings.map(each => this.within('text', each)).join(' or ')})`
  }

  columns(): string {
    return ['week', ...this.#columns].join(', ')
  }
}

/** Grams of a text side by side; those between them would be looked up in each week for little. */
function sideBySide(characters: readonly string[], length: number): readonly string[] {
  const last = characters.length - length
  const areDigits = characters.every(each => /\d/.test(each))
  const starts = Array.from({ length: Math.ceil(characters.length / length) }, (_, nth) =>
    areDigits ? Math.max(last - nth * length, 0) : Math.min(nth * length, last),
  )
  return starts
    .slice(0, areDigits ? mostGramsOfDigits : mostGrams)
    .map(start => characters.slice(start, start + length).join(''))
}

/** The same conditions as those of documents, with what leads to an index. */
function entryConditionsOf(grams: WeekGrams): FilterConditions<typeof paymentList, Viewer> {
  return {
    ...filterConditions,
    search(where, typed) {
      foundBySearch(where, typed)
      const { text, digits, amount } = searchTermOf(typed)
      const places = [grams.spelled(text)]
      if (digits !== undefined) {
        places.push(grams.within('number', digits), grams.within('account', digits))
      }
      if (amount !== undefined) {
        places.push(`(${ofWeek} and ${isAmountOf(where, 'p.amount_major', amount)})`)
      }
      // Apart from what is typed: a condition of indexes alone is not worked out again for each entry.
      where.add(`(${places.join(' or ')})`)
    },
    account(where, account, viewer) {
      filterConditions.account(where, account, viewer)
      where.add(grams.within('account', account))
    },
    recipient(where, typed, viewer) {
      filterConditions.recipient(where, typed, viewer)
      where.add(grams.spelled(searchKeyOf(typed)))
    },
    number(where, typed, viewer) {
      filterConditions.number(where, typed, viewer)
      where.add(grams.within('number', searchKeyOf(typed)))
    },
  }
}

/**
 * Eight pages of a screen. They lie scattered, so each costs the reading of a page; those that are searched without
 * entries lie together.
 */
export const mostFound = 320
/**
 * So many of the newest entries are tried first. Where at least `frequentInTried` of them fit, as many more are read in
 * their order as `newestRead` says: that costs less than a look-up, which reads every fitting entry of a week.
 */
const newestTried = 500
const frequentInTried = 25
const newestRead = 8_000
/** So many weeks are gone through one after the other, ten years; before, those alone that have entries. */
const weeksInRow = 520
const newestFirst = `order by p.created_at desc, p.id desc limit ${mostFound}`

/** What the filters find among all documents of the organisation; the newest of them when they are very many. */
export function searchConditions(scope: AccessScope, request: PaymentListQuery): ListConditions {
  const { values, viewer, asOf } = request
  const conditions = new Conditions()
  // `week_grams` needs the organisation as the first value.
  const organisation = conditions.place(scope.legalPartyId)
  const part = (filters: typeof filterConditions, notSalaryOfOne?: string): Conditions => {
    const where = conditions.another()
    where.add(`p.legal_party_id = ${organisation}`)
    addVisible(where, scope, notSalaryOfOne)
    addFilters(where, filters, values, viewer)
    if (asOf !== undefined) addAsOf(where, asOf)
    return where
  }
  const changed = `(select c.payment_id from payment.kept_total_change c
    where c.legal_party_id = ${organisation} and c.payment_id is not null)`
  const grams = new WeekGrams(conditions)
  const entries = part(entryConditionsOf(grams), noEntryOfSalaryOfOne)
  // With grams, which hold the week, PostgreSQL would look up all entries of the week besides.
  if (!grams.restrictsToWeek) entries.add(ofWeek)
  const isAlone = Object.values(values).filter(value => value !== undefined).length === 1
  const isRangeOfAmounts = values.amount?.min !== undefined && values.amount.max !== undefined
  const { from, to } = values.created ?? {}
  // A day more on both sides, wherever midnight is.
  const toWeek = to === undefined ? undefined : `payment.week_of(${conditions.place(to)}::date + 2)`
  const fromWeek =
    from === undefined ? undefined : `payment.week_of(${conditions.place(from)}::date - 1)`
  const weekOfEntries = (which: 'max' | 'min', condition = ''): string => `(
    select ${which}(e.week) from payment.searched_document e
    where e.legal_party_id = ${organisation}${condition})`
  const weeks = `
    with recursive ends as materialized (
      select least(${weekOfEntries('max')}, ${toWeek ?? 'null'}) as newest,
        greatest(${weekOfEntries('min')}, ${fromWeek ?? 'null'}) as oldest),
    weeks as (
      select week from ends, generate_series(newest, greatest(oldest, newest - ${weeksInRow}), -1) as week
      union all
      select ${weekOfEntries('max', ' and e.week < weeks.week')} from weeks, ends
      where week <= newest - ${weeksInRow} and week > oldest)
    select ${grams.columns()} from weeks where week >= (select oldest from ends)`
  // What is frequent is found where nobody looks it up: among the newest entries.
  const mayBeFrequent =
    values.search !== undefined || values.recipient !== undefined || values.amount !== undefined
  const newest = (count: number): string => `
    select ${columnsOf('p')} from payment.searched_document p
    where p.legal_party_id = ${organisation}${toWeek === undefined ? '' : ` and p.week <= ${toWeek}`}
    order by p.week desc, p.created_at desc, p.id desc limit ${count}`
  const amongNewest = (): string => {
    const fits = part(filterConditions, noEntryOfSalaryOfOne).text()
    return `
    with newest as materialized (
      select ${foundColumns} from (
        select * from (${newest(newestRead)}) as p
        limit (select case when count(*) < ${frequentInTried} then ${newestTried} end
               from (${newest(newestTried)}) as p where ${fits})) as p
      where ${fits} and p.id not in ${changed})
    select ${foundColumns} from newest as p
    union all`
  }
  const afterNewest = ' and p.id not in (select newest.id from newest)'
  // Week by week from the newest back, each only when those after it have not found enough: a nested loop reads its
  // outer side in order, and the limit ends it.
  return {
    scan: conditions,
    filter: conditions.another(),
    most: mostFound,
    // Grams, and both ends of an amount, lead to the entries. With other filters it depends on the values which of them
    // finds less.
    isPlannedOnce: isAlone && (grams.restrictsToWeek || isRangeOfAmounts),
    source: `
      (select ${foundColumns} from (${mayBeFrequent ? amongNewest() : ''}
         (select ${foundColumns} from (${weeks}) as w
          cross join lateral (
            select ${foundColumns} from payment.searched_document p
            where ${entries.text()} and p.id not in ${changed}${mayBeFrequent ? afterNewest : ''}
            ${newestFirst}) as p)) as p
       limit ${mostFound})
      union all
      (select ${foundColumns} from payment.payment p
       where ${part(filterConditions).text()} and p.id = any(array${changed}) and ${isClosed('p')})
      union all
      (select ${foundColumns} from payment.payment p
       where ${conditionsOfOpen(conditions, scope, request).text()})`,
  }
}

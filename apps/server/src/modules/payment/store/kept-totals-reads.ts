import type { FilterValues, SortOrder } from '@tartip/domain/lists/list'
import type { paymentList } from '@tartip/domain/lists/payment-list'
import { statusesOfTab } from '@tartip/domain/payment/tabs'
import { endOfDay, instantAt, toIso, type Instant } from '@tartip/domain/time/instant'

import type { Clock } from '../../../platform/clock.ts'
import type { Conditions } from '../../../platform/lists/conditions.ts'
import {
  totalOf,
  type CurrencyTotal,
  type KnownList,
  type Read,
} from '../../../platform/lists/list-reader.ts'
import { coverPeriod, type CoveredPeriod, type Span } from './kept-periods.ts'
import { keptFacets, startOf, type KeptFacet, type KeptUnit } from './kept-totals.ts'
import {
  conditionsOfList,
  conditionsOfOpen,
  noSalaryOfOne,
  salaryOfOne,
} from './payment-conditions.ts'
import type { AccessScope, PaymentListQuery } from './payment-reads.ts'
import { isClosed } from './waits-for.ts'

/** A sum of found documents of one status and currency. */
export type KeptSum = Readonly<{
  status_code: string
  currency: string
  amount: bigint
  count: number
}>

/** What is read from kept totals where they can answer a query. */
export interface KeptQuery extends KnownList {
  sums(): Promise<readonly KeptSum[]>
}

/** What large organisations have: totals, and later search entries of all their closed documents, too. */
export type KeptState = 'NOTHING' | 'TOTALS' | 'TOTALS_AND_ENTRIES'

export interface KeptTotals {
  stateOf(legalPartyId: string): Promise<KeptState>
  /** Totals of the organisation are kept from now on. */
  request(legalPartyId: string): Promise<void>
  /** Undefined when the filters are not those that totals are kept by. */
  query(scope: AccessScope, request: PaymentListQuery): KeptQuery | undefined
}

/** How long a state that is not the last one is taken for the present one. */
const stateMs = 60_000

export function createKeptTotals(read: Read, clock: Clock): KeptTotals {
  const states = new Map<string, { readonly state: KeptState; readonly until: Instant }>()
  const requested = new Set<string>()
  return {
    async stateOf(legalPartyId) {
      const now = clock.now()
      const known = states.get(legalPartyId)
      const mayHaveChanged = known?.state === 'NOTHING' && requested.has(legalPartyId)
      if (known !== undefined && now < known.until && !mayHaveChanged) return known.state
      const rows = await read<{ state: string; is_searchable: boolean }>(
        legalPartyId,
        'select state, is_searchable from payment.kept_total_state where legal_party_id = $1',
        [legalPartyId],
      )
      const [row] = rows
      const state =
        row?.state !== 'COUNTED' ? 'NOTHING' : row.is_searchable ? 'TOTALS_AND_ENTRIES' : 'TOTALS'
      // What is kept once is kept for ever.
      const until = state === 'TOTALS_AND_ENTRIES' ? Number.POSITIVE_INFINITY : now + stateMs
      states.set(legalPartyId, { state, until })
      return state
    },
    async request(legalPartyId) {
      if (requested.has(legalPartyId)) return
      await read(
        legalPartyId,
        'insert into payment.kept_total_state (legal_party_id) values ($1) on conflict do nothing',
        [legalPartyId],
      )
      requested.add(legalPartyId)
    },
    query(scope, request) {
      const facets = facetsOf(scope, request.values)
      const period = periodOf(request)
      if (facets === undefined || period === undefined) return undefined
      const statement = (write: (parts: Parts) => string) => {
        const parts = partsOf(scope, request, facets, period)
        return { text: write(parts), values: parts.where.values }
      }
      const sums = () => {
        const { text, values } = statement(sumsText)
        return read<KeptSum>(scope.legalPartyId, text, values)
      }
      return {
        sums,
        totals: async () => totalsOf(await sums()),
        async ids(order, skipped, size) {
          const { text, values } = statement(parts => idsText(parts, order, skipped, size))
          const rows = await read<{ id: string }>(scope.legalPartyId, text, values)
          return rows.map(({ id }) => id)
        },
      }
    },
  }
}

function totalsOf(sums: readonly KeptSum[]): readonly CurrencyTotal[] {
  const totals = new Map<string, Omit<KeptSum, 'status_code'>>()
  for (const { currency, amount, count } of sums) {
    const known = totals.get(currency)
    totals.set(currency, {
      currency,
      amount: amount + (known?.amount ?? 0n),
      count: count + (known?.count ?? 0),
    })
  }
  return [...totals.values()]
    .toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
    .map(totalOf)
}

interface FacetValues {
  readonly facet: KeptFacet
  readonly values: readonly string[]
}

type Values = FilterValues<typeof paymentList>

/** The filters that totals are kept by. With any other, documents are read. */
const answered: ReadonlySet<string> = new Set<keyof Values>([
  ...(['tab', 'created', 'currency', 'account', 'creator', 'origin', 'operation'] as const),
])

/** The totals that add up to what the filters find: those of one facet, or of an own account on either side. */
function facetsOf(scope: AccessScope, values: Values): readonly FacetValues[] | undefined {
  const { account, creator, origin, operation } = values
  if (Object.entries(values).some(([name, value]) => value !== undefined && !answered.has(name))) {
    return undefined
  }
  if (account !== undefined && !scope.accounts.includes(account)) return undefined
  const given: readonly FacetValues[] = [
    ...(creator === undefined ? [] : [{ facet: 'CREATOR' as const, values: [creator] }]),
    ...(origin === undefined ? [] : [{ facet: 'ORIGIN' as const, values: [origin] }]),
    ...(operation === undefined ? [] : [{ facet: 'OPERATION' as const, values: operation }]),
  ]
  if (account === undefined) {
    return given.length === 0
      ? [{ facet: 'ALL', values: [''] }]
      : given.length === 1
        ? given
        : undefined
  }
  if (given.length > 0) return undefined
  return [
    { facet: 'ALL', values: [''] },
    { facet: 'RECIPIENT', values: [account] },
  ]
}

/** Of days that no calendar of a company has, documents are read instead. */
const [firstDay, lastDay] = ['2000-01-01', '2999-12-31']

function periodOf({ values: { created }, asOf }: PaymentListQuery): Span | undefined {
  const { from, to } = created ?? {}
  if ([from, to].some(day => day !== undefined && (day < firstDay || day > lastDay)))
    return undefined
  const ends = [
    ...(to === undefined ? [] : [endOfDay(to)]),
    ...(asOf === undefined ? [] : [asOf + 1]),
  ]
  return {
    from: from === undefined ? undefined : instantAt(from, 0),
    to: ends.length === 0 ? undefined : Math.min(...ends),
  }
}

interface Parts {
  readonly where: Conditions
  /** All conditions of documents `p`. */
  readonly documents: string
  /** Those of open documents. */
  readonly open: string
  /** Those of documents that the totals count although the person may not see them; undefined when they may see all. */
  readonly hidden: string | undefined
  /** Conditions of kept totals `s`, of each facet by itself, and of noted changes `s`; without the period. */
  readonly totals: readonly string[]
  readonly changes: string
  readonly period: CoveredPeriod
  /** The finest units by which the totals are kept. */
  readonly finest: KeptUnit
}

function partsOf(
  scope: AccessScope,
  request: PaymentListQuery,
  facets: readonly FacetValues[],
  span: Span,
): Parts {
  const { hidesSalaryOfOne = false } = scope
  const where = conditionsOfList({ ...scope, hidesSalaryOfOne: false }, request)
  const counted = where.text()
  const { tab, currency, account } = request.values
  const common = [
    's.legal_party_id = $1',
    `s.payer_account = any(${where.place([...scope.accounts])}::text[])`,
    ...(currency === undefined ? [] : [`s.currency = ${where.place(currency)}`]),
    ...(tab === undefined
      ? []
      : [`s.status_code = any(${where.place([...statusesOfTab(tab, request.viewer)])}::text[])`]),
  ]
  const own = account === undefined ? undefined : where.place(account)
  const ofFacets = facets.map(({ facet, values }) => {
    const list = where.place([...values])
    const ofAccount =
      own === undefined
        ? ''
        : facet === 'RECIPIENT'
          ? ` and s.payer_account <> ${own}`
          : ` and s.payer_account = ${own}`
    return {
      total: `s.facet = '${facet}' and s.value = any(${list}::text[])${ofAccount}`,
      change: `${keptFacets[facet].value} = any(${list}::text[])${ofAccount}`,
    }
  })
  const finest = facets.some(({ facet }) => keptFacets[facet].units[0] === 'DAY') ? 'DAY' : 'HOUR'
  return {
    where,
    open: conditionsOfOpen(where, scope, request).text(),
    documents: hidesSalaryOfOne ? `${counted} and ${noSalaryOfOne}` : counted,
    hidden: hidesSalaryOfOne ? `${counted} and ${salaryOfOne}` : undefined,
    totals: ofFacets.map(({ total }) => [...common, total].join(' and ')),
    changes: [...common, anyOf(ofFacets.map(({ change }) => change))].join(' and '),
    period: coverPeriod(span, finest),
    finest,
  }
}

const instantIn = (where: Conditions, at: Instant | undefined, none: string): string =>
  at === undefined ? `'${none}'::timestamptz` : `${where.place(toIso(at))}::timestamptz`

const isWithin = (where: Conditions, column: string, { from, to }: Span): string =>
  `${column} >= ${instantIn(where, from, '-infinity')} and ${column} < ${instantIn(where, to, 'infinity')}`

const anyOf = (conditions: readonly string[]): string =>
  conditions.length === 0 ? 'false' : `(${conditions.map(each => `(${each})`).join(' or ')})`

const isAtEdge = ({ where, period: { edges } }: Parts, column: string): string =>
  anyOf(edges.map(edge => isWithin(where, column, edge)))

/** Open documents, which no total counts, and with a minus the hidden ones, which totals count. */
function besideTotals(parts: Parts): string {
  const { open, hidden } = parts
  const taken =
    hidden === undefined
      ? ''
      : `
    union all
    select p.status_code, p.currency, -p.amount_minor, p.created_at, -1 from payment.payment p
    where ${hidden} and ${isClosed('p')} and not ${isAtEdge(parts, 'p.created_at')}`
  return `
  beside as materialized (
    select p.status_code, p.currency, p.amount_minor, p.created_at, 1 as n from payment.payment p
    where ${open}${taken})`
}

const closedAtEdges = (parts: Parts): string =>
  `${parts.documents} and ${isClosed('p')} and ${isAtEdge(parts, 'p.created_at')}`

/** Rows of kept totals, each facet and span by itself: a range of the primary key holds each of them. */
const totalsIn = ({ where, totals, period: { spans } }: Parts, columns: string): string =>
  totals
    .flatMap(total =>
      spans.map(
        span => `
      select ${columns} from payment.kept_total s
      where ${total} and s.unit = '${span.unit}' and ${isWithin(where, 's.starts_at', span)}
      union all`,
      ),
    )
    .join('')

const changedIn = ({ where, changes, period: { spans } }: Parts): string =>
  `${changes} and ${anyOf(spans.map(span => isWithin(where, 's.created_at', span)))}`

function sumsText(parts: Parts): string {
  return `
    with ${besideTotals(parts)}
    select status_code, currency, sum(amount_minor)::bigint as amount, sum(count)::integer as count
    from (
      ${totalsIn(parts, 's.status_code, s.currency, s.amount_minor, s.count')}
      select s.status_code, s.currency, s.amount_minor, s.count from payment.kept_total_change s
      where ${changedIn(parts)}
      union all
      select p.status_code, p.currency, p.amount_minor, 1 from payment.payment p
      where ${closedAtEdges(parts)}
      union all
      select status_code, currency, amount_minor, n from beside) as sums
    group by 1, 2 having sum(count) <> 0 order by 1, 2`
}

/*
 * Counts by month lead to the months that hold the page, those by day to its days, those by hour to its hours. Only
 * documents of these are read. `blocks` of each level hold a stretch of the list without a gap, so they are counted
 * on from the first one.
 */
function idsText(parts: Parts, order: SortOrder, skipped: number, size: number): string {
  const { where, documents, totals, changes, period, finest } = parts
  const direction = order === 'DESC' ? 'desc' : 'asc'
  const [first, after] = [
    `${where.place(skipped)}::bigint`,
    `${where.place(skipped + size)}::bigint`,
  ]
  const outside = isAtEdge(parts, 'o.created_at')
  // Days begin on the hour, so the only edge is the newest one: what was made in the hour of `asOf`.
  const edge = instantIn(where, period.edges[0]?.from, '-infinity')
  const startsOf = (column: string): string =>
    `case ${period.spans
      .map(span => `when ${isWithin(where, column, span)} then ${startOf(span.unit, column)}`)
      .join(' ')} end`
  const unitsOf = (column: string): string =>
    `case ${period.spans
      .map(span => `when ${isWithin(where, column, span)} then '${span.unit}'`)
      .join(' ')} end`
  const spans = period.spans.length > 0
  const finer = (unit: KeptUnit, coarser: KeptUnit, from: string): string => `
    select unit, starts_at, n from ${from} where unit <> '${coarser}'
    union all
    select '${unit}', starts_at, sum(n) from (
      ${totals
        .map(
          total => `
      select s.starts_at, s.count as n from ${from} b join payment.kept_total s
        on s.starts_at >= b.starts_at and s.starts_at < b.ends_at and ${total}
      where b.unit = '${coarser}' and s.unit = '${unit}'
      union all`,
        )
        .join('')}
      select ${startOf(unit, 's.created_at')}, s.count from ${from} b join payment.kept_total_change s
        on s.created_at >= b.starts_at and s.created_at < b.ends_at and ${changes}
      where b.unit = '${coarser}'
      union all
      select ${startOf(unit, 'o.created_at')}, o.n from ${from} b join beside o
        on o.created_at >= b.starts_at and o.created_at < b.ends_at
      where b.unit = '${coarser}') as parts
    group by starts_at`
  const picked = (counted: string, base: string): string => `
    select *, ${endOf} as ends_at from (
      select unit, starts_at, n, ${base} + sum(n) over (order by starts_at ${direction}) - n as before
      from (${counted}) as counted) as blocks
    where n > 0 and before < ${after} and before + n > ${first}`
  const baseOf = (level: string): string => `(select coalesce(min(before), 0) from ${level})`
  const top = `
    select unit, starts_at, sum(n) as n from (
      ${
        spans
          ? `${totalsIn(parts, 's.unit, s.starts_at, s.count as n')}
      select ${unitsOf('s.created_at')}, ${startsOf('s.created_at')}, s.count
      from payment.kept_total_change s where ${changedIn(parts)}
      union all
      select ${unitsOf('o.created_at')}, ${startsOf('o.created_at')}, o.n
      from beside o where not ${outside}
      union all`
          : ''
      }
      select 'EDGE' as unit, ${edge} as starts_at, 1 as n from payment.payment p
      where ${closedAtEdges(parts)}
      union all
      select 'EDGE', ${edge}, o.n from beside o where ${outside}) as parts
    group by 1, 2`
  const last = finest === 'HOUR' ? 'hours' : 'days'
  return `
    with ${besideTotals(parts)},
    months as materialized (${picked(top, '0')}),
    days as materialized (${picked(finer('DAY', 'MONTH', 'months'), baseOf('months'))})
    ${finest === 'HOUR' ? `, hours as materialized (${picked(finer('HOUR', 'DAY', 'days'), baseOf('days'))})` : ''}
    select id from (
      select p.id, p.created_at from ${last} b cross join lateral (
        select p.id, p.created_at from payment.payment p
        where ${documents} and p.created_at >= b.starts_at and p.created_at < b.ends_at
        order by p.created_at ${direction}, p.id ${direction}
        limit (${after} - b.before)::bigint) as p) as p
    order by created_at ${direction}, id ${direction}
    limit ${after} - ${first} offset (${first} - ${baseOf(last)})::bigint`
}

const endOf = `case unit when 'HOUR' then starts_at + interval '1 hour' when 'EDGE' then 'infinity'
  else (starts_at at time zone 'Asia/Bishkek' + case unit when 'DAY' then interval '1 day'
    else interval '1 month' end) at time zone 'Asia/Bishkek' end`

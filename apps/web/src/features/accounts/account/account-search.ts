import { accountOperationList } from '@tartip/domain/lists/account-operation-list'
import { filterInputOf, readListAddress } from '@tartip/domain/lists/list'
import type { ListSearch } from '@tartip/domain/lists/list'
import { addDays } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'

export const curvePeriods = [30, 90, 365] as const
export type CurvePeriod = (typeof curvePeriods)[number]

/** What the account page shows, kept in its address: it survives a reload and can be sent on. */
export interface AccountSearch extends ListSearch {
  readonly from?: LocalDate
  readonly to?: LocalDate
  /** Days of the balance curve, and of the list as long as no dates are chosen; 30 when left out. */
  readonly days?: CurvePeriod
  /** The list goes back to the first operation. */
  readonly all?: 1
  /** The curve is laid over that of the period before. */
  readonly compare?: 1
}

/** Reads an address typed or followed by anybody: what makes no sense is left out. */
export function accountSearchOf(raw: Readonly<Record<string, unknown>>): AccountSearch {
  const days = curvePeriods.find(period => String(period) === String(raw['days']))
  return {
    ...readListAddress(accountOperationList, raw),
    ...(days === undefined ? {} : { days }),
    ...(String(raw['all']) === '1' ? { all: 1 as const } : {}),
    ...(String(raw['compare']) === '1' ? { compare: 1 as const } : {}),
  }
}

/** The same list in its usual period: neither chosen days nor the whole of time. */
export const withoutDays = ({
  from: _from,
  to: _to,
  all: _all,
  ...others
}: AccountSearch): AccountSearch => others

/** The same list and its sums from the first operation on. */
export const ofAllTime = (search: AccountSearch): AccountSearch => ({
  ...withoutDays(search),
  all: 1,
})

/** The period of the list and its sums, so that it can be shown. */
export type ListPeriod =
  | { readonly kind: 'LAST'; readonly days: CurvePeriod; readonly from: LocalDate }
  | { readonly kind: 'DATES'; readonly from?: LocalDate; readonly to?: LocalDate }
  | { readonly kind: 'ALL' }

/** Chosen dates come first; without any, as many last days as the curve shows, today included. */
export function listPeriodOf(search: AccountSearch, today: LocalDate): ListPeriod {
  const { from, to, all, days = 30 } = search
  if (from !== undefined || to !== undefined) {
    return {
      kind: 'DATES',
      ...(from === undefined ? {} : { from }),
      ...(to === undefined ? {} : { to }),
    }
  }
  if (all === 1) return { kind: 'ALL' }
  return { kind: 'LAST', days, from: curvePeriodOf(days, today).startDate }
}

/** The days of the list, where it has a beginning: a statement of all time is none. */
export function daysOfList(search: AccountSearch, today: LocalDate) {
  const period = listPeriodOf(search, today)
  if (period.kind === 'ALL') return {}
  const to = period.kind === 'DATES' ? period.to : undefined
  return { from: period.from, to: to ?? today }
}

/** What of the address the bank filters by. */
export function operationFilterOf(search: AccountSearch, today: LocalDate) {
  const period = listPeriodOf(search, today)
  const days = period.kind === 'LAST' ? { from: period.from } : {}
  return filterInputOf(accountOperationList, { ...search, ...days })
}

/** The period of the curve, both days included, ending today. */
export const curvePeriodOf = (days: CurvePeriod, today: LocalDate) => ({
  startDate: addDays(today, 1 - days),
  endDate: today,
})

/** As many days right before them. */
export const earlierPeriodOf = (days: CurvePeriod, today: LocalDate) =>
  curvePeriodOf(days, addDays(today, -days))

import { isCurrencyCode } from '@tartip/domain/money/currency'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { isOperationCode } from '@tartip/domain/payment/operation'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { tabs } from '@tartip/domain/payment/tabs'
import type { HistoryStatus } from '@tartip/domain/payment/tabs'
import { daysBetween, isLocalDate } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { SearchPaymentsQueryVariables } from '../api/search-payments.payment.generated.ts'
import { filterNames } from './history-address.ts'

export const historySorts = [
  'CREATED_DATE',
  'VALUE_DATE',
  'AMOUNT',
  'RECIPIENT_NAME',
  'TRANSFER_NUM',
] as const
export type HistorySort = (typeof historySorts)[number]
export type SortOrder = 'ASC' | 'DESC'

/**
 * Everything the history shows, as its address says it: what is left out is the usual (all
 * documents, newest first, first page). So any view can be sent to a colleague or kept.
 */
export interface HistorySearch {
  readonly status?: HistoryStatus
  /** Days of creation, both included. */
  readonly from?: LocalDate
  readonly to?: LocalDate
  /** An account of the company on either side of the document. */
  readonly account?: string
  readonly currency?: CurrencyCode
  /** Several kinds joined by commas: `CLEARING,GROSS`. */
  readonly operation?: string
  /** Wire decimals, both included. */
  readonly min?: string
  readonly max?: string
  readonly recipient?: string
  readonly number?: string
  /** Id of the person who made the document. */
  readonly creator?: string
  readonly sort?: HistorySort
  readonly order?: SortOrder
  readonly page?: number
  /** Id of the document in the open drawer. */
  readonly payment?: string
}

/** The part of the address that narrows the list down. */
export type HistoryFilter = Pick<HistorySearch, (typeof filterNames)[number]>

/** Specification, section 5: a period is at most one year. */
export const longestPeriodDays = 366
const longestText = 100
const largestPage = 100_000
const wireAmount = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads an address typed or followed by anybody: what makes no sense is left out. */
export function historySearch(raw: Record<string, unknown>): HistorySearch {
  const page = pageOf(raw['page'])
  const sort = oneOf(historySorts, raw['sort'])
  const order = oneOf(['ASC', 'DESC'] as const, raw['order'])
  const status = oneOf(tabs, raw['status'])
  return withoutMissing({
    status: status === 'ALL' ? undefined : status,
    ...periodOf(raw),
    account: matching(raw['account'], /^\d{16}$/),
    currency: currencyOf(raw['currency']),
    operation: joinOperations(operationsOf(textOf(raw['operation']))),
    ...amountsOf(raw),
    recipient: textOf(raw['recipient']),
    number: textOf(raw['number']),
    creator: matching(raw['creator'], uuid),
    ...sortOf(sort, order),
    page: page === 1 ? undefined : page,
    payment: matching(raw['payment'], uuid),
  })
}

/** The newest first is what nobody has to ask for. */
function sortOf(sort: HistorySort | undefined, order: SortOrder | undefined) {
  const isUsual = (sort ?? 'CREATED_DATE') === 'CREATED_DATE' && (order ?? 'DESC') === 'DESC'
  return isUsual ? {} : { sort: sort ?? 'CREATED_DATE', order: order ?? 'DESC' }
}

function periodOf(raw: Record<string, unknown>): Pick<HistorySearch, 'from' | 'to'> {
  const from = dateOf(raw['from'])
  const to = dateOf(raw['to'])
  if (from === undefined || to === undefined) return { from, to }
  const days = daysBetween(from, to)
  return days < 0 || days > longestPeriodDays ? {} : { from, to }
}

function amountsOf(raw: Record<string, unknown>): Pick<HistorySearch, 'min' | 'max'> {
  const min = matching(raw['min'], wireAmount)
  const max = matching(raw['max'], wireAmount)
  return amountsAreInOrder(min, max) ? { min, max } : {}
}

/** «Начальная сумма не может превышать конечную!»; an amount that is left out bounds nothing. */
export function amountsAreInOrder(min: string | undefined, max: string | undefined): boolean {
  if (min === undefined || max === undefined) return true
  return compareWire(min, max) <= 0
}

/** Two wire decimals with at most two decimals, whatever their currency. */
export function compareWire(a: string, b: string): -1 | 0 | 1 {
  const [left, right] = [minorOf(a), minorOf(b)]
  return left === right ? 0 : left < right ? -1 : 1
}

/** Som have two decimals, as the bounds of the filter. */
function minorOf(wire: string): bigint {
  const parsed = parseDecimal(wire, 'KGS')
  return parsed.ok ? parsed.value : 0n
}

/** The chosen kinds of operation. */
export function operationsOf(text: string | undefined): readonly OperationCode[] {
  return [...new Set(text?.split(',') ?? [])].filter(isOperationCode)
}

export function joinOperations(operations: readonly OperationCode[]): string | undefined {
  return operations.length > 0 ? operations.join(',') : undefined
}

/** What the server is asked for. */
export function searchVariables(
  search: HistorySearch,
  legalPartyId: string,
): SearchPaymentsQueryVariables['search'] {
  const operation = operationsOf(search.operation)
  return withoutMissing({
    legalPartyId,
    status: search.status ?? 'ALL',
    operation: operation.length > 0 ? [...operation] : undefined,
    account: search.account,
    currency: search.currency,
    transferNum: search.number,
    startDate: search.from,
    endDate: search.to,
    startAmount: search.min,
    endAmount: search.max,
    recipientName: search.recipient,
    creator: search.creator,
    sort: search.sort ?? 'CREATED_DATE',
    order: search.order ?? 'DESC',
  })
}

/** Whether the list is narrowed down: an empty answer then means "nothing found". */
export function isFiltered(search: HistorySearch): boolean {
  return filterNames.some(name => search[name] !== undefined)
}

/** How many filters are on, a period and a range of amounts counting once each. */
export function filterCount(search: HistorySearch): number {
  const single = [
    search.account,
    search.currency,
    search.operation,
    search.recipient ?? search.number,
    search.creator,
    search.from ?? search.to,
    search.min ?? search.max,
  ]
  return single.filter(value => value !== undefined).length
}

/** The same view with other filters; what was found before says nothing about the page any more. */
export function withFilter(search: HistorySearch, filter: Partial<HistoryFilter>): HistorySearch {
  return withoutMissing({ ...search, ...filter, page: undefined, payment: undefined })
}

export function withoutFilters(search: HistorySearch): HistorySearch {
  const { status, sort, order } = search
  return withoutMissing({ status, sort, order })
}

/** Another tab under the same filters. */
export function withTab(search: HistorySearch, status: HistoryStatus): HistorySearch {
  return withoutMissing({
    ...search,
    status: status === 'ALL' ? undefined : status,
    page: undefined,
    payment: undefined,
  })
}

/** One search box: digits alone are the number of a document, anything else is a name. */
export function quickSearchOf(text: string): Pick<HistorySearch, 'recipient' | 'number'> {
  const wanted = text.trim().slice(0, longestText)
  if (wanted === '') return { recipient: undefined, number: undefined }
  return /^\d+$/.test(wanted)
    ? { recipient: undefined, number: wanted }
    : { recipient: wanted, number: undefined }
}

/** Addresses typed by hand give numbers where the product writes digits as text. */
function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string') return undefined
  const trimmed = text.trim().slice(0, longestText)
  return trimmed === '' ? undefined : trimmed
}

function matching(value: unknown, pattern: RegExp): string | undefined {
  const text = textOf(value)
  return text !== undefined && pattern.test(text) ? text : undefined
}

function dateOf(value: unknown): LocalDate | undefined {
  const text = textOf(value)
  return text !== undefined && isLocalDate(text) ? text : undefined
}

function currencyOf(value: unknown): CurrencyCode | undefined {
  const text = textOf(value)?.toUpperCase()
  return text !== undefined && isCurrencyCode(text) ? text : undefined
}

function oneOf<T extends string>(known: readonly T[], value: unknown): T | undefined {
  const text = textOf(value)?.toUpperCase()
  return known.find(one => one === text)
}

function pageOf(value: unknown): number | undefined {
  const text = matching(value, /^\d{1,6}$/)
  const page = text === undefined ? 1 : Number.parseInt(text, 10)
  return page >= 1 && page <= largestPage ? page : undefined
}

function withoutMissing<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T
}

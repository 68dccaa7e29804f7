import { currencies } from '@tartip/domain/money/currency'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { Params } from '@tartip/domain/result'
import { daysBetween } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import {
  amountsAreInOrder,
  joinOperations,
  longestPeriodDays,
  operationsOf,
} from './history-search.ts'
import type { HistoryFilter, HistorySearch, HistorySort, SortOrder } from './history-search.ts'

/** The filter as it is being filled in; amounts are what was typed. */
export interface FilterDraft {
  readonly from: LocalDate | ''
  readonly to: LocalDate | ''
  readonly account: string
  readonly currency: CurrencyCode | ''
  readonly operations: readonly OperationCode[]
  readonly min: string
  readonly max: string
  readonly creator: string
  readonly sort: `${HistorySort}_${SortOrder}`
}

export interface FilterError {
  readonly field: 'to' | 'min' | 'max'
  readonly code: string
  readonly params: Params
}

export type ReadFilter =
  | {
      readonly ok: true
      readonly filter: HistoryFilter
      readonly sort: HistorySort
      readonly order: SortOrder
    }
  | { readonly ok: false; readonly error: FilterError }

/** Bounds are compared with amounts of every currency, so they are read with the usual two decimals. */
const boundCurrency = 'KGS' as const

export function draftOf(search: HistorySearch): FilterDraft {
  return {
    from: search.from ?? '',
    to: search.to ?? '',
    account: search.account ?? '',
    currency: search.currency ?? '',
    operations: operationsOf(search.operation),
    min: typedOf(search.min),
    max: typedOf(search.max),
    creator: search.creator ?? '',
    sort: `${search.sort ?? 'CREATED_DATE'}_${search.order ?? 'DESC'}`,
  }
}

/** A bound of the filter as text: `1 000,50`. */
export const typedOf = (wire: string | undefined): string =>
  wire === undefined ? '' : formatDecimal(wire, boundCurrency, { withCode: false })

/** Turns what was filled in into a filter, or says which field is wrong. */
export function readDraft(draft: FilterDraft): ReadFilter {
  const min = boundOf(draft.min)
  if (!min.ok) return wrong('min', min.code, min.params)
  const max = boundOf(draft.max)
  if (!max.ok) return wrong('max', max.code, max.params)
  if (!amountsAreInOrder(min.value, max.value)) return wrong('max', 'AMOUNT_RANGE_INVALID')
  const period = periodError(draft)
  if (period) return wrong('to', period, { max: longestPeriodDays })
  const [sort, order] = splitSort(draft.sort)
  return {
    ok: true,
    filter: {
      from: draft.from || undefined,
      to: draft.to || undefined,
      account: draft.account || undefined,
      currency: draft.currency || undefined,
      operation: joinOperations(draft.operations),
      min: min.value,
      max: max.value,
      creator: draft.creator || undefined,
    },
    sort,
    order,
  }
}

function periodError({ from, to }: FilterDraft): string | undefined {
  if (from === '' || to === '') return undefined
  const days = daysBetween(from, to)
  if (days < 0) return 'PERIOD_INVALID'
  return days > longestPeriodDays ? 'PERIOD_TOO_LONG' : undefined
}

type Bound =
  | { readonly ok: true; readonly value: string | undefined }
  | { readonly ok: false; readonly code: string; readonly params: Params }

function boundOf(text: string): Bound {
  if (text.trim() === '') return { ok: true, value: undefined }
  const read = parseTypedAmount(text, boundCurrency)
  return read.ok
    ? { ok: true, value: toDecimal(read.value, boundCurrency) }
    : { ok: false, ...read.error }
}

function wrong(field: FilterError['field'], code: string, params: Params = {}): ReadFilter {
  return { ok: false, error: { field, code, params } }
}

function splitSort(text: FilterDraft['sort']): [HistorySort, SortOrder] {
  const order: SortOrder = text.endsWith('_ASC') ? 'ASC' : 'DESC'
  return [text.slice(0, -order.length - 1) as HistorySort, order]
}

/** Currencies to choose from, in the order of the dictionary. */
export const filterCurrencies = Object.keys(currencies) as readonly CurrencyCode[]

import { daysBetween, isLocalDate } from '@tartip/domain/time/instant'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { statusesOfTab } from '@tartip/domain/payment/tabs'
import { err, holds, ok, type Result } from '@tartip/domain/result'
import { isUuid } from '@tartip/domain/identifiers/uuid'

import type { Actor } from '../../../platform/actor.ts'
import type { PaymentFilter, PaymentPageRequest } from '../store/payment-reads.ts'
import { fitsInto, parsePageable, withoutMissing } from './payment-input.ts'
import type { InputMaybe, PageableInput, SearchOperationHistory } from './payment.generated.ts'

const longestPeriodDays = 366

export function parseSearch(
  viewer: Actor,
  search: SearchOperationHistory,
  pageable: InputMaybe<PageableInput>,
): Result<PaymentPageRequest> {
  const filter = parseFilter(viewer, search)
  if (!filter.ok) return filter
  const byAmount = search.amountAsc !== undefined && search.amountAsc !== null
  return ok({
    filter: filter.value,
    sort: byAmount ? 'AMOUNT' : (search.sort ?? 'CREATED_DATE'),
    order: byAmount ? (search.amountAsc ? 'ASC' : 'DESC') : (search.order ?? 'DESC'),
    ...parsePageable(pageable),
  })
}

export function parseFilter(viewer: Actor, search: SearchOperationHistory): Result<PaymentFilter> {
  if (search.legalPartyId !== viewer.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
  const period = checkPeriod(search.startDate, search.endDate)
  if (!period.ok) return period
  const amounts = checkAmounts(search.startAmount, search.endAmount)
  if (!amounts.ok) return amounts
  const texts = checkLengths(search)
  if (!texts.ok) return texts
  const { creator, currency } = search
  if (creator && !isUuid(creator)) return err('BAD_USER_INPUT', { field: 'creator' })
  if (currency && !isCurrencyCode(currency)) return err('BAD_USER_INPUT', { field: 'currency' })
  const tab = search.status ?? 'ALL'
  // Each once: a list may name the same operation any number of times.
  const operations = search.operation?.length ? [...new Set(search.operation)] : undefined
  return ok(
    withoutMissing({
      // ALL holds every status, so it needs no condition.
      statuses: tab === 'ALL' ? undefined : statusesOfTab(tab, viewer),
      operations,
      account: search.account || undefined,
      currency: currency && isCurrencyCode(currency) ? currency : undefined,
      transferNum: search.transferNum || undefined,
      startDate: search.startDate,
      endDate: search.endDate,
      startAmount: search.startAmount,
      endAmount: search.endAmount,
      recipientName: search.recipientName || undefined,
      origin: search.origin,
      creator: creator || undefined,
    }),
  )
}

/** Longest values that can find anything; a longer one would only keep the database busy for everybody. */
const longest = {
  recipientName: 100,
  account: 16,
  transferNum: 10,
  currency: 3,
  creator: 36,
} as const satisfies Partial<Record<keyof SearchOperationHistory, number>>

function checkLengths(search: SearchOperationHistory): Result<void> {
  for (const field of ['recipientName', 'account', 'transferNum', 'currency', 'creator'] as const) {
    const fits = fitsInto(field, search[field], longest[field])
    if (!fits.ok) return fits
  }
  return holds
}

function checkPeriod(start: InputMaybe<string>, end: InputMaybe<string>): Result<void> {
  for (const date of [start, end]) {
    if (date && !isLocalDate(date)) return err('DATE_INVALID')
  }
  if (!start || !end) return ok(undefined)
  const days = daysBetween(start, end)
  if (days < 0) return err('PERIOD_INVALID')
  return days > longestPeriodDays
    ? err('PERIOD_TOO_LONG', { max: longestPeriodDays })
    : ok(undefined)
}

const filterAmount = /^(0|[1-9]\d{0,11})(\.\d{1,2})?$/

function checkAmounts(start: InputMaybe<string>, end: InputMaybe<string>): Result<void> {
  for (const amount of [start, end]) {
    if (amount && !filterAmount.test(amount)) return err('AMOUNT_INVALID')
  }
  if (!start || !end) return ok(undefined)
  return hundredthsOf(start) > hundredthsOf(end) ? err('AMOUNT_RANGE_INVALID') : ok(undefined)
}

function hundredthsOf(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.split('.')
  return BigInt(whole + fraction.padEnd(2, '0'))
}

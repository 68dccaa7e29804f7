import type {
  CurrencyRates,
  RatePoint,
  RateQuote,
  RateSet,
} from '@tartip/bank-ports/currency-rates'
import type { BankCalendar } from '@tartip/domain/bank-day/calendar'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal, type DecimalError } from '@tartip/domain/money/decimal'
import { convertWithQuotes, crossRate } from '@tartip/domain/rates/convert'
import { isOldRate } from '@tartip/domain/rates/rate-age'
import type { RateGroup } from '@tartip/domain/rates/rate-group'
import { err, ok, type Result } from '@tartip/domain/result'
import { daysBetween, isLocalDate, type LocalDate } from '@tartip/domain/time/instant'

export interface ReadRatesDeps {
  readonly currencyRates: CurrencyRates
  readonly calendar: () => BankCalendar
  /** Today at the bank. */
  readonly today: () => LocalDate
}

/** The longest history of rates: a leap year. */
const periodMaxDays = 366
/** How far ahead rates can be requested; the National Bank publishes before holidays. */
const longestAheadDays = 31

type DateRefusal = 'DATE_INVALID'

/** The sets of a day with the marks of their age. */
export interface RatesOfDay {
  readonly sets: readonly (RateSet & { readonly isOld: boolean })[]
}

/** Rates of a day; today's when no day is given. */
export const readRates =
  (deps: ReadRatesDeps) =>
  async (date: LocalDate | undefined): Promise<Result<RatesOfDay, DateRefusal>> => {
    const day = dayOf(deps, date)
    if (!day.ok) return day
    const sets = await deps.currencyRates.setsOn(day.value)
    const calendar = deps.calendar()
    return ok({
      sets: sets.map(set => ({ ...set, isOld: isOldRate(set.validFrom, day.value, calendar) })),
    })
  }

export const readRateHistory =
  (deps: ReadRatesDeps) =>
  async (
    group: RateGroup,
    code: string,
    from: LocalDate,
    to: LocalDate,
  ): Promise<Result<readonly RatePoint[], DateRefusal | 'PERIOD_INVALID' | 'CURRENCY_UNKNOWN'>> => {
    if (!isLocalDate(from) || !isLocalDate(to)) return err('DATE_INVALID')
    const days = daysBetween(from, to)
    if (days < 0 || days >= periodMaxDays) return err('PERIOD_INVALID', { max: periodMaxDays })
    if (!isCurrencyCode(code)) return err('CURRENCY_UNKNOWN')
    return ok(await deps.currencyRates.history(group, code, from, to))
  }

export type RateRefusal = DateRefusal | 'CURRENCY_UNKNOWN' | 'RATE_NOT_FOUND'

/** A rate between two currencies with the day of the older of its quotes. */
export interface RateBetween {
  readonly from: CurrencyCode
  readonly to: CurrencyCode
  readonly quotes: readonly RateQuote[]
  readonly rate: string
  readonly date: LocalDate
  readonly isOld: boolean
}

/** The rate of a group between two currencies on a day. */
export const readRateBetween =
  (deps: ReadRatesDeps) =>
  async (requests: {
    readonly from: string
    readonly to: string
    readonly group: RateGroup
    readonly date?: LocalDate | undefined
  }): Promise<Result<RateBetween, RateRefusal>> => {
    const { from, to, group } = requests
    if (!isCurrencyCode(from) || !isCurrencyCode(to)) return err('CURRENCY_UNKNOWN')
    const day = dayOf(deps, requests.date)
    if (!day.ok) return day
    const set = (await deps.currencyRates.setsOn(day.value)).find(one => one.group === group)
    const rate = set && crossRate(from, to, set.quotes)
    if (!set || !rate?.ok) return err('RATE_NOT_FOUND')
    const used = set.quotes.filter(({ currency }) => currency === from || currency === to)
    const calendar = deps.calendar()
    return ok({
      from,
      to,
      quotes: set.quotes,
      rate: rate.value,
      date: used.reduce(
        (first, one) => (one.validFrom < first ? one.validFrom : first),
        set.validFrom,
      ),
      isOld: used.some(one => isOldRate(one.validFrom, day.value, calendar, one.isWeekly)),
    })
  }

export interface Converted extends RateBetween {
  readonly amountMinor: bigint
}

/** Converts an amount as the calculator does: the bank buys what is given and sells what is wanted. */
export const convertAmount = (deps: ReadRatesDeps) => {
  const between = readRateBetween(deps)
  return async (
    amount: string,
    requests: Parameters<typeof between>[0],
  ): Promise<Result<Converted, RateRefusal | DecimalError>> => {
    const rate = await between(requests)
    if (!rate.ok) return rate
    const { from, to, quotes } = rate.value
    const amountMinor = parseDecimal(amount, from)
    if (!amountMinor.ok) return amountMinor
    if (amountMinor.value < 0n) return err('AMOUNT_INVALID')
    const converted = convertWithQuotes(amountMinor.value, from, to, quotes)
    return converted.ok ? ok({ ...rate.value, amountMinor: converted.value }) : converted
  }
}

function dayOf(deps: ReadRatesDeps, date: LocalDate | undefined): Result<LocalDate, DateRefusal> {
  const today = deps.today()
  if (date === undefined) return ok(today)
  if (!isLocalDate(date) || daysBetween(today, date) > longestAheadDays) return err('DATE_INVALID')
  return ok(date)
}

import type { CurrencyCode } from '@tartip/domain/money/currency'
import { decimalText, exactDecimal } from '@tartip/domain/money/exact-decimal'
import { divRound } from '@tartip/domain/money/money'
import type { RateGroup } from '@tartip/domain/rates/rate-group'
import { daysBetween, weekday, type Instant, type LocalDate } from '@tartip/domain/time/instant'
import type { NewRateSet, RateSource } from './rate-store.ts'

/**
 * The bank's own rates. They depend only on the day, so that every installation and test has the
 * same ones, and vary around the official rates of 23 May 2026.
 */
const anchors: Readonly<Partial<Record<CurrencyCode, string>>> = {
  USD: '87.4500',
  EUR: '101.5076',
  RUB: '1.2263',
  KZT: '0.1859',
  CNY: '12.8707',
  GBP: '117.4147',
  JPY: '0.54969',
  TRY: '1.9118',
  AED: '23.8108',
  UZS: '0.007312',
}

const dailyOfNbkr: readonly CurrencyCode[] = ['USD', 'EUR', 'RUB', 'KZT', 'CNY']
const weeklyOfNbkr: readonly CurrencyCode[] = ['GBP', 'JPY', 'TRY', 'AED', 'UZS']

interface Desk {
  readonly group: RateGroup
  readonly currencies: readonly CurrencyCode[]
  /** How far above and below the official rate the bank sells and buys, millionths. */
  readonly sells: bigint
  readonly buys: bigint
}

const desks: readonly Desk[] = [
  {
    group: 'CASH',
    currencies: ['USD', 'EUR', 'RUB', 'KZT', 'CNY'],
    sells: 3_400n,
    buys: 4_600n,
  },
  {
    group: 'CASHLESS',
    currencies: ['USD', 'EUR', 'RUB', 'KZT', 'CNY', 'GBP', 'TRY', 'AED'],
    sells: 2_900n,
    buys: 3_700n,
  },
  { group: 'CARD', currencies: ['USD', 'EUR', 'RUB', 'KZT'], sells: 6_200n, buys: 6_900n },
]

const million = 1_000_000n
/** A rate of today still carries the steps of so many days. */
const memoryDays = 45
/** The largest step of a day: 0.12 %. */
const largestStep = 1_200

/** The sets that come into force on the day; `withNbkr` also those of the National Bank. */
export function bankRatesOf(
  date: LocalDate,
  loadedAt: Instant,
  withNbkr: boolean,
): readonly NewRateSet[] {
  const day = weekday(date)
  const sets: NewRateSet[] = []
  const add = (group: RateGroup, source: RateSource, rates: NewRateSet['rates']) =>
    sets.push({ group, source, validFrom: date, loadedAt, rates })
  // The National Bank sets on Monday to Friday what holds from the next day.
  if (withNbkr && day >= 2 && day <= 6) add('NBKR', 'NBKR_DAILY', official(dailyOfNbkr, date))
  if (withNbkr && day === 6) add('NBKR', 'NBKR_WEEKLY', official(weeklyOfNbkr, date))
  if (day <= 5) for (const desk of desks) add(desk.group, 'BANK', boardOf(desk, date))
  return sets
}

function official(currencies: readonly CurrencyCode[], date: LocalDate): NewRateSet['rates'] {
  return currencies.map(currency => {
    const rate = written(officialRate(currency, date), digitsOf(currency, 4))
    return { currency, salesRate: rate, purchaseRate: rate }
  })
}

function boardOf(desk: Desk, date: LocalDate): NewRateSet['rates'] {
  return desk.currencies.map(currency => {
    const rate = officialRate(currency, date)
    return {
      currency,
      salesRate: written((rate * (million + desk.sells)) / million, digitsOf(currency, 2)),
      purchaseRate: written((rate * (million - desk.buys)) / million, digitsOf(currency, 2)),
    }
  })
}

/** Digits in which rates are computed before they are rounded for the board. */
const innerDigits = 12

function officialRate(currency: CurrencyCode, date: LocalDate): bigint {
  const { unscaled, scale } = exactDecimal(anchors[currency] ?? '1')
  const day = daysBetween(firstDay, date)
  let drift = 0
  for (let back = 0; back < memoryDays; back += 1) drift += stepOf(currency, day - back)
  return (unscaled * 10n ** BigInt(innerDigits - scale) * (million + BigInt(drift))) / million
}

/** Any day before all rates: steps are drawn by the number of days since then. */
const firstDay = '2000-01-01'

/** A step of one day in millionths, up or down: a few multiplications spread the bits well enough. */
function stepOf(currency: CurrencyCode, day: number): number {
  const letters =
    currency.charCodeAt(0) * 961 + currency.charCodeAt(1) * 31 + currency.charCodeAt(2)
  let mixed = Math.imul(day ^ Math.imul(letters, 0x9e3779b1), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35)
  return (((mixed ^ (mixed >>> 13)) >>> 0) % (2 * largestStep + 1)) - largestStep
}

/** Digits after the point: what costs less than ten soms needs more of them. */
function digitsOf(currency: CurrencyCode, usual: 2 | 4): number {
  const anchor = anchors[currency] ?? '1'
  if (anchor.startsWith('0.0')) return 6
  return anchor.indexOf('.') === 1 ? 4 : usual
}

function written(rate: bigint, digits: number): string {
  return decimalText(divRound(rate, 10n ** BigInt(innerDigits - digits)), digits)
}

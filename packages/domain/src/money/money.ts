import { minorPerMajor } from './currency.ts'
import type { CurrencyCode } from './currency.ts'
import { exactDecimal } from './exact-decimal.ts'

/** An amount in minor units (tyiyn, cents; whole yen) together with its currency. */
export interface Money {
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
}

function requireSameCurrency(a: Money, b: Money): void {
  // Nobody may request this by a form: mixing currencies is a fault of the program.
  if (a.currency !== b.currency) {
    throw new RangeError(`Cannot combine ${a.currency} with ${b.currency}`)
  }
}

/** Sum of two amounts of one currency. */
export function addMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b)
  return { amountMinor: a.amountMinor + b.amountMinor, currency: a.currency }
}

/** Difference of two amounts of one currency; it may be negative. */
export function subtractMoney(a: Money, b: Money): Money {
  requireSameCurrency(a, b)
  return { amountMinor: a.amountMinor - b.amountMinor, currency: a.currency }
}

/** Negative when `a` is less than `b`, zero when equal, positive when more. */
export function compareMoney(a: Money, b: Money): -1 | 0 | 1 {
  requireSameCurrency(a, b)
  if (a.amountMinor === b.amountMinor) return 0
  return a.amountMinor < b.amountMinor ? -1 : 1
}

/** The same amount with the other sign. */
export function negate(money: Money): Money {
  return { amountMinor: -money.amountMinor, currency: money.currency }
}

/** Sums of a mixed list, one per currency that occurs, in order of first appearance. */
export function sumByCurrency(list: Iterable<Money>): Map<CurrencyCode, bigint> {
  const sums = new Map<CurrencyCode, bigint>()
  for (const { amountMinor, currency } of list) {
    sums.set(currency, (sums.get(currency) ?? 0n) + amountMinor)
  }
  return sums
}

/** `nearest` rounds half away from zero, `down` towards zero, `up` away from it. */
export type Rounding = 'nearest' | 'down' | 'up'

/**
 * Divides and rounds. The only place in the product where money is rounded, so that the same fee never
 * differs by a tyiyn between two screens.
 */
export function divRound(
  numerator: bigint,
  denominator: bigint,
  rounding: Rounding = 'nearest',
): bigint {
  if (denominator === 0n) throw new RangeError('Division of money by zero')
  const isNegative = numerator < 0n !== denominator < 0n
  const top = numerator < 0n ? -numerator : numerator
  const bottom = denominator < 0n ? -denominator : denominator
  const added = { nearest: bottom, down: 0n, up: 2n * bottom - 1n }[rounding]
  const rounded = (top * 2n + added) / (bottom * 2n)
  return isNegative ? -rounded : rounded
}

/**
 * A percentage of an amount, rounded once. `percent` is an exact decimal: '0.2' means 0.2 %, the fee
 * for taking a QR payment.
 */
export function percentOf(amountMinor: bigint, percent: string): bigint {
  const { unscaled, scale } = exactDecimal(percent)
  return divRound(amountMinor * unscaled, 100n * 10n ** BigInt(scale))
}

/**
 * Converts minor units of `from` into minor units of `to`, rounded once. `rate` says how many major
 * units of `to` one major unit of `from` gives; a rate quoted for 10 or 100 units is divided by the
 * caller's table before.
 */
export function convertAt(
  amountMinor: bigint,
  from: CurrencyCode,
  to: CurrencyCode,
  rate: string,
): bigint {
  const { unscaled, scale } = exactDecimal(rate)
  if (unscaled <= 0n) throw new RangeError(`A rate is above zero, not ${rate}`)
  return divRound(
    amountMinor * unscaled * minorPerMajor(to),
    10n ** BigInt(scale) * minorPerMajor(from),
  )
}

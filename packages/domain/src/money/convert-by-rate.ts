import type { CurrencyCode } from './currency.ts'
import { minorPerMajor } from './currency.ts'
import { exactDecimal } from './exact-decimal.ts'
import { divRound, type Rounding } from './money.ts'

/** One unit of `base` costs `value` units of `quote`; `value` is an exact decimal above zero. */
export interface QuotedRate {
  readonly base: CurrencyCode
  readonly quote: CurrencyCode
  readonly value: string
}

/**
 * Converts minor units of `from`, one side of the rate, into minor units of the other side, rounded once.
 *
 * @throws RangeError when `from` is no side of the rate or the rate is not above zero
 */
export function convertByRate(
  amountMinor: bigint,
  from: CurrencyCode,
  rate: QuotedRate,
  rounding?: Rounding,
): bigint {
  const { unscaled, scale } = exactDecimal(rate.value)
  if (unscaled <= 0n) throw new RangeError(`A rate is above zero, not ${rate.value}`)
  const basePart = minorPerMajor(rate.base) * 10n ** BigInt(scale)
  const quotePart = minorPerMajor(rate.quote) * unscaled
  if (from === rate.base) return divRound(amountMinor * quotePart, basePart, rounding)
  if (from === rate.quote) return divRound(amountMinor * basePart, quotePart, rounding)
  throw new RangeError(`${from} is no side of the rate ${rate.base}/${rate.quote}`)
}

/** What a client gets for `paidMinor`, rounded down: many small conversions give no money away. */
export const boughtFor = (paidMinor: bigint, paidIn: CurrencyCode, rate: QuotedRate): bigint =>
  convertByRate(paidMinor, paidIn, rate, 'down')

/** What a client pays for `boughtMinor`, rounded up. */
export const costOf = (boughtMinor: bigint, bought: CurrencyCode, rate: QuotedRate): bigint =>
  convertByRate(boughtMinor, bought, rate, 'up')

/**
 * Whether two amounts are the two sides of one conversion: one of them, whichever the client typed, gives
 * the other at this rate.
 */
export function isConversion(
  paid: { readonly amountMinor: bigint; readonly currency: CurrencyCode },
  bought: { readonly amountMinor: bigint; readonly currency: CurrencyCode },
  rate: QuotedRate,
): boolean {
  const sides = [rate.base, rate.quote]
  if (paid.currency === bought.currency || rate.base === rate.quote) return false
  if (!sides.includes(paid.currency) || !sides.includes(bought.currency)) return false
  return (
    boughtFor(paid.amountMinor, paid.currency, rate) === bought.amountMinor ||
    costOf(bought.amountMinor, bought.currency, rate) === paid.amountMinor
  )
}

import type { QuotedRate } from '../money/convert-by-rate.ts'
import { minorPerMajor, type CurrencyCode } from '../money/currency.ts'
import { decimalText, exactDecimal } from '../money/exact-decimal.ts'
import { divRound } from '../money/money.ts'
import { err, ok, type Result } from '../result.ts'

/** Soms for one unit of a currency; exact decimals. The bank sells at the one and buys at the other. */
export interface Quote {
  readonly currency: CurrencyCode
  readonly salesRate: string
  readonly purchaseRate: string
}

/** Digits after the point of a rate between two currencies: enough for a tyiyn in a million dollars. */
export const crossRateDigits = 8

/** An exact fraction above zero. */
interface Fraction {
  readonly top: bigint
  readonly bottom: bigint
}

const som: Fraction = { top: 1n, bottom: 1n }

/**
 * How many units of `to` a client gets for one unit of `from`: it sells `from` to the bank at its purchase
 * rate and buys `to` at its sales rate, over the som. Kept as a fraction, so that money is rounded once.
 */
function rateBetween(
  from: CurrencyCode,
  to: CurrencyCode,
  quotes: readonly Quote[],
): Result<Fraction, 'RATE_NOT_FOUND'> {
  if (from === to) return ok(som)
  const sold = somsFor(from, quotes, 'purchaseRate')
  const bought = somsFor(to, quotes, 'salesRate')
  if (!sold || !bought) return err('RATE_NOT_FOUND', { currency: sold ? to : from })
  return ok({ top: sold.top * bought.bottom, bottom: sold.bottom * bought.top })
}

function somsFor(
  currency: CurrencyCode,
  quotes: readonly Quote[],
  side: 'salesRate' | 'purchaseRate',
): Fraction | undefined {
  if (currency === 'KGS') return som
  const quote = quotes.find(one => one.currency === currency)
  if (!quote) return undefined
  const { unscaled, scale } = exactDecimal(quote[side])
  if (unscaled <= 0n) throw new RangeError(`A rate is above zero, not ${quote[side]}`)
  return { top: unscaled, bottom: 10n ** BigInt(scale) }
}

/** Minor units of `from` in minor units of `to`, rounded once. */
export function convertWithQuotes(
  amountMinor: bigint,
  from: CurrencyCode,
  to: CurrencyCode,
  quotes: readonly Quote[],
): Result<bigint, 'RATE_NOT_FOUND'> {
  const rate = rateBetween(from, to, quotes)
  if (!rate.ok) return rate
  const { top, bottom } = rate.value
  return ok(divRound(amountMinor * top * minorPerMajor(to), bottom * minorPerMajor(from)))
}

/**
 * What an amount of `bought` costs a client who pays in `paidIn`, rounded once: the other way round, so the
 * bank's rates work against the payer here as well.
 */
export function costWithQuotes(
  amountMinor: bigint,
  bought: CurrencyCode,
  paidIn: CurrencyCode,
  quotes: readonly Quote[],
): Result<bigint, 'RATE_NOT_FOUND'> {
  const rate = rateBetween(paidIn, bought, quotes)
  if (!rate.ok) return rate
  const { top, bottom } = rate.value
  return ok(divRound(amountMinor * bottom * minorPerMajor(paidIn), top * minorPerMajor(bought)))
}

/** The rate between two currencies as people read it: `crossRateDigits` digits, zeros at the end cut off. */
export function crossRate(
  from: CurrencyCode,
  to: CurrencyCode,
  quotes: readonly Quote[],
): Result<string, 'RATE_NOT_FOUND'> {
  const rate = rateBetween(from, to, quotes)
  if (!rate.ok) return rate
  const scaled = divRound(rate.value.top * 10n ** BigInt(crossRateDigits), rate.value.bottom)
  return ok(withoutZeros(decimalText(scaled, crossRateDigits)))
}

/**
 * The rate at which a client exchanges `from` for `to`, as a document takes it: soms for a unit of the other currency
 * as the list has them, else units of the cheaper currency for one of the dearer, so that no digits are lost.
 */
export function conversionRate(
  from: CurrencyCode,
  to: CurrencyCode,
  quotes: readonly Quote[],
): Result<QuotedRate, 'RATE_NOT_FOUND'> {
  const rate = rateBetween(from, to, quotes)
  if (!rate.ok) return rate
  const listed = (currency: CurrencyCode) => quotes.find(one => one.currency === currency)
  if (to === 'KGS') {
    return ok({ base: from, quote: to, value: listed(from)?.purchaseRate ?? '1' })
  }
  if (from === 'KGS') return ok({ base: to, quote: from, value: listed(to)?.salesRate ?? '1' })
  const { top, bottom } = rate.value
  const isFromDearer = top >= bottom
  const [high, low] = isFromDearer ? [top, bottom] : [bottom, top]
  const scaled = divRound(high * 10n ** BigInt(crossRateDigits), low)
  const value = withoutZeros(decimalText(scaled, crossRateDigits))
  return ok(isFromDearer ? { base: from, quote: to, value } : { base: to, quote: from, value })
}

/** '87.45000000' → '87.4500': four digits always stay, as in the central bank's lists. */
function withoutZeros(text: string): string {
  return text.replace(/(\.\d{4}\d*?)0+$/, '$1')
}

/** `later` minus `earlier` with its sign, in the digits of the longer one. */
export function rateChange(later: string, earlier: string): string {
  const a = exactDecimal(later)
  const b = exactDecimal(earlier)
  const scale = Math.max(a.scale, b.scale)
  const at = (rate: typeof a) => rate.unscaled * 10n ** BigInt(scale - rate.scale)
  return decimalText(at(a) - at(b), scale)
}

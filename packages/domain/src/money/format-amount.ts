import { noBreakSpace } from '../text/blanks.ts'
import { currencies } from './currency.ts'
import type { CurrencyCode } from './currency.ts'
import { parseDecimal, toDecimal } from './decimal.ts'
import { decimalText, exactDecimal } from './exact-decimal.ts'
import { groupThousands } from './grouping.ts'
import { divRound } from './money.ts'

export { amountInWords } from './amount-in-words.ts'

export interface FormatAmountOptions {
  /** The ISO code after the number; on by default. */
  readonly withCode?: boolean
  /** `auto` marks only what is below zero, `always` credits too, `never` neither. */
  readonly sign?: 'auto' | 'always' | 'never'
}

const minus = '\u2212'

/**
 * An amount as every screen and paper shows it, in all three languages: `1 234,50 KGS` with no-break
 * spaces, a comma and the minus sign U+2212. Zero never has a sign.
 */
export function formatAmount(
  amountMinor: bigint,
  currency: CurrencyCode,
  { withCode = true, sign = 'auto' }: FormatAmountOptions = {},
): string {
  const { whole, fraction } = splitAmount(amountMinor < 0n ? -amountMinor : amountMinor, currency)
  const number = fraction === '' ? whole : `${whole},${fraction}`
  const code = withCode ? `${noBreakSpace}${currency}` : ''
  return `${signOf(amountMinor, sign)}${number}${code}`
}

function signOf(amountMinor: bigint, sign: 'auto' | 'always' | 'never'): string {
  if (amountMinor === 0n || sign === 'never') return ''
  if (amountMinor < 0n) return minus
  return sign === 'always' ? '+' : ''
}

/** The same from the wire form. A text that is no amount in that currency throws RangeError. */
export function formatDecimal(
  wire: string,
  currency: CurrencyCode,
  options: FormatAmountOptions = {},
): string {
  const amount = parseDecimal(wire, currency)
  if (!amount.ok) throw new RangeError(`${amount.error.code}: ${wire} ${currency}`)
  return formatAmount(amount.value, currency, options)
}

/** The parts of a large balance, whose fraction is set smaller; without a minor unit it is ''. */
export function splitAmount(
  amountMinor: bigint,
  currency: CurrencyCode,
): { whole: string; fraction: string } {
  const [whole = '', fraction = ''] = toDecimal(amountMinor, currency).split('.')
  return { whole: grouped(whole), fraction: currencies[currency].exponent === 0 ? '' : fraction }
}

/** A count or a measure, never money: grouped, a comma, at most three digits after it. */
export function formatNumber(value: number | bigint): string {
  // A check of a count, not of an amount: those are bigint.
  // oxlint-disable-next-line no-restricted-globals
  if (typeof value === 'number' && (!Number.isFinite(value) || Math.abs(value) >= 1e21)) {
    throw new RangeError(`Not a number to show: ${value}`)
  }
  // JavaScript writes what is smaller than a millionth with an exponent; it would round to zero.
  const isTiny = typeof value === 'number' && Math.abs(value) < 1e-6
  return formatExact(roundDecimal(isTiny ? '0' : String(value), 3))
}

/** An exact decimal with all its digits except closing zeros: the rate '87.4500' → '87,45'. */
export function formatExact(text: string): string {
  const { unscaled, scale } = exactDecimal(text)
  const [whole = '', fraction = ''] = decimalText(unscaled, scale).split('.')
  const kept = fraction.replace(/0+$/, '')
  return kept === '' ? grouped(whole) : `${grouped(whole)},${kept}`
}

/** A percentage from its exact decimal: '0.2' → '0,2 %'. */
export function formatPercent(text: string): string {
  return `${formatExact(text)}${noBreakSpace}%`
}

function grouped(whole: string): string {
  return whole.startsWith('-') ? minus + groupThousands(whole.slice(1)) : groupThousands(whole)
}

/** Rounds a decimal text half away from zero to so many digits after the point: '0.9999', 3 → '1.000'. */
export function roundDecimal(text: string, fractionDigits: number): string {
  const { unscaled, scale } = exactDecimal(text)
  const shift = 10n ** BigInt(Math.abs(scale - fractionDigits))
  const rounded = scale > fractionDigits ? divRound(unscaled, shift) : unscaled * shift
  return decimalText(rounded, fractionDigits)
}

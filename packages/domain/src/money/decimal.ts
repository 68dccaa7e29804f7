import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { currencies, minorPerMajor } from './currency.ts'
import type { CurrencyCode } from './currency.ts'
import { decimalText } from './exact-decimal.ts'

export type DecimalError = 'AMOUNT_INVALID' | 'AMOUNT_TOO_PRECISE' | 'AMOUNT_TOO_LARGE'

/** The largest amount a database column of minor units (int8) can hold. */
const largestStoredMinor = 9_223_372_036_854_775_807n

/** Longer texts are not even turned into a number. */
const longestText = 40

/**
 * The largest amount a person may enter, and so the largest that a payment of anybody may have, to the
 * bank or from another one: 999 999 999 999,99, twelve digits before the comma as in the form rules. Sums
 * of any number of payments that a day can bring stay far below what the books hold. Some forms and
 * payment systems have a lower limit of their own.
 */
export function largestInputMinor(currency: CurrencyCode): bigint {
  return 1_000_000_000_000n * minorPerMajor(currency) - 1n
}

/** The wire form of an amount: dot, no grouping, exactly the currency's digits. '1234.50', JPY '100'. */
export function toDecimal(amountMinor: bigint, currency: CurrencyCode): string {
  return decimalText(amountMinor, currencies[currency].exponent)
}

/**
 * Reads the wire form and nothing looser: no spaces, commas, exponents or leading zeros. Fewer
 * digits after the dot than the currency has are filled up; more are refused even when they are
 * zeros, since whoever sends them takes the currency for another one.
 */
export function parseDecimal(text: string, currency: CurrencyCode): Result<bigint, DecimalError> {
  const match = /^(-?)(0|[1-9]\d*)(?:\.(\d+))?$/.exec(text)
  if (!match) return err('AMOUNT_INVALID')
  const [, sign, whole = '', fraction = ''] = match
  const { exponent } = currencies[currency]
  if (fraction.length > exponent) return err('AMOUNT_TOO_PRECISE', { digits: exponent })
  if (text.length > longestText) return tooLarge(currency)
  const amountMinor = BigInt(whole + fraction.padEnd(exponent, '0'))
  if (sign === '-' && amountMinor === 0n) return err('AMOUNT_INVALID')
  if (amountMinor > largestStoredMinor) return tooLarge(currency)
  return ok(sign === '-' ? -amountMinor : amountMinor)
}

function tooLarge(currency: CurrencyCode): Result<bigint, DecimalError> {
  return err('AMOUNT_TOO_LARGE', { max: toDecimal(largestStoredMinor, currency) })
}

/** Whether an amount or a rate as it travels (`0.00`, `-12.50`) is other than zero; the sign does not matter. */
export const isNotZero = (wire: string): boolean => /[1-9]/.test(wire)

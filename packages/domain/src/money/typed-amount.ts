import { err, ok } from '../result.ts'
import type { Failure, Result } from '../result.ts'
import { noBreakSpace, withoutInvisible, withPlainSpaces } from '../text/blanks.ts'
import { currencies } from './currency.ts'
import type { CurrencyCode } from './currency.ts'
import { withoutCurrencyWords } from './currency-in-text.ts'
import { largestInputMinor, toDecimal } from './decimal.ts'
import { groupThousands } from './grouping.ts'

export type TypedAmountError =
  | 'AMOUNT_EMPTY'
  | 'AMOUNT_INVALID'
  | 'AMOUNT_NEGATIVE'
  | 'AMOUNT_TOO_PRECISE'
  | 'AMOUNT_TOO_LARGE'
  | 'AMOUNT_AMBIGUOUS'

/** Longer texts were never meant as one amount. */
const longestText = 60

const negative = /^(?:[-\u2010-\u2015\u2212\uFE63\uFF0D].*\d|\(.*\d.*\)$|.*\d\s*[-\u2212]$)/

interface Reading {
  readonly whole: string
  readonly fraction: string
}

/**
 * Reads what a person typed into an amount field or pasted from a letter, a spreadsheet or another
 * bank. Takes `1 234 567,89`, `1,234,567.89`, `1.234.567,89`, apostrophe groups, any kind of blank,
 * the name, code or sign of the field's own currency around the number, and the notation of payment
 * orders (`1 234-56`, `1 234=`). A lone separator before
 * exactly three digits (`1,234`) has two readings and is never guessed: AMOUNT_AMBIGUOUS carries
 * both as decimals. Whether zero is allowed is for the form's rules.
 */
export function parseTypedAmount(
  text: string,
  currency: CurrencyCode,
  largestMinor: bigint = largestInputMinor(currency),
): Result<bigint, TypedAmountError> {
  const plain = withPlainSpaces(withoutInvisible(text)).trim()
  if (plain === '') return err('AMOUNT_EMPTY')
  if (plain.length > longestText) return err('AMOUNT_INVALID')
  const number = withoutCurrencyWords(plain, currency)
    .replace(/^\+ ?/, '')
    .replace(/^([\d ]+)(?:[-=](\d\d)|=)$/, '$1,$2')
  if (negative.test(number)) return err('AMOUNT_NEGATIVE')
  const reading = readNumber(number)
  if (!reading) return err('AMOUNT_INVALID')
  if (reading === 'ambiguous') return ambiguous(number, currency)
  return amountOf(reading, currency, largestMinor)
}

function amountOf(
  { whole, fraction }: Reading,
  currency: CurrencyCode,
  largestMinor: bigint,
): Result<bigint, TypedAmountError> {
  const { exponent } = currencies[currency]
  if (fraction.length > exponent) return err('AMOUNT_TOO_PRECISE', { digits: exponent })
  const amountMinor = BigInt(`${whole}${fraction.padEnd(exponent, '0')}`)
  if (amountMinor <= largestMinor) return ok(amountMinor)
  return err('AMOUNT_TOO_LARGE', { max: toDecimal(largestMinor, currency) })
}

function ambiguous(number: string, currency: CurrencyCode): Failure<'AMOUNT_AMBIGUOUS'> {
  const [whole = '', rest = ''] = number.split(/[.,]/)
  const { exponent } = currencies[currency]
  const asGroups = exponent === 0 ? `${whole}${rest}` : `${whole}${rest}.${'0'.repeat(exponent)}`
  return err('AMOUNT_AMBIGUOUS', { first: asGroups, second: `${whole}.${rest}` })
}

/** Finds out which separator groups and which one is the decimal point; undefined: no number. */
function readNumber(number: string): Reading | 'ambiguous' | undefined {
  if (!/^[\d., '’]+$/.test(number) || !/\d/.test(number)) return undefined
  const points = number.replace(/[^.,]/g, '')
  const last = points.at(-1)
  if (last === undefined) return readParts(number, '')
  const isRepeated = points.split(last).length > 2
  // The same sign twice can only group; a lone sign or the last of two kinds is the decimal point.
  if (isRepeated) return readParts(number, '')
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(number)) return 'ambiguous'
  const at = number.lastIndexOf(last)
  return readParts(number.slice(0, at), number.slice(at + 1))
}

function readParts(whole: string, fraction: string): Reading | undefined {
  if (!/^\d*$/.test(fraction)) return undefined
  const digits = whole === '' ? '0' : ungroup(whole)
  return digits === undefined ? undefined : { whole: digits, fraction }
}

/** The digits of a whole number grouped by threes with one and the same separator, or not at all. */
function ungroup(whole: string): string | undefined {
  if (/^\d+$/.test(whole)) return whole
  const separator = /[., '’]/.exec(whole)?.[0]
  if (separator === undefined) return undefined
  const [head = '', ...groups] = whole.split(separator)
  const isGrouped = /^\d{1,3}$/.test(head) && groups.every(group => /^\d{3}$/.test(group))
  return isGrouped ? head + groups.join('') : undefined
}

/** What a field holds between two keys: digits, blanks anywhere, one separator where cents exist. */
const halfTyped = /^[\d ]*(?:[.,][\d ]*)?$/
const halfTypedWhole = /^[\d ]*$/

/**
 * Groups the digits of an amount field after each key: `1234,5` → `1 234,5` with no-break spaces and
 * a comma. The caret stays behind the digit it stood behind, before a space, so that Backspace never
 * hangs on a space. Anything but a half-typed number (a pasted `1.234,56`, a letter) is left as it
 * is, for `parseTypedAmount` to judge as a whole.
 */
export function groupWhileTyping(
  text: string,
  caret: number,
  currency: CurrencyCode,
): { text: string; caret: number } {
  const plain = withPlainSpaces(withoutInvisible(text))
  const expected = currencies[currency].exponent === 0 ? halfTypedWhole : halfTyped
  if (!expected.test(plain)) return { text, caret: Math.min(Math.max(caret, 0), text.length) }
  const keptBefore = text.slice(0, Math.max(caret, 0)).replace(/[^\d.,]/g, '').length
  const [whole = '', fraction] = plain.replace(/ /g, '').split(/[.,]/)
  const grouped = groupThousands(whole) + (fraction === undefined ? '' : `,${fraction}`)
  return { text: grouped, caret: caretBehind(grouped, keptBefore) }
}

/** The place right behind the n-th character that is not a space. */
function caretBehind(text: string, count: number): number {
  let seen = 0
  let at = 0
  while (seen < count && at < text.length) {
    if (text[at] !== noBreakSpace) seen += 1
    at += 1
  }
  return at
}

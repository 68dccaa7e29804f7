import {
  accountCheckDigitsHold,
  parseAccountNumber,
} from '@tartip/domain/identifiers/account-number'
import { currencies, type CurrencyCode } from '@tartip/domain/money/currency'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { ok, type Failure, type Result } from '@tartip/domain/result'
import { withoutInvisible } from '@tartip/domain/text/blanks'
import { isLocalDate, parseDottedDate, type LocalDate } from '@tartip/domain/time/instant'
import { fault, type ImportCode } from './complaint.ts'
import type { Cell } from './sheet.ts'

/** Spreadsheets compute with so many digits; what comes after them is noise of binary fractions. */
const significantDigits = 15

/**
 * The decimal that a spreadsheet shows for a stored number, without passing through a float: '1000.5',
 * '1.0905E+3' → '1090.5', '100.00999999999999' → '100.01'. Undefined when the text is no number.
 */
export function plainNumber(stored: string): string | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,3}))?$/.exec(stored.trim())
  if (!match) return undefined
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = match
  let digits = (whole + fraction).replace(/^0+(?=.)/, '')
  let scale = fraction.length - Number.parseInt(exponent, 10)
  if (Math.abs(scale) > 40) return undefined
  if (digits.length > significantDigits) {
    const dropped = digits.length - significantDigits
    const rounded = (BigInt(digits) + 5n * 10n ** BigInt(dropped - 1)) / 10n ** BigInt(dropped)
    digits = rounded.toString()
    scale -= dropped
  }
  if (scale <= 0) return `${sign}${digits}${'0'.repeat(-scale)}`
  const padded = digits.padStart(scale + 1, '0')
  const decimals = padded.slice(-scale).replace(/0+$/, '')
  return `${sign}${padded.slice(0, -scale)}${decimals === '' ? '' : `.${decimals}`}`
}

/** The text of a cell as a person sees it. */
export const shownText = (cell: Cell | undefined): string => {
  if (!cell) return ''
  const text = cell.kind === 'number' ? (plainNumber(cell.text) ?? cell.text) : cell.text
  return withoutInvisible(text).replaceAll(/\s+/g, ' ').trim()
}

const amountCodes = {
  AMOUNT_EMPTY: 'CELL_EMPTY',
  AMOUNT_INVALID: 'CELL_INVALID_AMOUNT',
  AMOUNT_NEGATIVE: 'CELL_AMOUNT_NEGATIVE',
  AMOUNT_TOO_PRECISE: 'CELL_AMOUNT_TOO_PRECISE',
  AMOUNT_TOO_LARGE: 'CELL_AMOUNT_TOO_LARGE',
  AMOUNT_AMBIGUOUS: 'CELL_AMOUNT_AMBIGUOUS',
} as const

export const amountFault = ({ error }: Failure<keyof typeof amountCodes>): Failure<ImportCode> =>
  fault(amountCodes[error.code], error.params)

export function readAmount(
  cell: Cell | undefined,
  currency: CurrencyCode,
): Result<bigint, ImportCode> {
  if (!cell) return fault('CELL_EMPTY')
  if (cell.kind === 'error') return fault('CELL_ERROR_VALUE')
  if (cell.kind === 'boolean' || cell.kind === 'date') return fault('CELL_INVALID_AMOUNT')
  if (cell.kind === 'number') return readStoredAmount(cell.text, currency)
  const amount = parseTypedAmount(cell.text, currency)
  return amount.ok ? amount : amountFault(amount)
}

/** A number of a file has one notation, with a dot: it is never taken for groups of thousands. */
export function readStoredAmount(
  stored: string,
  currency: CurrencyCode,
): Result<bigint, ImportCode> {
  const number = plainNumber(stored)
  if (number === undefined) return fault('CELL_INVALID_AMOUNT')
  if (number.startsWith('-')) return fault('CELL_AMOUNT_NEGATIVE')
  const [whole = '', fraction = ''] = number.split('.')
  const { exponent } = currencies[currency]
  if (fraction.length > exponent) return fault('CELL_AMOUNT_TOO_PRECISE')
  return ok(BigInt(whole + fraction.padEnd(exponent, '0')))
}

export function readAccount(cell: Cell | undefined): Result<string, ImportCode> {
  if (!cell) return fault('CELL_EMPTY')
  if (cell.kind === 'error') return fault('CELL_ERROR_VALUE')
  if (cell.kind === 'number') return fault('CELL_ACCOUNT_AS_NUMBER')
  // Excel exports a text that looks like a number with a leading apostrophe or as ="…".
  const account = parseAccountNumber(cell.text.replace(/^'|^="(.*)"$/, '$1'))
  return account.ok ? account : fault('CELL_INVALID_ACCOUNT')
}

/** Published accounts follow the rule, a few retail ones do not: worth a warning, never a refusal. */
export const accountWarning = (account: string): ImportCode | undefined =>
  accountCheckDigitsHold(account) ? undefined : 'CELL_ACCOUNT_CHECK_DIGITS'

const currencyNames: Readonly<Record<string, CurrencyCode>> = {
  СОМ: 'KGS',
  SOM: 'KGS',
  С: 'KGS',
  RUR: 'RUB',
}

const currencyByName = new Map<string, CurrencyCode>([
  ...Object.values(currencies).flatMap(({ code, isoNum, specNum }) =>
    [code, isoNum, specNum].map((name): [string, CurrencyCode] => [name, code]),
  ),
  ...Object.entries(currencyNames),
])

export const parseCurrency = (text: string): CurrencyCode | undefined =>
  currencyByName.get(text.toUpperCase().replaceAll(/[\s.]/g, ''))

/** A day as 08.10.2026 or 2026-10-08; `10/8/26` has two readings and is not guessed. */
export function readDate(cell: Cell): Result<LocalDate, ImportCode> {
  if (cell.kind === 'error') return fault('CELL_ERROR_VALUE')
  const text = shownText(cell)
  if (isLocalDate(text)) return ok(text)
  const dotted = parseDottedDate(text)
  return dotted.ok ? dotted : fault('CELL_INVALID_VALUE_DATE')
}

export function readText(cell: Cell | undefined, max: number): Result<string, ImportCode> {
  const text = shownText(cell)
  if (text === '') return fault('CELL_EMPTY')
  if (cell?.kind === 'error') return fault('CELL_ERROR_VALUE')
  return text.length <= max ? ok(text) : fault('CELL_TEXT_TOO_LONG', { max })
}

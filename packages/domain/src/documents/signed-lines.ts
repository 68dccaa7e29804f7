import { formatAccountNumber } from '../identifiers/account-number.ts'
import type { Language } from '../language.ts'
import { isCurrencyCode } from '../money/currency.ts'
import { parseDecimal } from '../money/decimal.ts'
import { formatAmount } from '../money/format-amount.ts'
import { isOperationCode, operationNames } from '../payment/operation.ts'
import { formatDate, formatDateTime } from '../time/format-date.ts'
import { fromIso, isIso, isLocalDate } from '../time/instant.ts'
import { readCanonicalLines } from './canonical-lines.ts'

/** One line of what a signature covers; the label of its name stands in the texts of the client. */
interface SignedLine {
  readonly name: string
  readonly text: string
  /** A code has words in the texts of the client; what is exact is not to be translated by a browser. */
  readonly kind: 'words' | 'code' | 'exact'
}

/** Amounts and the line that has their currency, which is shown with them. */
const currencyOf: Readonly<Record<string, string>> = {
  amount: 'currency',
  commission: 'commission-currency',
  'recipient-amount': 'recipient-currency',
}
const kinds: Readonly<Record<string, SignedLine['kind']>> = {
  operation: 'words',
  purpose: 'words',
  title: 'words',
  message: 'words',
  'rate-kind': 'code',
  'typed-side': 'code',
}

/** All that a signature covers, for people; the canonical text itself stands behind it. */
export function signedLines(canonicalText: string, language: Language): readonly SignedLine[] {
  const lines = readCanonicalLines(canonicalText)
  const valueOf = new Map(lines)
  const shownWithAmount = new Set(
    Object.entries(currencyOf).flatMap(([amount, currency]) =>
      valueOf.has(amount) ? [currency] : [],
    ),
  )
  return lines
    .filter(([name]) => !shownWithAmount.has(name))
    .map(([name, value]) => ({
      name,
      text: textOf(name, value, valueOf, language),
      kind: kinds[name] ?? 'exact',
    }))
}

function textOf(
  name: string,
  value: string,
  valueOf: ReadonlyMap<string, string>,
  language: Language,
): string {
  const currency = valueOf.get(currencyOf[name] ?? '')
  if (currency !== undefined && isCurrencyCode(currency)) {
    const amount = parseDecimal(value, currency)
    return amount.ok ? formatAmount(amount.value, currency) : `${value} ${currency}`
  }
  if (name === 'operation') return isOperationCode(value) ? operationNames[value][language] : value
  if (name.endsWith('-account')) return formatAccountNumber(value)
  if (isLocalDate(value)) return formatDate(value)
  return isIso(value) ? formatDateTime(fromIso(value)) : value
}

import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import type { Tariff } from '@tartip/domain/payment/commission'

import { DatasetFault, parseTabSeparated, type TabRow } from '@tartip/domain/text/tab-separated'

const columns = [
  'id',
  'set',
  'operation',
  'currency',
  'amount_from',
  'amount_to',
  'fixed',
  'percent',
]

/** Reads the rows of `tariffs.tsv` that this bank charges by. */
export function parseTariffs(content: string): readonly Tariff[] {
  return parseTabSeparated('tariffs', content, columns)
    .map((row, index) => ({ row, line: index + 2 }))
    .filter(({ row }) => row['set'] === 'demo')
    .map(({ row, line }) => tariffOf(row, line))
}

function tariffOf(row: TabRow, line: number): Tariff {
  const currency = row['currency'] ?? ''
  if (currency !== '*' && !isCurrencyCode(currency)) {
    throw new DatasetFault('tariffs', line, `unknown currency ${currency}`)
  }
  const feeCurrency = isCurrencyCode(row['fee_currency'] ?? '')
    ? (row['fee_currency'] as CurrencyCode)
    : 'account'
  // Intervals are stated in the currency of the payment; «any currency» rows use two decimals.
  const amountCurrency = currency === '*' ? 'KGS' : currency
  const amount = (column: string, of: CurrencyCode) => amountOf(row[column] ?? '', of, line, column)
  return {
    id: row['id'] ?? '',
    operation: row['operation'] ?? '',
    currency,
    fromMinor: amount('amount_from', amountCurrency) ?? 0n,
    toMinor: amount('amount_to', amountCurrency),
    fixedMinor: amount('fixed', feeCurrency === 'account' ? amountCurrency : feeCurrency),
    percent: row['percent'] === '' ? null : (row['percent'] ?? null),
    minMinor: amount('min', feeCurrency === 'account' ? amountCurrency : feeCurrency),
    maxMinor: amount('max', feeCurrency === 'account' ? amountCurrency : feeCurrency),
    feeCurrency,
  }
}

function amountOf(
  text: string,
  currency: CurrencyCode,
  line: number,
  column: string,
): bigint | null {
  if (text === '') return null
  // The list is written for people and gives JPY limits with two decimals; the yen has none.
  const parsed = parseDecimal(currency === 'JPY' ? text.replace(/\.\d+$/, '') : text, currency)
  if (!parsed.ok) throw new DatasetFault('tariffs', line, `${column} is not an amount: ${text}`)
  return parsed.value
}

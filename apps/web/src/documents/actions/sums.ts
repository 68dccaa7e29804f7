import { currencyCodes, isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { sumByCurrency } from '@tartip/domain/money/money'
import type { Money } from '@tartip/domain/money/money'
import type { AmountOf } from '../document-kind.ts'

/** Sums per currency, som first: `428 400,00 KGS · 8 400,00 USD`. Currencies are never added up. */
export function sumsText(amounts: readonly AmountOf[]): string {
  const sums = sumByCurrency(amounts.flatMap(moneyOf))
  return ['KGS' as const, ...currencyCodes.filter(code => code !== 'KGS')]
    .flatMap(code => {
      const sum = sums.get(code)
      return sum === undefined ? [] : [formatAmount(sum, code)]
    })
    .join(' · ')
}

interface WithMoney<TRow> {
  amountOf?(row: TRow): AmountOf
  feeOf?(row: TRow): AmountOf
}

/** The amounts of the documents; empty for a kind without money. */
export const amountsText = <TRow>(kind: WithMoney<TRow>, rows: readonly TRow[]): string =>
  sumsText(rows.flatMap(row => kind.amountOf?.(row) ?? []))

/** What leaves the accounts altogether: the amounts and the fees, each in its own currency. */
export function amountsWithFeesText<TRow>(kind: WithMoney<TRow>, rows: readonly TRow[]): string {
  const fees = rows
    .flatMap(row => kind.feeOf?.(row) ?? [])
    .filter(fee => moneyOf(fee).some(({ amountMinor }) => amountMinor !== 0n))
  return sumsText([...rows.flatMap(row => kind.amountOf?.(row) ?? []), ...fees])
}

function moneyOf({ amount, currency }: AmountOf): Money[] {
  if (!isCurrencyCode(currency)) return []
  const parsed = parseDecimal(amount, currency)
  return parsed.ok ? [{ amountMinor: parsed.value, currency }] : []
}

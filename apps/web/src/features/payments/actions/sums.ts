import { currencyCodes, isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { sumByCurrency } from '@tartip/domain/money/money'
import type { Money } from '@tartip/domain/money/money'
import type { PaymentRow } from '../api/payment-queries.ts'

/** Sums per currency, som first: `428 400,00 KGS · 8 400,00 USD`. Currencies are never added up. */
export function sumsText(rows: readonly Pick<PaymentRow, 'amount' | 'currency'>[]): string {
  return textOf(rows.flatMap(moneyOf))
}

/** What leaves the accounts altogether: the amounts and the fees, each in its own currency. */
export function sumsWithCommissionText(
  rows: readonly Pick<PaymentRow, 'amount' | 'currency' | 'commission' | 'commissionCurrency'>[],
): string {
  const fees = rows
    .flatMap(row => moneyOf({ amount: row.commission, currency: row.commissionCurrency }))
    .filter(({ amountMinor }) => amountMinor !== 0n)
  return textOf([...rows.flatMap(moneyOf), ...fees])
}

function textOf(amounts: readonly Money[]): string {
  const sums = sumByCurrency(amounts)
  return ['KGS' as const, ...currencyCodes.filter(code => code !== 'KGS')]
    .flatMap(code => {
      const sum = sums.get(code)
      return sum === undefined ? [] : [formatAmount(sum, code)]
    })
    .join(' · ')
}

function moneyOf({ amount, currency }: Pick<PaymentRow, 'amount' | 'currency'>): Money[] {
  if (!isCurrencyCode(currency)) return []
  const parsed = parseDecimal(amount, currency)
  return parsed.ok ? [{ amountMinor: parsed.value, currency }] : []
}

import type { CurrencyCode } from '../money/currency.ts'
import type { Money } from '../money/money.ts'
import { convertWithQuotes, type Quote } from '../rates/convert.ts'

/** The extra entry of a multi-currency card balance (specification 1, section 9). */
export const allBalances = 'ALL'

export interface BalanceEntry {
  readonly currency: CurrencyCode | typeof allBalances
  readonly amount: Money
}

/**
 * All balances in one currency; `undefined` when one that is not empty has no rate, because a total that
 * leaves money out is worse than none.
 */
export function totalIn(
  currency: CurrencyCode,
  balances: readonly Money[],
  quotes: readonly Quote[],
): bigint | undefined {
  let total = 0n
  for (const balance of balances) {
    if (balance.amountMinor === 0n) continue
    const valued = convertWithQuotes(balance.amountMinor, balance.currency, currency, quotes)
    if (!valued.ok) return undefined
    total += valued.value
  }
  return total
}

/**
 * The balances of a card account as they are shown: ALL comes first when there are several, expressed in
 * the base currency at the rates given.
 */
export function multiBalance(
  base: CurrencyCode,
  balances: readonly Money[],
  quotes: readonly Quote[],
): readonly BalanceEntry[] {
  const entries = balances.map(amount => ({ currency: amount.currency, amount }))
  if (entries.length < 2) return entries
  const total = totalIn(base, balances, quotes)
  if (total === undefined) return entries
  return [{ currency: allBalances, amount: { amountMinor: total, currency: base } }, ...entries]
}

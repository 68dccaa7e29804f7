import type { TaxDebtFacts } from './tax-store.ts'

type Amounts = Pick<TaxDebtFacts, 'principalMinor' | 'penaltyMinor' | 'fineMinor'>

/**
 * Takes a payment off a debt: first the tax, then the penalty, then the fine.
 *
 * @returns what is still owed, and what of the payment is left over
 */
export function payOff<T extends Amounts>(
  debt: T,
  amountMinor: bigint,
): { readonly debt: T; readonly leftMinor: bigint } {
  let leftMinor = amountMinor
  const take = (owedMinor: bigint): bigint => {
    const paid = owedMinor < leftMinor ? owedMinor : leftMinor
    leftMinor -= paid
    return owedMinor - paid
  }
  const principalMinor = take(debt.principalMinor)
  const penaltyMinor = take(debt.penaltyMinor)
  const fineMinor = take(debt.fineMinor)
  return { debt: { ...debt, principalMinor, penaltyMinor, fineMinor }, leftMinor }
}

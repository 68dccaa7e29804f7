import { isCurrencyCode } from '@tartip/domain/money/currency'
import { isNotZero, parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import type { LoanAddress } from '../../lib/loan-href.ts'
import type { Loan, LoanRow } from './loans-queries.ts'

/** The loan of an address; undefined when one of its parts is of another loan. */
export const findLoan = (loans: readonly Loan[], address: LoanAddress): Loan | undefined =>
  loans.find(
    loan =>
      loan.loanId === address.loanId &&
      loan.accountId === address.accountId &&
      loan.dutyNumber === address.dutyNumber,
  )

/** Open loans first, then those that are paid off; within each as the bank sent them. */
export const openFirst = (loans: readonly Loan[]): readonly Loan[] => [
  ...loans.filter(loan => !loan.isClosed),
  ...loans.filter(loan => loan.isClosed),
]

export const isAboveZero = (wire: string): boolean => isNotZero(wire) && !wire.startsWith('-')

/** A month of the schedule as people read it: how much of the payment is debt and how much interest. */
export interface LoanMonth {
  readonly row: LoanRow
  /** Wire decimals, repaid or not. */
  readonly principal: string
  readonly interest: string
}

export const monthOf = (row: LoanRow, currency: string): LoanMonth => ({
  row,
  principal: sumOf(row.amountODRepay, row.amountRestOD, currency),
  interest: sumOf(row.amountPercRepay, row.amountRestPerc, currency),
})

function sumOf(a: string, b: string, currency: string): string {
  if (!isCurrencyCode(currency)) return a
  const [first, second] = [parseDecimal(a, currency), parseDecimal(b, currency)]
  return first.ok && second.ok ? toDecimal(first.value + second.value, currency) : a
}

/** Interest over the whole schedule and over its future, wire decimals. */
export function interestTotals(
  months: readonly LoanMonth[],
  currency: string,
): { readonly all: string; readonly ahead: string } {
  const add = (wires: readonly string[]) =>
    wires.reduce((sum, wire) => sumOf(sum, wire, currency), zeroOf(currency))
  return {
    all: add(months.map(month => month.interest)),
    ahead: add(months.map(month => month.row.amountRestPerc)),
  }
}

const zeroOf = (currency: string): string =>
  isCurrencyCode(currency) ? toDecimal(0n, currency) : '0'

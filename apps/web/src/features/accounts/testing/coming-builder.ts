import type { ComingTermsQuery } from '../api/coming-terms.account.generated.ts'

type LoanTerm = ComingTermsQuery['getLoanAccounts'][number]
type DepositTerm = ComingTermsQuery['getDepositAccounts'][number]

/** A loan whose next payment is ten days after the day of the tests. */
export function loanTermOf(patch: Partial<LoanTerm> = {}): LoanTerm {
  return {
    accountId: 'account-9',
    accountName: 'Кредит «Оборотный»',
    loanId: 'loan-1',
    dutyNumber: 'КД-7',
    currency: 'KGS',
    nextPaymentAmount: '40000.00',
    nextPaymentDate: '2026-12-10',
    overdueAmount: '0.00',
    isClosed: false,
    ...patch,
  }
}

/** A deposit that pays its interest each month and ends in a year. */
export function depositTermOf(patch: Partial<DepositTerm> = {}): DepositTerm {
  return {
    accountId: 'account-7',
    accountName: 'Депозит «Накопление»',
    currency: 'KGS',
    balance: '1500000.00',
    payout: 'MONTHLY',
    accruedInterest: '9000.00',
    nextPayoutDate: '2026-12-05',
    endDate: '2027-11-30',
    ...patch,
  }
}

import type { LoanClaim } from '../claims/claim-queries.ts'
import type { Loan, LoanRow } from '../loans-queries.ts'

/** A loan of a million, a quarter of it repaid; a test says only what matters to it. */
export function loanOf(patch: Partial<Loan> = {}): Loan {
  return {
    account: '1091820100900001',
    accountId: 'account-9',
    accountName: 'Кредит на оборудование',
    loanId: 'loan-1',
    loanAmount: '1000000.00',
    balance: '750000.00',
    paidAmount: '250000.00',
    paidPercent: 25,
    interestPaidPercent: 75,
    currency: 'KGS',
    interestRate: '18.5',
    nextPaymentAmount: '48000.00',
    nextPaymentDate: '2026-12-10',
    overdueAmount: '0.00',
    startDate: '2025-12-10',
    lastActiveDate: '2028-12-10',
    dutyNumber: 'КД-2025/118',
    repaymentKind: 'ANNUITY',
    isClosed: false,
    ...patch,
  }
}

export function loanRowOf(patch: Partial<LoanRow> = {}): LoanRow {
  return {
    month: '2026-12-01',
    lastPayDate: '2026-12-10',
    amountCharge: '48000.00',
    amountRepay: '0.00',
    amountODRepay: '0.00',
    amountPercRepay: '0.00',
    amountRestOD: '36000.00',
    amountRestPerc: '12000.00',
    amountRestZPerc: '0.00',
    balance: '714000.00',
    state: 'NEXT',
    ...patch,
  }
}

/** A partial repayment of that loan which awaits the officer. */
export function loanClaimOf(patch: Partial<LoanClaim> = {}): LoanClaim {
  const { accountId, currency, dutyNumber, loanId } = loanOf()
  return {
    loanClaimId: 'claim-1',
    loanId,
    accountId,
    dutyNumber,
    currency,
    kind: 'PARTIAL_REPAYMENT',
    repayOn: '2026-12-02',
    amount: '500000.00',
    mode: 'SHORTER_TERM',
    day: null,
    state: 'ON_VERIFICATION',
    createdDate: '2026-11-30T05:00:00.000Z',
    decidedDate: null,
    executedDate: null,
    reason: null,
    certificate: null,
    canCancel: true,
    ...patch,
  }
}

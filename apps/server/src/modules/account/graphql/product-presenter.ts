import { wordsIn } from '@tartip/domain/bank-text'
import type { TaxDebtStatement } from '@tartip/bank-ports/tax-debt'
import type { DepositInterest } from '@tartip/bank-ports/loans-and-deposits'
import { loanStanding, wholePercent, type LoanChartRow } from '@tartip/domain/loans/loan-chart'
import type { Language, LocalizedText } from '@tartip/domain/language'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { bishkekDate, daysBetween, type LocalDate } from '@tartip/domain/time/instant'

import { taxPaperAddress } from '../tax-paper-export.ts'
import type { DepositView, LoanView } from '../use-cases/read-loans.ts'

export function presentLoan({ loan, account, chart }: LoanView, language: Language) {
  const { currency } = loan
  const money = (amountMinor: bigint) => toDecimal(amountMinor, currency)
  const paidMinor = loan.amountMinor - loan.balanceMinor
  const { overdueMinor, next } = loanStanding(chart)
  return {
    account: loan.account,
    accountId: loan.accountId,
    accountName: wordsIn(account.accountName, language),
    loanId: loan.loanId,
    loanAmount: money(loan.amountMinor),
    balance: money(loan.balanceMinor),
    paidAmount: money(paidMinor),
    paidPercent: wholePercent(paidMinor, loan.amountMinor),
    interestPaidPercent: wholePercent(loan.balanceMinor, loan.amountMinor),
    currency,
    interestRate: loan.interestRate,
    nextPaymentAmount: next ? money(next.amountMinor) : null,
    nextPaymentDate: next?.date ?? null,
    overdueAmount: money(overdueMinor),
    startDate: loan.startDate,
    lastActiveDate: loan.schedule.at(-1)?.dueDate ?? loan.startDate,
    dutyNumber: loan.dutyNumber,
    repaymentKind: loan.repaymentKind,
    isClosed: next === undefined,
  }
}

export function presentLoanRow(row: LoanChartRow, currency: CurrencyCode) {
  const money = (amountMinor: bigint) => toDecimal(amountMinor, currency)
  return {
    month: row.month,
    lastPayDate: row.lastPayDate,
    amountCharge: money(row.chargeMinor),
    amountRepay: money(row.repaidMinor),
    amountODRepay: money(row.repaidPrincipalMinor),
    amountPercRepay: money(row.repaidInterestMinor),
    amountRestOD: money(row.restPrincipalMinor),
    amountRestPerc: money(row.restInterestMinor),
    amountRestZPerc: money(row.overdueInterestMinor),
    balance: money(row.balanceMinor),
    state: row.state,
  }
}

export function presentDeposit(
  { deposit, account, interest }: DepositView,
  today: LocalDate,
  language: Language,
) {
  const { currency, startDate, endDate } = deposit
  const money = (amountMinor: bigint) => toDecimal(amountMinor, currency)
  const total = interest.reduce((sum, period) => sum + period.interestMinor, 0n)
  return {
    account: deposit.account,
    accountId: deposit.accountId,
    accountName: wordsIn(account.accountName, language),
    contractNumber: deposit.contractNumber,
    currency,
    balance: money(deposit.balanceMinor),
    depositAmount: money(deposit.amountMinor),
    interestRate: deposit.interestRate,
    startDate,
    endDate: endDate ?? null,
    termDays: endDate ? daysBetween(startDate, endDate) : null,
    daysLeft: endDate ? Math.max(0, daysBetween(today, endDate)) : null,
    payout: deposit.payout,
    accruedInterest: money(deposit.accruedInterestMinor),
    paidInterest: money(deposit.paidInterestMinor),
    expectedInterest: endDate ? money(total) : null,
    nextPayoutDate: interest.find(period => !period.isPaid)?.endDate ?? null,
    isReplenishable: deposit.isReplenishable,
    isWithdrawable: deposit.isWithdrawable,
  }
}

export function presentInterest(period: DepositInterest, currency: CurrencyCode) {
  return {
    startDate: period.startDate,
    endDate: period.endDate,
    days: period.days,
    interest: toDecimal(period.interestMinor, currency),
    isPaid: period.isPaid,
  }
}

/** @param statement undefined when the tax service does not know the organisation: it owes nothing there */
export function presentTaxDebts(statement: TaxDebtStatement | undefined, today: LocalDate) {
  const soms = (amountMinor: bigint) => toDecimal(amountMinor, 'KGS')
  const debts = statement?.debts ?? []
  return {
    list: debts.map(debt => ({
      id: debt.debtId,
      taxName: onWire(debt.taxName),
      paymentCode: debt.paymentCode,
      taxOfficeCode: debt.taxOfficeCode,
      taxOfficeName: onWire(debt.taxOfficeName),
      amount: soms(debt.principalMinor),
      penalty: soms(debt.penaltyMinor),
      fine: soms(debt.fineMinor),
      totalAmount: soms(debt.principalMinor + debt.penaltyMinor + debt.fineMinor),
      currency: 'KGS',
      dueDate: debt.dueDate,
      pdfNoticeLink: taxPaperAddress(debt.debtId),
    })),
    totalAmount: soms(statement?.totalMinor ?? 0n),
    currency: 'KGS',
    date: statement ? bishkekDate(statement.asOf) : today,
    pdfLink: statement ? taxPaperAddress() : null,
  }
}

/** The wire names languages as the specification does. */
function onWire({ ru, ky, en }: LocalizedText) {
  return { ru, kg: ky, eng: en }
}

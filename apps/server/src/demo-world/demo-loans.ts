import type { HistoricOperation } from '@tartip/bank-twin/bank-twin-types'
import type { HistoricDeposit, HistoricLoan } from '@tartip/bank-twin/product-seed'
import type { DepositPayout } from '@tartip/domain/deposits/deposit-interest'
import type { RepaymentKind } from '@tartip/domain/loans/loan-schedule'
import { minorPerMajor } from '@tartip/domain/money/currency'
import { addDays, instantAt, type LocalDate } from '@tartip/domain/time/instant'
import { addMonths } from '@tartip/domain/time/months'

import { demoId } from './demo-identifiers.ts'
import type { DemoWorld, WorldAccount } from './demo-world.ts'

interface DemoLoan {
  readonly serial: number
  /** The account for disbursement and repayment, by its serial. */
  readonly payer: number
  readonly dutyNumber: string
  readonly units: number
  readonly interestRate: string
  readonly months: number
  readonly kind: RepaymentKind
  /**
   * Whole months since the start of the loan, and extra days, so that payments fall on different
   * days.
   */
  readonly monthsAgo: number
  readonly daysAgo: number
  /** Number of missed payments. */
  readonly missed?: number
}

/** Loans at the start, in the middle, and with an overdue payment. */
const demoLoans: readonly DemoLoan[] = [
  {
    serial: 10_004_040,
    payer: 10_000_142,
    dutyNumber: 'К-2026/0417',
    units: 3_000_000,
    interestRate: '17.5',
    months: 24,
    kind: 'ANNUITY',
    monthsAgo: 8,
    daysAgo: 12,
  },
  {
    serial: 10_004_058,
    payer: 10_000_155,
    dutyNumber: 'К-2026/0902',
    units: 1_200_000,
    interestRate: '16',
    months: 36,
    kind: 'EQUAL_PRINCIPAL',
    monthsAgo: 2,
    daysAgo: 20,
  },
  {
    serial: 10_014_040,
    payer: 10_010_329,
    dutyNumber: 'К-2026/0288',
    units: 600_000,
    interestRate: '19',
    months: 12,
    kind: 'ANNUITY',
    monthsAgo: 7,
    daysAgo: 9,
    missed: 2,
  },
  {
    serial: 10_024_040,
    payer: 10_028_821,
    dutyNumber: 'К-2026/0611',
    units: 90_000,
    interestRate: '8.5',
    months: 18,
    kind: 'ANNUITY',
    monthsAgo: 5,
    daysAgo: 3,
  },
]

interface DemoDeposit {
  readonly serial: number
  readonly payer: number
  readonly contractNumber: string
  readonly units: number
  readonly monthsAgo: number
  /** Absent: a demand deposit. */
  readonly months?: number
  readonly payout: DepositPayout
  readonly isReplenishable?: boolean
}

const demoDeposits: readonly DemoDeposit[] = [
  {
    serial: 10_006_020,
    payer: 10_000_142,
    contractNumber: 'Д-0184',
    units: 1_500_000,
    monthsAgo: 7,
    months: 12,
    payout: 'MONTHLY',
    isReplenishable: true,
  },
  {
    serial: 10_006_038,
    payer: 10_008_801,
    contractNumber: 'Д-0231',
    units: 20_000,
    monthsAgo: 4,
    payout: 'CAPITALISED',
    isReplenishable: true,
  },
  {
    serial: 10_026_020,
    payer: 10_020_417,
    contractNumber: 'Д-0305',
    units: 6_000_000,
    monthsAgo: 3,
    months: 6,
    payout: 'AT_END',
  },
]

/** The loans of the world on `today`. */
export function demoLoansOf(world: DemoWorld, today: LocalDate): HistoricLoan[] {
  return demoLoans.map(loan => {
    const { account, legalPartyId } = findAccount(world, loan.serial)
    const payer = findAccount(world, loan.payer).account
    const startDate = addDays(addMonths(today, -loan.monthsAgo), -loan.daysAgo)
    const due = Array.from({ length: loan.months }, (_, index) => addMonths(startDate, index + 1))
    return {
      loanId: demoId('loan', loan.serial.toString()),
      legalPartyId,
      accountId: account.accountId,
      account: account.account,
      repaymentAccountId: payer.accountId,
      repaymentAccount: payer.account,
      dutyNumber: loan.dutyNumber,
      currency: account.currency,
      amountMinor: BigInt(loan.units) * minorPerMajor(account.currency),
      interestRate: loan.interestRate,
      months: loan.months,
      kind: loan.kind,
      startDate,
      paidRows: due.filter(date => date < today).length - (loan.missed ?? 0),
    }
  })
}

/** How the borrowers spent the money; the arrested company has spent all of it. */
export function demoLoanSpending(loans: readonly HistoricLoan[]): HistoricOperation[] {
  return loans
    .filter((_, index) => demoLoans[index]?.missed !== undefined)
    .map(loan => ({
      operationId: demoId('operation', `loan ${loan.loanId} spending`),
      accountId: loan.repaymentAccountId,
      bookedAt: instantAt(addDays(loan.startDate, 1), 11 * 60),
      direction: 'DEBIT',
      // The sum of the payments already made stays on the account.
      amountMinor: loan.amountMinor / 5n,
      counterpartyName: 'ОсОО «Техно-Линия»',
      counterpartyAccount: '',
      purpose: 'Оплата за оборудование по договору NO 28',
    }))
}

/** The deposits of the world on `today`. */
export function demoDepositsOf(world: DemoWorld, today: LocalDate): HistoricDeposit[] {
  return demoDeposits.map(deposit => {
    const { account, legalPartyId } = findAccount(world, deposit.serial)
    const startDate = addMonths(today, -deposit.monthsAgo)
    return {
      accountId: account.accountId,
      account: account.account,
      legalPartyId,
      payoutAccountId: findAccount(world, deposit.payer).account.accountId,
      contractNumber: deposit.contractNumber,
      currency: account.currency,
      amountMinor: BigInt(deposit.units) * minorPerMajor(account.currency),
      interestRate: account.interestRate ?? '0',
      startDate,
      ...(deposit.months === undefined ? {} : { endDate: addMonths(startDate, deposit.months) }),
      payout: deposit.payout,
      isReplenishable: deposit.isReplenishable ?? false,
      isWithdrawable: deposit.months === undefined,
    }
  })
}

export function findAccount(
  world: DemoWorld,
  serial: number,
): { readonly account: WorldAccount; readonly legalPartyId: string } {
  for (const { accounts, legalPartyId } of world.organisations) {
    const account = accounts.find(one => one.serial === serial)
    if (account) return { account, legalPartyId }
  }
  throw new RangeError(`The demo has no account ${serial}`)
}

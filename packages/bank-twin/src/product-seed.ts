import { fillTexts } from '@tartip/domain/bank-text'
import type { Clock } from '@tartip/bank-ports/runtime'
import { plannedInterest } from '@tartip/domain/deposits/deposit-interest'
import { loanSchedule } from '@tartip/domain/loans/loan-schedule'
import { bishkekDate, instantAt } from '@tartip/domain/time/instant'
import type { HistoricOperation } from './bank-twin-types.ts'
import { createCardSeed, type CardSeed } from './cards/card-seed.ts'
import { periodsOf } from './deposits/deposit-periods.ts'
import { insertDeposits, insertPayouts, type NewDeposit } from './deposits/deposit-store.ts'
import { interestAccountOf, interestPurpose, payoutTransferId } from './deposits/pay-interest.ts'
import { insertLoans, insertRepayments, type NewLoan, type Repayment } from './loans/loan-store.ts'
import { repaymentTexts, repaymentTransfers } from './loans/repayment-transfers.ts'
import { publishRates } from './rates/publish-rates.ts'
import { saveOperationTexts, type OperationText } from './store/operation-store.ts'
import { inTransaction, type TwinDb } from './store/twin-db.ts'
import { statementWords } from './words/statement-words.ts'
import { derivedId, productAccountId } from './products/product-accounts.ts'

/** A past loan with the number of its payments made. */
export interface HistoricLoan extends NewLoan {
  readonly account: string
  readonly repaymentAccount: string
  /** Payments made on their day; the others that were due since are overdue. */
  readonly paidRows: number
}

export interface HistoricDeposit extends NewDeposit {
  readonly account: string
}

/**
 * Bookings of products must be in time order with all others, so they are returned and booked by
 * `TwinSeed.bookHistory` together with them.
 */
export interface ProductSeed {
  readonly cards: CardSeed
  /** Sets the rates of the days before, as far back as `days`. */
  publishRates(days: number): Promise<void>
  addLoans(list: readonly HistoricLoan[]): Promise<HistoricOperation[]>
  addDeposits(list: readonly HistoricDeposit[]): Promise<HistoricOperation[]>
}

/** Loans and interest are booked in the morning, before the clients' own payments. */
const bookingMinute = 8 * 60

export function createProductSeed(deps: {
  readonly db: TwinDb
  readonly clock: Clock
}): ProductSeed {
  const { db, clock } = deps
  return {
    cards: createCardSeed({ db }),
    async publishRates(days) {
      const now = clock.now()
      const options = { withNbkr: true, firstDays: days }
      await inTransaction(db, tx => publishRates(tx, bishkekDate(now), now, options))
    },
    addLoans: list =>
      inTransaction(db, async tx => {
        await insertLoans(tx, list)
        const repayments = list.flatMap(repaymentsOf)
        await insertRepayments(
          tx,
          repayments.map(({ repayment }) => repayment),
        )
        // `bookHistory` writes the statement of the paying account; these are for the loan accounts too.
        await saveOperationTexts(tx, [
          ...list.map(loanText),
          ...repayments.flatMap(({ loan, repayment }) => repaymentTexts(loan, repayment)),
        ])
        return [
          ...list.map(disbursement),
          ...repayments.flatMap(({ loan, repayment }) => repaymentOperations(loan, repayment)),
        ]
      }),
    addDeposits: list =>
      inTransaction(db, async tx => {
        await insertDeposits(tx, list)
        const today = bishkekDate(clock.now())
        const payouts = list.flatMap(deposit => payoutsOf(deposit, today))
        await insertPayouts(
          tx,
          payouts.map(({ payout }) => payout),
        )
        return [...list.map(placement), ...payouts.map(({ operation }) => operation)]
      }),
  }
}

function repaymentsOf(loan: HistoricLoan): { loan: HistoricLoan; repayment: Repayment }[] {
  return loanSchedule(loan)
    .slice(0, loan.paidRows)
    .map(row => ({
      loan,
      repayment: {
        loanId: loan.loanId,
        repaymentId: derivedId(`loan ${loan.loanId} ${row.dueDate}`),
        at: instantAt(row.dueDate, bookingMinute),
        principalMinor: row.principalMinor,
        interestMinor: row.interestMinor,
      },
    }))
}

/** The money lent arrives on the account from which it is repaid. */
function disbursement(loan: HistoricLoan): HistoricOperation {
  return {
    operationId: derivedId(`loan ${loan.loanId} disbursement`),
    accountId: loan.repaymentAccountId,
    againstAccountId: loan.accountId,
    bookedAt: instantAt(loan.startDate, bookingMinute),
    direction: 'CREDIT',
    amountMinor: loan.amountMinor,
    counterpartyName: statementWords.loanDepartment,
    counterpartyAccount: loan.account,
    purpose: fillTexts(statementWords.loanPaidOut, { contract: loan.dutyNumber }),
  }
}

function loanText(loan: HistoricLoan): OperationText {
  return {
    accountId: loan.accountId,
    transferId: derivedId(`loan ${loan.loanId} disbursement`),
    counterpartyName: statementWords.loanPayout,
    counterpartyAccount: loan.repaymentAccount,
    purpose: fillTexts(statementWords.loanPaidOut, { contract: loan.dutyNumber }),
  }
}

function repaymentOperations(loan: HistoricLoan, repayment: Repayment): HistoricOperation[] {
  const texts = repaymentTexts(loan, repayment)
  return repaymentTransfers(loan, repayment).flatMap(transfer => {
    const text = texts.find(
      one => one.transferId === transfer.id && one.accountId === loan.repaymentAccountId,
    )
    if (transfer.kind !== 'TRANSFER' || text === undefined) return []
    return [
      {
        operationId: transfer.id,
        accountId: loan.repaymentAccountId,
        againstAccountId: transfer.creditAccountId,
        bookedAt: repayment.at,
        direction: 'DEBIT' as const,
        amountMinor: transfer.amountMinor,
        counterpartyName: text.counterpartyName,
        counterpartyAccount: text.counterpartyAccount,
        purpose: text.purpose,
      },
    ]
  })
}

/** The deposited money comes from outside the demo. */
function placement(deposit: HistoricDeposit): HistoricOperation {
  return {
    operationId: derivedId(`deposit ${deposit.accountId} placement`),
    accountId: deposit.accountId,
    bookedAt: instantAt(deposit.startDate, bookingMinute),
    direction: 'CREDIT',
    amountMinor: deposit.amountMinor,
    counterpartyName: statementWords.clientDeposit,
    counterpartyAccount: '',
    purpose: fillTexts(statementWords.depositPlaced, { contract: deposit.contractNumber }),
  }
}

function payoutsOf(deposit: HistoricDeposit, today: string) {
  const past = periodsOf(deposit, today).filter(period => period.endDate <= today)
  const interest = plannedInterest(past, deposit.amountMinor, deposit.interestRate, deposit.payout)
  return past.map((period, index) => {
    const at = instantAt(period.endDate, bookingMinute)
    const interestMinor = interest[index] ?? 0n
    const { accountId } = deposit
    const operation: HistoricOperation = {
      operationId: payoutTransferId(accountId, period.endDate),
      accountId: interestAccountOf(deposit),
      againstAccountId: productAccountId('INTEREST_EXPENSE', deposit.currency),
      bookedAt: at,
      direction: 'CREDIT',
      amountMinor: interestMinor,
      counterpartyName: statementWords.depositDepartment,
      counterpartyAccount: deposit.payout === 'CAPITALISED' ? '' : deposit.account,
      purpose: interestPurpose(deposit),
    }
    return { payout: { accountId, endDate: period.endDate, interestMinor, at }, operation }
  })
}

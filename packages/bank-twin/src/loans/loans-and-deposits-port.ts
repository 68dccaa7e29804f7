import type {
  Deposit,
  DepositInterest,
  Loan,
  LoansAndDeposits,
} from '@tartip/bank-ports/loans-and-deposits'
import type { Clock } from '@tartip/bank-ports/runtime'
import { plannedInterest } from '@tartip/domain/deposits/deposit-interest'
import { bishkekDate, type LocalDate } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import { grownInterest, periodsOf } from '../deposits/deposit-periods.ts'
import {
  findDeposit,
  readDepositsOf,
  readPayouts,
  type StoredDeposit,
} from '../deposits/deposit-store.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { findLoan, readLoansOf, type StoredLoan } from './loan-store.ts'

export function createLoansAndDeposits({
  db,
  clock,
}: {
  readonly db: TwinDb
  readonly clock: Clock
}): LoansAndDeposits {
  const today = () => bishkekDate(clock.now())
  return {
    loansOf: legalPartyId =>
      asBankCall(async () => (await readLoansOf(db, legalPartyId)).map(loanOf)),
    findLoan: (legalPartyId, loanId) =>
      asBankCall(async () => {
        const loan = await findLoan(db, legalPartyId, loanId)
        return loan && loanOf(loan)
      }),
    depositsOf: legalPartyId => asBankCall(() => readDeposits(db, legalPartyId, today())),
    depositInterest: (legalPartyId, accountId) =>
      asBankCall(async () => {
        const deposit = await findDeposit(db, legalPartyId, accountId)
        return deposit && readInterest(db, deposit, today())
      }),
  }
}

function loanOf({ repaymentAccountId: _own, ...loan }: StoredLoan): Loan {
  return loan
}

async function readDeposits(
  db: TwinDb,
  legalPartyId: string,
  today: LocalDate,
): Promise<Deposit[]> {
  const stored = await readDepositsOf(db, legalPartyId)
  const payouts = await readPayouts(
    db,
    stored.map(deposit => deposit.accountId),
  )
  return Promise.all(
    stored.map(async ({ payoutAccountId: _own, ...deposit }) => {
      const paid = payouts.get(deposit.accountId)
      const current = periodsOf(deposit, today).find(period => paid?.has(period.endDate) !== true)
      return {
        ...deposit,
        paidInterestMinor: [...(paid?.values() ?? [])].reduce((sum, one) => sum + one, 0n),
        accruedInterestMinor:
          current === undefined
            ? 0n
            : await grownInterest(db, deposit, current.startDate, earlier(today, current.endDate)),
      }
    }),
  )
}

async function readInterest(
  db: TwinDb,
  deposit: StoredDeposit,
  today: LocalDate,
): Promise<DepositInterest[]> {
  const paid = (await readPayouts(db, [deposit.accountId])).get(deposit.accountId)
  const periods = periodsOf(deposit, today)
  const open = periods.filter(period => paid?.has(period.endDate) !== true)
  const planned = plannedInterest(open, deposit.balanceMinor, deposit.interestRate, deposit.payout)
  return periods.map(period => {
    const interestMinor = paid?.get(period.endDate)
    return {
      ...period,
      interestMinor: interestMinor ?? planned[open.indexOf(period)] ?? 0n,
      isPaid: interestMinor !== undefined,
    }
  })
}

function earlier(a: LocalDate, b: LocalDate): LocalDate {
  return a < b ? a : b
}

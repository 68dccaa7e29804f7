import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loanSchedule, type LoanTerms } from '@tartip/domain/loans/loan-schedule'
import type { LoansAndDeposits } from '../src/loans-and-deposits.ts'

/** Two payments of this loan have been made on their days. */
export const contractLoan: LoanTerms = {
  amountMinor: 1_200_000_00n,
  interestRate: '18',
  months: 12,
  startDate: '2026-08-20',
  kind: 'ANNUITY',
}

/** On the day of the suite three months are over, the third on this very day, and all are paid out. */
export const contractDeposit = {
  amountMinor: 365_000_00n,
  interestRate: '10',
  startDate: '2026-08-30',
  endDate: '2027-02-28',
} as const

/** The bank's clock stands at 10:00 of this day. */
export const contractToday = '2026-11-30'

/** A bank with one organisation that has the loan and the deposit above, interest paid out monthly. */
export interface LoansUnderTest {
  readonly loansAndDeposits: LoansAndDeposits
  readonly legalPartyId: string
  readonly loanId: string
  readonly depositAccountId: string
  readonly otherPartyId: string
  readonly unknownId: string
  close(): Promise<void>
}

/** What any bank behind `LoansAndDeposits` must do; run it against each implementation. */
export function describeLoansAndDepositsContract(
  name: string,
  makeBank: () => Promise<LoansUnderTest>,
): void {
  describe(`loans and deposits: ${name}`, () => {
    let bank: LoansUnderTest

    beforeAll(async () => {
      bank = await makeBank()
    })
    afterAll(() => bank.close())

    test('a loan has its schedule, the debt left and the interest paid', async () => {
      const schedule = loanSchedule(contractLoan)
      const paid = schedule.slice(0, 2)
      const principal = paid.reduce((sum, row) => sum + row.principalMinor, 0n)
      const [loan] = await bank.loansAndDeposits.loansOf(bank.legalPartyId)
      expect(loan).toMatchObject({
        loanId: bank.loanId,
        amountMinor: contractLoan.amountMinor,
        balanceMinor: contractLoan.amountMinor - principal,
        paidInterestMinor: paid.reduce((sum, row) => sum + row.interestMinor, 0n),
        interestRate: '18',
        schedule,
      })
      expect(loan).not.toHaveProperty('repaidOn')
      expect(await bank.loansAndDeposits.findLoan(bank.legalPartyId, bank.loanId)).toEqual(loan)
    })

    test('a deposit has what was paid out and what has grown until yesterday', async () => {
      const [deposit] = await bank.loansAndDeposits.depositsOf(bank.legalPartyId)
      // A hundred a day.
      expect(deposit).toMatchObject({
        accountId: bank.depositAccountId,
        balanceMinor: contractDeposit.amountMinor,
        paidInterestMinor: (31n + 30n + 31n) * 100_00n,
        accruedInterestMinor: 0n,
        endDate: contractDeposit.endDate,
        payout: 'MONTHLY',
      })
    })

    test('the periods of a deposit cover its term, paid ones first', async () => {
      const { loansAndDeposits, legalPartyId, depositAccountId } = bank
      const periods = await loansAndDeposits.depositInterest(legalPartyId, depositAccountId)
      expect(periods?.map(period => [period.startDate, period.days, period.isPaid])).toEqual([
        ['2026-08-30', 31, true],
        ['2026-09-30', 30, true],
        ['2026-10-30', 31, true],
        ['2026-11-30', 30, false],
        ['2026-12-30', 31, false],
        ['2027-01-30', 29, false],
      ])
      expect(periods?.map(period => period.interestMinor)).toEqual(
        [31n, 30n, 31n, 30n, 31n, 29n].map(days => days * 100_00n),
      )
    })

    test.each(['otherPartyId', 'unknownId'] as const)(
      'for %s there is neither loan nor deposit',
      async who => {
        const { loansAndDeposits, loanId, depositAccountId } = bank
        expect(await loansAndDeposits.loansOf(bank[who])).toEqual([])
        expect(await loansAndDeposits.findLoan(bank[who], loanId)).toBeUndefined()
        expect(await loansAndDeposits.depositsOf(bank[who])).toEqual([])
        expect(await loansAndDeposits.depositInterest(bank[who], depositAccountId)).toBeUndefined()
        expect(await loansAndDeposits.findLoan(bank.legalPartyId, 'no id')).toBeUndefined()
      },
    )
  })
}

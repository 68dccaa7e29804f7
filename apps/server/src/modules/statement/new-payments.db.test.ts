import type { CoreAccount } from '@tartip/bank-ports/core-accounts'
import { fromIso, toIso } from '@tartip/domain/time/instant'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { aCoreAccount } from '../account/testing/fake-core-accounts.ts'
import { organisationId, otherOrganisationId, testActor } from '../payment/testing/test-people.ts'
import {
  cardAccount,
  openStatementBank,
  somAccount,
  type StatementBank,
} from './testing/statement-bank.ts'

let bank: StatementBank
beforeAll(async () => {
  bank = await openStatementBank()
})
afterAll(() => bank.close())

describe('payments that are new to a program', () => {
  const call = `query($partyId: ID!, $account: String!, $after: String, $startDate: LocalDate, $size: Int) {
    getNewPayments(partyId: $partyId, account: $account, after: $after, startDate: $startDate, size: $size) {
      incomingBalance outgoingBalance cursor hasMore
      payments { debit credit paymentPurpose counterpartyName } } }`
  interface Found {
    readonly incomingBalance: string | null
    readonly outgoingBalance: string | null
    readonly cursor: string | null
    readonly hasMore: boolean
    readonly payments: readonly { readonly debit: string | null; readonly credit: string | null }[]
  }
  const readNew = (more: object = {}, who: object = {}) =>
    bank.call<Found>(call, { partyId: organisationId, account: somAccount.account, ...more }, who)
  const transitAccount = aCoreAccount({
    legalPartyId: organisationId,
    accountId: '44444444-4444-4444-8444-000000000009',
    account: '1090011000094209',
  })
  const book = (account: CoreAccount, bookedAt: string, amountMinor: bigint, more: object = {}) =>
    bank.books.book(account, {
      bookedAt: fromIso(bookedAt),
      direction: 'CREDIT',
      amountMinor,
      ...more,
    })
  const salary = {
    direction: 'DEBIT',
    operationCode: 'SALARY',
    salaryPeople: 2,
    documentNumber: '9',
    purpose: 'Пай',
  }
  beforeAll(() => void bank.books.accounts.push(transitAccount))

  test('come each once, with balances that join, also while more are booked', async () => {
    book(somAccount, '2026-11-01T05:00:00.000Z', 1_000_00n, { operationCode: 'BALANCE_FORWARD' })
    for (let day = 2; day <= 6; day += 1)
      book(somAccount, `2026-11-0${day}T05:00:00.000Z`, BigInt(day) * 100n)
    const credits: (string | null)[] = []
    let after: string | null = null
    let balance: string | null = '1000.00'
    for (let hasMore = true; hasMore;) {
      const page: Found = await readNew({ size: 2, after })
      if (credits.length === 3) book(somAccount, '2026-11-07T05:00:00.000Z', 7_00n)
      expect(page.incomingBalance).toBe(balance)
      balance = page.outgoingBalance
      credits.push(...page.payments.map(({ credit }) => credit))
      after = page.cursor
      hasMore = page.hasMore
    }
    const rest = await readNew({ after })
    credits.push(...rest.payments.map(({ credit }) => credit))
    expect(credits).toEqual(['2.00', '3.00', '4.00', '5.00', '6.00', '7.00'])
    expect(rest.outgoingBalance).toBe('1027.00')
    const later = await readNew({ after: rest.cursor })
    expect(later).toMatchObject({ payments: [], cursor: rest.cursor, outgoingBalance: null })
    expect((await readNew({ startDate: '2026-11-06' })).payments).toHaveLength(2)
  })

  test('of a loan join with balances below zero, as it is owed', async () => {
    const loan = aCoreAccount({
      legalPartyId: organisationId,
      accountId: '44444444-4444-4444-8444-000000000007',
      account: '1090011000094007',
      type: 'LOAN',
    })
    bank.books.accounts.push(loan)
    onTestFinished(() => void bank.books.accounts.pop())
    const at = (day: number) => `2026-11-0${day}T05:00:00.000Z`
    book(loan, at(2), 500_00n, { direction: 'DEBIT' })
    book(loan, at(3), 120_00n)
    const paidOut = await readNew({ account: loan.account, size: 1 })
    expect(paidOut).toMatchObject({ incomingBalance: '0.00', outgoingBalance: '-500.00' })
    expect(await readNew({ account: loan.account, after: paidOut.cursor })).toMatchObject({
      incomingBalance: '-500.00',
      outgoingBalance: '-380.00',
      payments: [{ credit: '120.00' }],
    })
  })

  test('before the pay of one person are delivered, and refused from there on', async () => {
    const owned = aCoreAccount({
      legalPartyId: organisationId,
      accountId: '44444444-4444-4444-8444-000000000008',
      account: '1090011000094108',
    })
    bank.books.accounts.push(owned)
    onTestFinished(() => void bank.books.accounts.pop())
    const days = ['2026-11-02', '2026-11-03', '2026-11-04']
    const later = '2026-11-05'
    for (const day of days) {
      const bookedAt = fromIso(`${day}T05:00:00.000Z`)
      bank.books.book(owned, { bookedAt, direction: 'CREDIT', amountMinor: 5_00n })
    }
    const bookedAt = fromIso('2026-11-04T06:00:00.000Z')
    bank.books.book(owned, {
      ...salary,
      direction: 'DEBIT',
      bookedAt,
      amountMinor: 1_00n,
      salaryPeople: 1,
    })
    for (const [time, day] of [
      ['07', '2026-11-04'],
      ['05', later],
    ] as const) {
      const at = fromIso(`${day}T${time}:00:00.000Z`)
      bank.books.book(owned, { bookedAt: at, direction: 'CREDIT', amountMinor: 9_00n })
    }
    const begun = await readNew({ account: owned.account })
    expect(begun).toMatchObject({ hasMore: true, payments: days.map(() => ({ credit: '5.00' })) })
    await expect(readNew({ account: owned.account, after: begun.cursor })).rejects.toMatchObject({
      message: 'STATEMENT_SALARY_OF_ONE',
      cause: { date: '2026-11-04', startDate: later },
    })
    const rest = await readNew({ account: owned.account, startDate: later })
    expect(rest).toMatchObject({
      incomingBalance: '23.00',
      outgoingBalance: '32.00',
      payments: [{ credit: '9.00' }],
      hasMore: false,
    })
  })

  test('show a register of salaries whole, and not before its day is over', async () => {
    const { account } = transitAccount
    book(transitAccount, '2026-11-02T05:00:00.000Z', 1_00n)
    const begin = await readNew({ account })
    const today = toIso(bank.clock.now()).slice(0, 10)
    book(transitAccount, `${today}T03:00:00.000Z`, 1_00n)
    for (const amount of [20_00n, 30_00n])
      book(transitAccount, `${today}T03:00:01.000Z`, amount, salary)
    book(transitAccount, `${today}T03:00:02.000Z`, 2_00n)
    const amountsOf = ({ payments }: Found) =>
      payments.map(({ debit, credit }) => (debit ? `-${debit}` : credit))
    const payroll = testActor('FIRST', { productRoles: ['SALARY_USER'] })
    const whole = await readNew({ account, after: begin.cursor }, { actor: payroll })
    expect(amountsOf(whole)).toEqual(['1.00', '-20.00', '-30.00', '2.00'])
    const during = await readNew({ account, after: begin.cursor })
    expect(amountsOf(during)).toEqual(['1.00'])
    bank.clock.advanceMinutes(24 * 60)
    const afterwards = await readNew({ account, after: during.cursor, size: 1 })
    expect(amountsOf(afterwards)).toEqual(['2.00', '-50.00'])
    expect(afterwards.outgoingBalance).toBe(whole.outgoingBalance)
    // A cursor that somebody made up to begin between two persons shows none of them.
    const between = String(Number(during.cursor) + 1)
    await expect(readNew({ account, after: between })).rejects.toThrow('CURSOR_INVALID')
  })

  test.each([
    [{ account: '1090000000000000' }, 'ACCOUNT_NOT_FOUND'],
    [{ account: cardAccount.account }, 'ACCOUNT_NOT_FOUND'],
    [{ after: 'not of this bank' }, 'CURSOR_INVALID'],
    [{ after: '9'.repeat(10_000) }, 'CURSOR_INVALID'],
    [{ partyId: otherOrganisationId }, 'LEGAL_PARTY_NOT_FOUND'],
  ])('are refused for %o: %s', async (more, code) => {
    await expect(readNew(more)).rejects.toThrow(code)
  })
})

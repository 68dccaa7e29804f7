import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { chartOfLoan, loanStanding } from '@tartip/domain/loans/loan-chart'
import { loanSchedule } from '@tartip/domain/loans/loan-schedule'
import { bishkekDate } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import type { NewTwinAccount } from '../bank-twin-types.ts'
import type { HistoricDeposit, HistoricLoan } from '../product-seed.ts'
import { closeProved } from '../testing/test-twin.ts'
import { createTestProducts, type TestProducts } from '../testing/test-products.ts'
import { createTwinProducts } from '../twin-products.ts'

let bank: TestProducts
let payer: NewTwinAccount

beforeEach(async () => {
  bank = await createTestProducts()
  payer = await bank.newAccount({ balanceMinor: 500_000_00n })
})
afterEach(() => closeProved(bank))

/** So many days later, when the bank has done the work of the day. */
const afterDays = async (days: number) => {
  bank.clock.advanceMinutes(days * 24 * 60)
  await bank.products.runDue()
}

const balanceOf = async (account: NewTwinAccount) =>
  (await bank.twin.coreAccounts.findOwnAccount(account.legalPartyId, account.account))?.balanceMinor

const movedAccountsAfter = async (act: () => Promise<unknown>) => {
  const before = (await bank.twin.accountMovements.readEvents(0n, 1_000)).at(-1)?.sequence ?? 0n
  await act()
  const reported = await bank.twin.accountMovements.readEvents(before, 1_000)
  return reported.map(event => event.accountId).toSorted()
}

async function addLoan(change: Partial<HistoricLoan> = {}) {
  const account = await bank.newAccount({ type: 'LOAN', legalPartyId: payer.legalPartyId })
  const loan: HistoricLoan = {
    loanId: bank.newId(),
    legalPartyId: payer.legalPartyId,
    accountId: account.accountId,
    account: account.account,
    repaymentAccountId: payer.accountId,
    repaymentAccount: payer.account,
    dutyNumber: 'К-7',
    currency: 'KGS',
    amountMinor: 120_000_00n,
    interestRate: '12',
    months: 12,
    kind: 'EQUAL_PRINCIPAL',
    // The first payment is due on the day of the tests.
    startDate: '2026-10-30',
    paidRows: 0,
    ...change,
  }
  await bank.twin.seed.bookHistory(await bank.products.seed.addLoans([loan]))
  return { loan, account }
}
const loanNow = async () => (await bank.products.loansAndDeposits.loansOf(payer.legalPartyId))[0]

describe('a loan', () => {
  test('is collected from the borrower’s account on its day, once', async () => {
    const { loan, account } = await addLoan()
    const before = (await balanceOf(payer)) ?? 0n
    const [first] = loanSchedule(loan)
    const other = createTwinProducts({ db: bank.database.db, clock: bank.clock })
    await Promise.all([bank.products.runDue(), other.runDue()])
    await bank.products.runDue()
    const taken = (first?.principalMinor ?? 0n) + (first?.interestMinor ?? 0n)
    expect(await balanceOf(payer)).toBe(before - taken)
    expect(await balanceOf(account)).toBe(-110_000_00n)
    expect(await loanNow()).toMatchObject({
      balanceMinor: 110_000_00n,
      paidInterestMinor: first?.interestMinor,
    })
  })

  test('collects what is available, and the rest later', async () => {
    const { loan } = await addLoan({ startDate: '2026-11-10' })
    // The money lent has long been spent.
    await bank.twin.seed.bookHistory([
      {
        operationId: bank.newId(),
        accountId: payer.accountId,
        bookedAt: bank.clock.now(),
        direction: 'DEBIT',
        amountMinor: (await balanceOf(payer)) ?? 0n,
        counterpartyName: 'Поставщик',
        counterpartyAccount: '',
        purpose: 'Оборудование',
      },
    ])
    await afterDays(11)
    expect((await loanNow())?.balanceMinor).toBe(loan.amountMinor)
    await topUp(2_000_00n)
    await afterDays(1)
    // Interest of 1,200.00 first, then 800.00 of the principal.
    expect(await loanNow()).toMatchObject({
      paidInterestMinor: 1_200_00n,
      balanceMinor: loan.amountMinor - 800_00n,
    })
    expect(await balanceOf(payer)).toBe(0n)
  })

  test.each([
    ['the interest due on that day too', '2026-10-30', 1_200_00n],
    ['no interest where none was due by then', '2026-11-10', 0n],
  ])('repaid by a transfer still collects %s, and no later payment', async (_what, start, due) => {
    const { loan, account } = await addLoan({ startDate: start })
    const before = (await balanceOf(payer)) ?? 0n
    await createLedger({ db: bank.database.db }).post([
      {
        kind: 'TRANSFER',
        id: bank.newId(),
        debitAccountId: payer.accountId,
        creditAccountId: account.accountId,
        amountMinor: loan.amountMinor,
        currency: 'KGS',
        bookedAt: bank.clock.now(),
      },
    ])
    for (let month = 0; month < 3; month += 1) {
      await bank.products.runDue()
      bank.clock.advanceMinutes(30 * 24 * 60)
    }
    expect(await balanceOf(payer)).toBe(before - loan.amountMinor - due)
    const now = await loanNow()
    expect(now).toMatchObject({ balanceMinor: 0n, paidInterestMinor: due, repaidOn: '2026-11-30' })
    if (now === undefined) throw new Error('The loan is gone')
    const chart = chartOfLoan(now, bishkekDate(bank.clock.now()))
    expect(loanStanding(chart)).toEqual({ overdueMinor: 0n })
  })

  test('repaid by a transfer owes its interest until there are funds', async () => {
    const { loan, account } = await addLoan()
    const all = (await balanceOf(payer)) ?? 0n
    const pay = (creditAccountId: string, amountMinor: bigint) => ({
      kind: 'TRANSFER' as const,
      id: bank.newId(),
      debitAccountId: payer.accountId,
      creditAccountId,
      amountMinor,
      currency: 'KGS' as const,
      bookedAt: bank.clock.now(),
    })
    const other = await bank.newAccount()
    await createLedger({ db: bank.database.db }).post([
      pay(account.accountId, loan.amountMinor),
      pay(other.accountId, all - loan.amountMinor),
    ])
    await bank.products.runDue()
    await afterDays(40)
    const owing = await loanNow()
    expect(owing && loanStanding(chartOfLoan(owing, '2027-01-09')).overdueMinor).toBe(1_200_00n)
    await topUp(2_000_00n)
    await afterDays(1)
    expect(await balanceOf(payer)).toBe(800_00n)
    expect((await loanNow())?.paidInterestMinor).toBe(1_200_00n)
  })

  test('reports movements of both accounts, once', async () => {
    const { account } = await addLoan()
    const both = [payer.accountId, account.accountId].toSorted()
    expect(await movedAccountsAfter(() => bank.products.runDue())).toEqual(both)
    const other = createTwinProducts({ db: bank.database.db, clock: bank.clock })
    expect(await movedAccountsAfter(() => other.runDue())).toEqual([])
  })

  test('collects nothing from an arrested account', async () => {
    const { loan } = await addLoan()
    await bank.twin.desk.arrestAccount(payer.account, 'Решение суда')
    expect(await movedAccountsAfter(() => bank.products.runDue())).toEqual([])
    expect((await loanNow())?.balanceMinor).toBe(loan.amountMinor)
  })
})

async function topUp(amountMinor: bigint): Promise<void> {
  await bank.twin.seed.bookHistory([
    {
      operationId: bank.newId(),
      accountId: payer.accountId,
      bookedAt: bank.clock.now(),
      direction: 'CREDIT',
      amountMinor,
      counterpartyName: 'Покупатель',
      counterpartyAccount: '',
      purpose: 'Выручка',
    },
  ])
}

async function addDeposit(change: Partial<HistoricDeposit> = {}) {
  const account = await bank.newAccount({ type: 'DEPOSIT', legalPartyId: payer.legalPartyId })
  const deposit: HistoricDeposit = {
    accountId: account.accountId,
    account: account.account,
    legalPartyId: payer.legalPartyId,
    payoutAccountId: payer.accountId,
    contractNumber: 'Д-7',
    currency: 'KGS',
    amountMinor: 365_000_00n,
    interestRate: '10',
    startDate: '2026-11-20',
    endDate: '2027-01-20',
    payout: 'MONTHLY',
    isReplenishable: true,
    isWithdrawable: false,
    ...change,
  }
  await bank.twin.seed.bookHistory(await bank.products.seed.addDeposits([deposit]))
  return account
}
const moneyOfAnotherBank = {
  system: 'GROSS',
  payerName: 'ОсОО «Чужой»',
  payerAccount: '1180000000000002',
  payerBic: '118005',
  purpose: 'Оплата за товар',
  documentNumber: '88',
} as const
const depositNow = async () =>
  (await bank.products.loansAndDeposits.depositsOf(payer.legalPartyId))[0]

describe('a deposit', () => {
  test('grows a hundred som a day, and pays them out at the end of the month', async () => {
    await addDeposit()
    expect((await depositNow())?.accruedInterestMinor).toBe(1_000_00n)
    const before = (await balanceOf(payer)) ?? 0n
    await afterDays(20)
    expect(await balanceOf(payer)).toBe(before + 3_000_00n)
    expect(await depositNow()).toMatchObject({
      accruedInterestMinor: 0n,
      paidInterestMinor: 3_000_00n,
      balanceMinor: 365_000_00n,
    })
  })

  test('is repaid with its last interest at the end of the term, once', async () => {
    const account = await addDeposit({ payout: 'CAPITALISED' })
    const before = (await balanceOf(payer)) ?? 0n
    await afterDays(20)
    expect(await balanceOf(account)).toBe(368_000_00n)
    bank.clock.advanceMinutes(31 * 24 * 60)
    const other = createTwinProducts({ db: bank.database.db, clock: bank.clock })
    await Promise.all([bank.products.runDue(), other.runDue()])
    expect(await balanceOf(account)).toBe(0n)
    // 368,000.00 at 10 % for 31 days are 3,125.48.
    expect(await balanceOf(payer)).toBe(before + 368_000_00n + 3_125_48n)
  })

  test('reports each account changed by interest and repayment', async () => {
    const account = await addDeposit()
    bank.clock.advanceMinutes(20 * 24 * 60)
    expect(await movedAccountsAfter(() => bank.products.runDue())).toEqual([payer.accountId])
    bank.clock.advanceMinutes(31 * 24 * 60)
    const reported = await movedAccountsAfter(() => bank.products.runDue())
    expect([...new Set(reported)]).toEqual([account.accountId, payer.accountId].toSorted())
  })

  test('emptied in the middle of a month gets interest for the days before, on its day', async () => {
    const account = await addDeposit({ isWithdrawable: true })
    const before = (await balanceOf(payer)) ?? 0n
    await createLedger({ db: bank.database.db }).post([
      {
        kind: 'TRANSFER',
        id: bank.newId(),
        debitAccountId: account.accountId,
        creditAccountId: payer.accountId,
        amountMinor: 365_000_00n,
        currency: 'KGS',
        bookedAt: bank.clock.now(),
      },
    ])
    await afterDays(20)
    expect(await balanceOf(payer)).toBe(before + 365_000_00n + 1_000_00n)
  })

  test('credited after its term repays that too, without delaying interest', async () => {
    const account = await addDeposit()
    const before = (await balanceOf(payer)) ?? 0n
    await afterDays(51)
    expect(await balanceOf(account)).toBe(0n)
    for (const amountMinor of [1_000_00n, 1_000_00n]) {
      const payment = { ...moneyOfAnotherBank, incomingId: bank.newId() }
      await bank.twin.desk.receive({ ...payment, account: account.account, amountMinor })
      await afterDays(1)
      expect(await balanceOf(account)).toBe(0n)
    }
    expect(await balanceOf(payer)).toBe(before + 365_000_00n + 6_100_00n + 2_000_00n)
  })

  test('arrested at the end of its term is repaid after the release', async () => {
    const account = await addDeposit()
    const before = (await balanceOf(payer)) ?? 0n
    await bank.twin.desk.arrestAccount(account.account, 'Решение суда')
    await afterDays(51)
    expect(await balanceOf(account)).toBe(365_000_00n)
    await bank.twin.desk.releaseAccount(account.account)
    await afterDays(1)
    expect(await balanceOf(account)).toBe(0n)
    // The interest of the term, 30 and 31 days at 100 som, has never been held up.
    expect(await balanceOf(payer)).toBe(before + 365_000_00n + 6_100_00n)
  })

  test.each([
    ['open', undefined, 'AT_ONCE'],
    ['arrested', 'ARRESTED', 'AT_ONCE'],
    ['arrested for good', 'FINAL_ARRESTED', 'AFTER_RELEASE'],
  ] as const)(
    'whose payout account is %s is paid as the arrest allows',
    async (_what, arrest, whenPaid) => {
      const account = await addDeposit()
      const before = (await balanceOf(payer)) ?? 0n
      if (arrest !== undefined) {
        await bank.twin.desk.arrestAccount(payer.account, 'Решение суда', arrest)
      }
      await afterDays(20)
      const isPaid = whenPaid === 'AT_ONCE'
      expect(await balanceOf(payer)).toBe(before + (isPaid ? 3_000_00n : 0n))
      await afterDays(31)
      expect(await balanceOf(account)).toBe(isPaid ? 0n : 365_000_00n)
      await bank.twin.desk.releaseAccount(payer.account)
      await afterDays(1)
      await bank.products.runDue()
      expect(await balanceOf(account)).toBe(0n)
      // Two periods of interest and the money, each once, whatever the arrest has held up.
      expect(await balanceOf(payer)).toBe(before + 365_000_00n + 6_100_00n)
    },
  )

  test('that capitalises interest does not while finally arrested', async () => {
    const account = await addDeposit({ payout: 'CAPITALISED' })
    await bank.twin.desk.arrestAccount(account.account, 'Решение суда', 'FINAL_ARRESTED')
    await afterDays(20)
    expect(await balanceOf(account)).toBe(365_000_00n)
    await bank.twin.desk.releaseAccount(account.account)
    await afterDays(1)
    expect(await balanceOf(account)).toBe(368_000_00n)
  })

  test('does not repay held money at its end, and does once it is released', async () => {
    const account = await addDeposit()
    const before = (await balanceOf(payer)) ?? 0n
    const ledger = createLedger({ db: bank.database.db })
    const holdId = bank.newId()
    await ledger.post([
      {
        kind: 'HOLD',
        id: holdId,
        debitAccountId: account.accountId,
        creditAccountId: payer.accountId,
        amountMinor: 5_000_00n,
        currency: 'KGS',
        bookedAt: bank.clock.now(),
      },
    ])
    await afterDays(51)
    expect(await balanceOf(account)).toBe(5_000_00n)
    await ledger.post([{ kind: 'VOID_HOLD', id: bank.newId(), holdId, bookedAt: bank.clock.now() }])
    await afterDays(1)
    expect(await balanceOf(account)).toBe(0n)
    expect(await balanceOf(payer)).toBe(before + 365_000_00n + 6_100_00n)
  })

  test.each(['MONTHLY', 'CAPITALISED', 'AT_END'] as const)(
    'on demand shows the months that have started, also when paid %s',
    async payout => {
      const account = await addDeposit({ startDate: '2026-09-15', endDate: undefined, payout })
      const periods = await bank.products.loansAndDeposits.depositInterest(
        payer.legalPartyId,
        account.accountId,
      )
      expect(periods?.map(period => [period.endDate, period.isPaid])).toEqual([
        ['2026-10-15', true],
        ['2026-11-15', true],
        ['2026-12-15', false],
      ])
    },
  )
})

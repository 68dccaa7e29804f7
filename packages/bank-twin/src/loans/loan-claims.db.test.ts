import { describeLoanClaimsContract } from '@tartip/bank-ports/testing/loan-claims-contract'
import { chartOfLoan } from '@tartip/domain/loans/loan-chart'
import type { LoanChange } from '@tartip/domain/loans/loan-change'
import { bishkekDate } from '@tartip/domain/time/instant'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { closeProved } from '../testing/test-twin.ts'
import { createTestProducts, type TestProducts } from '../testing/test-products.ts'
import { createTwinProducts } from '../twin-products.ts'

const reason = { ru: 'Не хватает документов.', ky: 'Документтер жетишсиз.', en: 'Papers missing.' }

/** A loan of 120,000 som at 12 %, its first payment made a month ago; the next is due on 15 December. */
async function openLoan(bank: TestProducts, balanceMinor = 500_000_00n) {
  const payer = await bank.newAccount({ balanceMinor })
  const { legalPartyId } = payer
  const loanAccount = await bank.newAccount({ type: 'LOAN', legalPartyId })
  const loanId = bank.newId()
  await bank.twin.seed.bookHistory(
    await bank.products.seed.addLoans([
      {
        loanId,
        legalPartyId,
        accountId: loanAccount.accountId,
        account: loanAccount.account,
        repaymentAccountId: payer.accountId,
        repaymentAccount: payer.account,
        dutyNumber: 'К-9',
        currency: 'KGS',
        amountMinor: 120_000_00n,
        interestRate: '12',
        months: 12,
        kind: 'ANNUITY',
        startDate: '2026-10-15',
        paidRows: 1,
      },
    ]),
  )
  return { payer, loanAccount, legalPartyId, loanId }
}

describeLoanClaimsContract('the twin', async () => {
  const bank = await createTestProducts()
  const { legalPartyId, loanId } = await openLoan(bank)
  const { loanClaims, loanClaimDesk } = bank.products
  return {
    loanClaims,
    legalPartyId,
    loanId,
    otherPartyId: bank.newId(),
    today: bishkekDate(bank.clock.now()),
    now: () => bank.clock.now(),
    newId: bank.newId,
    async approve(id) {
      expect(await loanClaimDesk.approve(id)).toMatchObject({ ok: true })
    },
    async decline(id) {
      expect(await loanClaimDesk.decline(id, reason)).toMatchObject({ ok: true })
    },
    close: bank.close,
  }
})

describe('an approved repayment', () => {
  let bank: TestProducts
  let loan: Awaited<ReturnType<typeof openLoan>>
  beforeEach(async () => {
    bank = await createTestProducts()
    loan = await openLoan(bank)
  })
  afterEach(() => closeProved(bank))

  const balanceOf = async (account: { legalPartyId: string; account: string }) =>
    (await bank.twin.coreAccounts.findOwnAccount(account.legalPartyId, account.account))
      ?.balanceMinor ?? 0n
  const loanNow = async () => {
    const found = await bank.products.loansAndDeposits.findLoan(loan.legalPartyId, loan.loanId)
    if (found === undefined) throw new Error('The loan is gone')
    return found
  }
  async function approved(change: LoanChange): Promise<string> {
    const loanClaimId = bank.newId()
    const { legalPartyId, loanId } = loan
    const createdAt = bank.clock.now()
    const claim = { loanClaimId, legalPartyId, loanId, createdAt, change }
    expect(await bank.products.loanClaims.submit(claim)).toMatchObject({ ok: true })
    expect(await bank.products.loanClaimDesk.approve(loanClaimId)).toMatchObject({ ok: true })
    return loanClaimId
  }
  const claimNow = (id: string) => bank.products.loanClaims.findClaim(loan.legalPartyId, id)

  test('moves money on its day and once, however many processes and repetitions there are', async () => {
    const before = await balanceOf(loan.payer)
    const debt = -(await balanceOf(loan.loanAccount))
    const id = await approved({
      kind: 'PARTIAL_REPAYMENT',
      repayOn: '2026-12-02',
      amountMinor: 40_000_00n,
      mode: 'SMALLER_INSTALMENT',
    })
    await bank.products.runDue()
    expect(await balanceOf(loan.payer)).toBe(before)
    bank.clock.advanceMinutes(2 * 24 * 60)
    const others = [1, 2, 3].map(() =>
      createTwinProducts({ db: bank.database.db, clock: bank.clock }),
    )
    await Promise.all(
      [bank, ...others.map(products => ({ products }))].map(one => one.products.runDue()),
    )
    for (const products of others) await products.runDue()
    expect(await balanceOf(loan.loanAccount)).toBe(40_000_00n - debt)
    const { paidInterestMinor, schedule, balanceMinor } = await loanNow()
    const interest = paidInterestMinor - 1_200_00n
    expect(await balanceOf(loan.payer)).toBe(before - 40_000_00n - interest)
    expect(interest).toBeGreaterThan(0n)
    expect(balanceMinor).toBe(debt - 40_000_00n)
    expect(schedule.reduce((sum, row) => sum + row.principalMinor, 0n)).toBe(120_000_00n)
    expect(await claimNow(id)).toMatchObject({ state: 'APPROVED', executedAt: bank.clock.now() })
    const chart = chartOfLoan(await loanNow(), '2026-12-02')
    expect(chart.map(row => row.state).slice(0, 3)).toEqual(['PAID', 'PAID', 'NEXT'])
  })

  test('of everything ends the loan, and nothing is collected afterwards', async () => {
    await approved({ kind: 'FULL_REPAYMENT', repayOn: '2026-11-30' })
    await bank.products.runDue()
    expect(await balanceOf(loan.loanAccount)).toBe(0n)
    const after = await balanceOf(loan.payer)
    bank.clock.advanceMinutes(40 * 24 * 60)
    await bank.products.runDue()
    expect(await balanceOf(loan.payer)).toBe(after)
    expect(chartOfLoan(await loanNow(), '2027-01-09').every(row => row.state === 'PAID')).toBe(true)
  })

  test('without the money on its day is declined and moves nothing', async () => {
    const id = await approved({ kind: 'FULL_REPAYMENT', repayOn: '2026-12-01' })
    const available = await balanceOf(loan.payer)
    await bank.twin.seed.bookHistory([
      {
        operationId: bank.newId(),
        accountId: loan.payer.accountId,
        bookedAt: bank.clock.now(),
        direction: 'DEBIT',
        amountMinor: available - 1_000_00n,
        counterpartyName: 'Поставщик',
        counterpartyAccount: '',
        purpose: 'Оплата',
      },
    ])
    bank.clock.advanceMinutes(24 * 60)
    await bank.products.runDue()
    expect(await balanceOf(loan.payer)).toBe(1_000_00n)
    const claim = await claimNow(id)
    expect(claim?.state).toBe('DECLINED')
    expect(claim?.reason?.ru).toMatch(/не хватило денег/)
    expect((await loanNow()).schedule).toHaveLength(12)
  })

  test('another day of repayment moves the payments, and they are collected then', async () => {
    await approved({ kind: 'REPAYMENT_DAY', day: 5 })
    const before = await balanceOf(loan.payer)
    bank.clock.advanceMinutes(5 * 24 * 60)
    await bank.products.runDue()
    expect((await loanNow()).schedule[1]?.dueDate).toBe('2026-12-05')
    expect(await balanceOf(loan.payer)).toBeLessThan(before)
  })
})

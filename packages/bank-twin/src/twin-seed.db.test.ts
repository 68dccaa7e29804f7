import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays, bishkekDate } from '@tartip/domain/time/instant'
import type { HistoricOperation, NewTwinAccount } from './bank-twin-types.ts'
import {
  closeProved,
  createTestTwin,
  otherBank,
  ownBic,
  type TestTwin,
} from './testing/test-twin.ts'

let bank: TestTwin

beforeEach(async () => {
  bank = await createTestTwin()
})
afterEach(() => closeProved(bank))

async function moneyOf(account: NewTwinAccount) {
  const found = await bank.twin.coreAccounts.findOwnAccount(account.legalPartyId, account.account)
  return { booked: found?.balanceMinor, held: found?.heldMinor }
}

describe('the seed', () => {
  function yearOf(account: NewTwinAccount, count: number): HistoricOperation[] {
    const start = bank.clock.now() - 365 * 86_400_000
    return Array.from({ length: count }, (_, index) => ({
      operationId: bank.newId(),
      accountId: account.accountId,
      bookedAt: start + Math.floor((index * 365 * 86_400_000) / count),
      direction: index % 3 === 0 ? 'CREDIT' : 'DEBIT',
      amountMinor: index % 3 === 0 ? 1_000n : 400n,
      counterpartyName: `ОсОО «Партнёр ${index % 50}»`,
      counterpartyAccount: otherBank.account,
      counterpartyBank: otherBank.bic,
      purpose: `Оплата по счёту № ${index}`,
      documentNumber: String(index),
      operationCode: 'CLEARING',
    }))
  }

  test('ten thousand operations of a year are booked in one call, and once', async () => {
    const account = await bank.newAccount()
    const history = yearOf(account, 10_000)
    await bank.twin.seed.bookHistory(history)
    await bank.twin.seed.bookHistory(history)
    expect(await moneyOf(account)).toEqual({ booked: 3_334n * 1_000n - 6_666n * 400n, held: 0n })
    const page = await bank.twin.coreAccounts.operations(
      account.legalPartyId,
      account.accountId,
      {},
      undefined,
      40,
    )
    expect(page.list).toHaveLength(40)
    expect(page.totalCreditMinor).toBe(3_334_000n)
    expect(page.list[0]).toMatchObject({ documentNumber: '9999', counterpartyBank: otherBank.bic })
    const today = bishkekDate(bank.clock.now())
    const days = await bank.twin.coreAccounts.closingBalances(
      account.legalPartyId,
      account.accountId,
      addDays(today, -365),
      today,
    )
    expect(days).toHaveLength(366)
    expect(days.at(-1)?.balanceMinor).toBe((await moneyOf(account)).booked)
  })

  test('a transfer between own accounts is neither income nor expense', async () => {
    const account = await bank.newAccount()
    const second = await bank.newAccount({ legalPartyId: account.legalPartyId })
    const [income, fee] = yearOf(account, 2)
    if (income === undefined || fee === undefined) throw new Error('The history is empty')
    const moved = { ...fee, operationId: bank.newId(), counterpartyAccount: second.account }
    await bank.twin.seed.bookHistory([income, fee, moved])
    const today = bishkekDate(bank.clock.now())
    const days = await bank.twin.coreAccounts.dailyTurnover(
      account.legalPartyId,
      [account.accountId, second.accountId],
      addDays(today, -366),
      today,
    )
    const sum = (side: 'creditMinor' | 'debitMinor') =>
      days.reduce((total, day) => total + day[side], 0n)
    expect([sum('creditMinor'), sum('debitMinor')]).toEqual([1_000n, 400n])
  })

  test('a history that would overdraw an account, or has an unknown account, is not booked', async () => {
    const account = await bank.newAccount()
    const [first] = yearOf(account, 1)
    if (first === undefined) throw new Error('The history is empty')
    const debit: HistoricOperation = { ...first, direction: 'DEBIT', amountMinor: 1n }
    await expect(bank.twin.seed.bookHistory([debit])).rejects.toThrow(/INSUFFICIENT_FUNDS/)
    await expect(
      bank.twin.seed.bookHistory([{ ...debit, accountId: bank.newId() }]),
    ).rejects.toThrow(/unknown/)
    expect(await moneyOf(account)).toEqual({ booked: 0n, held: 0n })
  })

  test('an order with an unstorable text does not fail the others of its batch', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const [good, bad] = [bank.order(payer), bank.order(payer, { purpose: 'a\u0000b' })]
    const [answer, failure] = await Promise.allSettled([
      bank.twin.paymentExecution.submit(good),
      bank.twin.paymentExecution.submit(bad),
    ])
    expect(answer).toEqual({ status: 'fulfilled', value: { outcome: 'accepted' } })
    expect(failure).toMatchObject({ status: 'rejected', reason: { name: 'BankUnavailable' } })
    expect(await bank.twin.paymentExecution.find(bad.paymentId)).toBeUndefined()
    expect(await moneyOf(payer)).toEqual({ booked: 100_000n, held: 10_500n })
  })

  test('an own account at the own bank by clearing is a wrong address', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const other = await bank.newAccount()
    const order = bank.order(payer, { recipientAccount: other.account, recipientBic: ownBic })
    expect(await bank.twin.paymentExecution.submit(order)).toMatchObject({
      code: 'BIC_ACCOUNT_MISMATCH',
    })
  })
})

import { fromIso } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import { afterEach, describe, expect, test } from 'vitest'
import type { NewTwinAccount } from '../bank-twin-types.ts'
import { internalAccountId, settlementIdOf, transferIdOf } from '../internal-accounts.ts'
import {
  closeProved,
  createTestTwin,
  createTwinWithHours,
  type TestTwin,
} from '../testing/test-twin.ts'

let bank: TestTwin

afterEach(() => closeProved(bank))

async function submit(payer: NewTwinAccount): Promise<string> {
  const order = bank.order(payer)
  await bank.twin.paymentExecution.submit(order)
  return order.paymentId
}

/** Releases the hold of an order directly in the ledger. */
async function damage(paymentId: string): Promise<void> {
  const release = (part: 'amount' | 'commission') =>
    ({
      kind: 'VOID_HOLD',
      id: bank.newId(),
      holdId: transferIdOf(paymentId, `hold-${part}`),
      bookedAt: bank.clock.now(),
    }) as const
  await createLedger({ db: bank.database.db }).post([release('amount'), release('commission')])
}

/** Runs all steps; returns the reported errors. */
async function finish(): Promise<string[]> {
  const reported: string[] = []
  for (let minute = 0; minute < 6; minute += 1) {
    bank.clock.advanceMinutes(1)
    await bank.twin.runDueSteps().catch((error: unknown) => {
      reported.push(String(error))
    })
  }
  return reported
}

test('a session that cannot be settled blocks no other session, and is reported', async () => {
  bank = await createTwinWithHours()
  bank.setTo('2026-11-30', '09:00')
  const [recipient, other] = [await bank.newAccount(), await bank.newAccount()]
  // The ledger id of the first session is already used.
  const closesAt = fromIso('2026-11-30T10:00:00+06:00')
  const correspondent = internalAccountId('NBKR_CORRESPONDENT', 'KGS')
  await createLedger({ db: bank.database.db }).post([
    {
      kind: 'TRANSFER',
      id: settlementIdOf('CLEARING_TRANSIT', 'KGS', closesAt),
      debitAccountId: correspondent,
      creditAccountId: other.accountId,
      amountMinor: 1n,
      currency: 'KGS',
      bookedAt: bank.clock.now(),
    },
  ])
  await bank.twin.desk.receive(bank.received(recipient.account, 7_000n, 'CLEARING'))
  bank.setTo('2026-11-30', '10:00')
  await expect(bank.twin.runDueSteps()).rejects.toThrow(/Session .* was not done/)
  bank.setTo('2026-11-30', '10:05')
  await bank.twin.desk.receive(bank.received(recipient.account, 5_000n, 'CLEARING'))
  bank.setTo('2026-12-01', '18:00')
  await expect(bank.twin.runDueSteps()).rejects.toThrow(/Session .* was not done/)
  expect(await bank.moneyOf(recipient)).toEqual({ booked: 5_000n, held: 0n })
})

describe('a damaged order', () => {
  test('blocks no other order, and is reported by name while it exists', async () => {
    bank = await createTestTwin()
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const orders = [await submit(payer), await submit(payer), await submit(payer)]
    const damaged = orders[1] ?? ''
    await damage(damaged)
    const reported = await finish()
    expect(reported.length).toBeGreaterThan(1)
    for (const text of reported) expect(text).toContain(`Order ${damaged} was not done`)
    const states = await Promise.all(orders.map(paymentId => bank.stateOf({ paymentId })))
    expect(states).toEqual(['EXECUTED', 'RECEIPT', 'EXECUTED'])
    expect(await bank.moneyOf(payer)).toEqual({ booked: 79_000n, held: 0n })
    // The session of the others is settled without it.
    expect(await bank.internalBalance('CLEARING_TRANSIT')).toBe(0n)
    expect(await bank.twin.desk.openPayments(10)).toMatchObject([{ paymentId: damaged }])
  })

  test('does not stop others from being given up', async () => {
    bank = await createTestTwin({ holdDays: 3 })
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.desk.setAutoMode('manual')
    const orders = [await submit(payer), await submit(payer)]
    const [damaged = '', other = ''] = orders
    await damage(damaged)
    bank.clock.advanceMinutes(3 * 24 * 60)
    await expect(bank.twin.runDueSteps()).rejects.toThrow(damaged)
    expect(await bank.stateOf({ paymentId: other })).toBe('REFUSED')
    expect(await bank.moneyOf(payer)).toEqual({ booked: 100_000n, held: 0n })
  })
})

import { afterEach, describe, expect, test } from 'vitest'
import { type ChangesOf, expectChangesRefused } from '@tartip/bank-ports/testing/changed-requests'
import type { ReceivedPayment } from '../bank-twin-types.ts'
import { closeProved, createTestTwin, type TestTwin } from '../testing/test-twin.ts'

let bank: TestTwin

afterEach(() => closeProved(bank))

const inTransit = () => bank.internalBalance('CLEARING_TRANSIT')

describe('money from other banks', () => {
  test('gross is credited at once, unless the account accepts no credits', async () => {
    bank = await createTestTwin()
    const recipient = await bank.newAccount()
    const dollars = await bank.newAccount({ currency: 'USD' })
    const closed = await bank.newAccount({ status: 'CLOSED' })
    const seized = await bank.newAccount({ status: 'FINAL_ARRESTED' })
    const gross = bank.received(recipient.account, 9_000n, 'GROSS')
    expect(await bank.twin.desk.receive(gross)).toEqual({ ok: true })
    expect(await bank.twin.desk.receive(gross)).toEqual({ ok: true })
    const found = await bank.twin.coreAccounts.findOwnAccount(
      recipient.legalPartyId,
      recipient.account,
    )
    expect(found?.balanceMinor).toBe(9_000n)
    for (const [account, code] of [
      [dollars.account, 'CURRENCY_MISMATCH'],
      [closed.account, 'ACCOUNT_CLOSED'],
      [seized.account, 'ACCOUNT_SEIZED'],
      ['1090000000000000', 'ACCOUNT_NOT_FOUND'],
    ] as const) {
      expect(await bank.twin.desk.receive(bank.received(account, 1n, 'GROSS'))).toMatchObject({
        code,
      })
    }
  })

  test.each(['CLEARING', 'GROSS'] as const)(
    '%s shows the tax number of its payer on the statement, where the other bank has given it',
    async system => {
      bank = await createTestTwin()
      const { legalPartyId, accountId, account } = await bank.newAccount()
      const payment = bank.received(account, 9_000n, system)
      await bank.twin.desk.receive({ ...payment, payerInn: '02512199810011' })
      await bank.twin.desk.receive(bank.received(account, 7_000n, system))
      await bank.finishEverything()
      const { operations } = bank.twin.coreAccounts
      const { list } = await operations(legalPartyId, accountId, {}, undefined, 10)
      const innOf = (amountMinor: bigint) =>
        list.find(one => one.amountMinor === amountMinor)?.counterpartyInn
      expect([innOf(9_000n), innOf(7_000n)]).toEqual(['02512199810011', undefined])
    },
  )

  test('clearing is returned when the account closes before the session', async () => {
    bank = await createTestTwin()
    const recipient = await bank.newAccount()
    await bank.twin.desk.receive(bank.received(recipient.account, 9_000n, 'CLEARING'))
    await bank.twin.desk.arrestAccount(recipient.account, 'Решение суда', 'FINAL_ARRESTED')
    await bank.finishEverything()
    const [session] = await bank.twin.desk.settledSessions(1)
    expect(session).toMatchObject({ incomingCount: 0n, incomingMinor: 0n })
    expect(await bank.twin.desk.returned(10)).toMatchObject([
      { direction: 'IN', code: 'RECIPIENT_ACCOUNT_SEIZED', amountMinor: 9_000n, currency: 'KGS' },
    ])
    const { operations } = bank.twin.coreAccounts
    const { legalPartyId, accountId } = recipient
    expect(await operations(legalPartyId, accountId, {}, undefined, 10)).toMatchObject({ list: [] })
    expect(await inTransit()).toBe(0n)
  })

  test.each([
    [100_000_001n, 'CLEARING_LIMIT_EXCEEDED', undefined],
    [100_000_000_000_000n, 'AMOUNT_TOO_LARGE', 'AMOUNT_TOO_LARGE'],
    [9_223_372_036_854_775_807n, 'AMOUNT_TOO_LARGE', 'AMOUNT_TOO_LARGE'],
  ] as const)(
    'of %d tyiyn exceeds the limit of its system',
    async (amount, byClearing, byGross) => {
      bank = await createTestTwin()
      const { account } = await bank.newAccount()
      const { desk } = bank.twin
      expect(await desk.receive(bank.received(account, amount, 'CLEARING'))).toEqual({
        ok: false,
        code: byClearing,
      })
      expect(await desk.receive(bank.received(account, amount, 'GROSS'))).toEqual(
        byGross === undefined ? { ok: true } : { ok: false, code: byGross },
      )
      await bank.twin.desk.receive(bank.received(account, 100_000_000n, 'CLEARING'))
      await bank.finishEverything()
      expect(await desk.settledSessions(1)).toMatchObject([
        { incomingCount: 1n, incomingMinor: 100_000_000n },
      ])
      expect(await inTransit()).toBe(0n)
    },
  )

  test.each([['of more than a loan is owed', 'LOAN', 9_000n]] as const)(
    '%s is returned, and blocks no other payment of its session',
    async (_what, type, amountMinor) => {
      bank = await createTestTwin()
      const refusing = await bank.newAccount({ type })
      const other = await bank.newAccount()
      const { desk, coreAccounts } = bank.twin
      const tooMuch = bank.received(refusing.account, amountMinor, 'GROSS')
      expect(await desk.receive(tooMuch)).toMatchObject({ code: 'RECIPIENT_BALANCE_LIMIT' })
      expect(await desk.receive(tooMuch)).toMatchObject({ code: 'RECIPIENT_BALANCE_LIMIT' })
      await desk.receive(bank.received(refusing.account, amountMinor, 'CLEARING'))
      await desk.receive(bank.received(other.account, 4_000n, 'CLEARING'))
      await bank.finishEverything()
      expect(await desk.settledSessions(1)).toMatchObject([
        { incomingCount: 1n, incomingMinor: 4_000n },
      ])
      expect(await desk.returned(10)).toMatchObject([
        { direction: 'IN', code: 'RECIPIENT_BALANCE_LIMIT', amountMinor },
      ])
      expect(await inTransit()).toBe(0n)
      for (const [{ legalPartyId, account }, balanceMinor] of [
        [refusing, 0n],
        [other, 4_000n],
      ] as const) {
        expect(await coreAccounts.findOwnAccount(legalPartyId, account)).toMatchObject({
          balanceMinor,
        })
      }
    },
  )

  test.each([
    ['CLEARING', 'GROSS'],
    ['GROSS', 'CLEARING'],
  ] as const)(
    'of %s under a known id is refused, whatever was changed',
    async (system, otherSystem) => {
      bank = await createTestTwin()
      const recipient = await bank.newAccount()
      const other = await bank.newAccount()
      const payment = bank.received(recipient.account, 9_000n, system)
      const changes: ChangesOf<ReceivedPayment, 'incomingId'> = {
        system: otherSystem,
        account: other.account,
        amountMinor: 9_001n,
        payerName: 'ОсОО «Иной»',
        payerAccount: '1290000000000003',
        payerBic: '129001',
        payerInn: '02512199810011',
        purpose: 'Оплата за услуги',
        documentNumber: '89',
      }
      const receive = (one: ReceivedPayment) => bank.twin.desk.receive(one)
      await expectChangesRefused(payment, changes, receive, { code: 'REQUEST_CHANGED' })
      await bank.finishEverything()
      // Also when the session is settled.
      await expectChangesRefused(payment, changes, receive, { code: 'REQUEST_CHANGED' })
      const { coreAccounts } = bank.twin
      for (const [{ legalPartyId, account }, balanceMinor] of [
        [recipient, 9_000n],
        [other, 0n],
      ] as const) {
        expect(await coreAccounts.findOwnAccount(legalPartyId, account)).toMatchObject({
          balanceMinor,
        })
      }
    },
  )
})

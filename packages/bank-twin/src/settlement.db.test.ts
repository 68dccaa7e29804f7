import { afterEach, describe, expect, test } from 'vitest'
import { fromIso } from '@tartip/domain/time/instant'
import {
  closeProved,
  accountNumber,
  createTestTwin,
  createTwinWithHours,
  otherBank,
  type TestTwin,
} from './testing/test-twin.ts'

let bank: TestTwin

afterEach(() => closeProved(bank))

describe('a clearing session', () => {
  test('settles its payments, nets them with incoming ones, and leaves nothing in transit', async () => {
    bank = await createTwinWithHours()
    bank.setTo('2026-11-30', '09:00')
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const recipient = await bank.newAccount()
    const before = await bank.internalBalance('NBKR_CORRESPONDENT')
    const orders = [bank.order(payer), bank.order(payer, { amountMinor: 5_000n })]
    for (const order of orders) await bank.twin.paymentExecution.submit(order)
    const incoming = bank.received(recipient.account, 7_000n, 'CLEARING')
    expect(await bank.twin.desk.receive(incoming)).toEqual({ ok: true })
    expect(await bank.twin.desk.receive(incoming)).toEqual({ ok: true })
    await bank.finishEverything()
    expect(await Promise.all(orders.map(bank.stateOf))).toEqual(['RECEIPT', 'RECEIPT'])
    bank.setTo('2026-11-30', '10:00')
    await bank.twin.runDueSteps()
    expect(await Promise.all(orders.map(bank.stateOf))).toEqual(['EXECUTED', 'EXECUTED'])
    expect(await bank.twin.desk.settledSessions(10)).toEqual([
      {
        system: 'CLEARING_TRANSIT',
        currency: 'KGS',
        closesAt: fromIso('2026-11-30T10:00:00+06:00'),
        settledAt: bank.clock.now(),
        outgoingCount: 2n,
        outgoingMinor: 15_000n,
        incomingCount: 1n,
        incomingMinor: 7_000n,
        positions: [
          {
            participant: '118',
            outgoingCount: 2n,
            outgoingMinor: 15_000n,
            incomingCount: 1n,
            incomingMinor: 7_000n,
          },
        ],
      },
    ])
    expect(await bank.internalBalance('CLEARING_TRANSIT')).toBe(0n)
    expect(await bank.internalBalance('NBKR_CORRESPONDENT')).toBe((before ?? 0n) - 8_000n)
    const { list } = await bank.twin.coreAccounts.operations(
      recipient.legalPartyId,
      recipient.accountId,
      {},
      undefined,
      10,
    )
    expect(list).toMatchObject([
      { direction: 'CREDIT', amountMinor: 7_000n, counterpartyBank: otherBank.bic },
    ])
  })

  test('nets each bank by itself, whatever branch of it paid or is paid', async () => {
    bank = await createTwinWithHours()
    bank.setTo('2026-11-30', '09:00')
    const branch = { bic: '118006', account: accountNumber('118', 8) }
    const far = { bic: '124030', account: accountNumber('124', 9) }
    await bank.twin.seed.addBanks([
      { bic: branch.bic, accountPrefix: '118', name: 'ЗАО «Другой банк», филиал' },
      { bic: far.bic, accountPrefix: '124', name: 'ОАО «Дальний банк»' },
    ])
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const before = await bank.internalBalance('NBKR_CORRESPONDENT')
    const to = ({ bic, account }: typeof far, amountMinor: bigint) =>
      bank.order(payer, { recipientBic: bic, recipientAccount: account, amountMinor })
    const orders = [to(otherBank, 1_000n), to(branch, 2_000n), to(far, 4_000n)]
    for (const order of orders) await bank.twin.paymentExecution.submit(order)
    const fromFar = { payerBic: far.bic, payerAccount: far.account }
    const incoming = { ...bank.received(payer.account, 9_000n, 'CLEARING'), ...fromFar }
    await bank.twin.desk.receive(incoming)
    await bank.finishEverything()
    bank.setTo('2026-11-30', '10:00')
    await bank.twin.runDueSteps()
    const [session] = await bank.twin.desk.settledSessions(1)
    const shape = session?.positions.map(({ participant, outgoingMinor, incomingMinor }) => [
      participant,
      outgoingMinor,
      incomingMinor,
    ])
    expect(shape).toEqual([
      ['118', 3_000n, 0n],
      ['124', 4_000n, 9_000n],
    ])
    expect(session).toMatchObject({ outgoingMinor: 7_000n, incomingMinor: 9_000n })
    // The National Bank stands between all: one amount settles both positions.
    expect(await bank.internalBalance('NBKR_CORRESPONDENT')).toBe((before ?? 0n) + 2_000n)
    expect(await bank.internalBalance('CLEARING_TRANSIT')).toBe(0n)
  })

  test('that is settled accepts no more: a late order goes into the next one', async () => {
    bank = await createTwinWithHours()
    bank.setTo('2026-11-30', '09:00')
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.desk.setAutoMode('manual')
    const late = bank.order(payer)
    await bank.twin.paymentExecution.submit(late)
    await bank.twin.desk.setAutoMode('auto')
    const quick = bank.order(payer)
    await bank.twin.paymentExecution.submit(quick)
    await bank.finishEverything()
    bank.setTo('2026-11-30', '10:00')
    await bank.twin.runDueSteps()
    expect([await bank.stateOf(quick), await bank.stateOf(late)]).toEqual(['EXECUTED', 'ACCEPTED'])
    await bank.twin.desk.accept(late.paymentId)
    await bank.finishEverything()
    expect(await bank.stateOf(late)).toBe('RECEIPT')
    bank.setTo('2026-11-30', '12:00')
    await bank.twin.runDueSteps()
    expect(await bank.stateOf(late)).toBe('EXECUTED')
    const sessions = await bank.twin.desk.settledSessions(10)
    expect(sessions.map(session => session.outgoingCount)).toEqual([1n, 1n])
  })

  test('that is settled accepts no more: a concurrent incoming payment goes into the next one', async () => {
    bank = await createTwinWithHours()
    bank.setTo('2026-11-30', '09:00')
    const recipient = await bank.newAccount()
    await bank.twin.desk.receive(bank.received(recipient.account, 7_000n, 'CLEARING'))
    bank.setTo('2026-11-30', '10:00')
    await bank.twin.runDueSteps()
    await bank.twin.desk.receive(bank.received(recipient.account, 5_000n, 'CLEARING'))
    await bank.twin.runDueSteps()
    expect(await bank.moneyOf(recipient)).toMatchObject({ booked: 7_000n })
    bank.setTo('2026-11-30', '12:00')
    await bank.twin.runDueSteps()
    expect(await bank.moneyOf(recipient)).toMatchObject({ booked: 12_000n })
    const sessions = await bank.twin.desk.settledSessions(10)
    expect(sessions.map(session => session.incomingMinor)).toEqual([5_000n, 7_000n])
  })

  test('several processes settle it once, whoever executes and whoever settles', async () => {
    bank = await createTwinWithHours()
    bank.setTo('2026-11-30', '09:00')
    const payer = await bank.newAccount({ balanceMinor: 10_000_000n })
    const orders = Array.from({ length: 50 }, () => bank.order(payer))
    await Promise.all(orders.map(order => bank.twin.paymentExecution.submit(order)))
    await bank.finishEverything()
    bank.setTo('2026-11-30', '10:00')
    const twins = [bank.twin, bank.another(), bank.another()]
    await Promise.all(twins.map(twin => twin.runDueSteps()))
    bank.setTo('2026-11-30', '12:00')
    await Promise.all(twins.map(twin => twin.runDueSteps()))
    const sessions = await bank.twin.desk.settledSessions(10)
    const settled = sessions.reduce((sum, { outgoingMinor }) => sum + outgoingMinor, 0n)
    expect(settled).toBe(50n * 10_000n)
    expect(await bank.internalBalance('CLEARING_TRANSIT')).toBe(0n)
  })
})

describe('a clock that jumps over nights and holidays', () => {
  test('finds all due work done in order', async () => {
    bank = await createTwinWithHours()
    bank.setTo('2026-12-31', '09:00')
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const [clearing, gross, later] = [
      bank.order(payer),
      bank.order(payer, { operationCode: 'GROSS' }),
      bank.order(payer, { valueDate: '2027-01-04' }),
    ]
    for (const order of [clearing, gross, later]) {
      expect(await bank.twin.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
    }
    await bank.finishEverything()
    expect(await Promise.all([clearing, gross, later].map(bank.stateOf))).toEqual([
      'RECEIPT',
      'EXECUTED',
      'ACCEPTED',
    ])
    bank.setTo('2027-01-05', '13:00')
    await bank.finishEverything()
    bank.setTo('2027-01-06', '10:00')
    await bank.finishEverything()
    expect(await bank.stateOf(later)).toBe('EXECUTED')
    const events = await bank.twin.paymentExecution.readEvents(0n, 100)
    const executed = events.filter(event => event.kind === 'EXECUTED').map(one => one.paymentId)
    expect(executed).toEqual([gross.paymentId, clearing.paymentId, later.paymentId])
  })

  test('an order after the last session is refused as late', async () => {
    bank = await createTwinWithHours()
    bank.setTo('2026-11-30', '12:00')
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    expect(await bank.twin.paymentExecution.submit(bank.order(payer))).toMatchObject({
      code: 'CUT_OFF_PASSED',
    })
    expect(
      await bank.twin.paymentExecution.submit(bank.order(payer, { operationCode: 'GROSS' })),
    ).toEqual({ outcome: 'accepted' })
  })
})

test.each([
  ['on the day off itself', '2027-01-01', '10:00'],
  ['when the bank works again', '2027-01-04', '09:00'],
] as const)(
  'an order for a day off that comes %s is executed on the next working day',
  async (_when, date, time) => {
    bank = await createTwinWithHours()
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    bank.setTo(date, time)
    const order = bank.order(payer, { valueDate: '2027-01-01' })
    expect(await bank.twin.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
    bank.setTo('2027-01-04', '09:30')
    await bank.finishEverything()
    expect(await bank.stateOf(order)).toBe('RECEIPT')
    bank.setTo('2027-01-04', '10:01')
    await bank.finishEverything()
    expect(await bank.stateOf(order)).toBe('EXECUTED')
  },
)

describe('the other systems', () => {
  test('a QR session is netted against the provider of the code, the budget’s against its bank', async () => {
    bank = await createTestTwin()
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const order = bank.order(payer, { commissionMinor: 0n })
    await bank.twin.paymentExecution.submit({
      ...order,
      operationCode: 'BUDGET',
      paylogicId: '7301',
      paymentCode: '11111100',
    })
    await bank.twin.paymentExecution.submit({
      ...bank.order(payer, { commissionMinor: 0n, amountMinor: 2_500n }),
      operationCode: 'QR',
      recipientAccount: undefined,
      qr: { provider: 'qr.other.kg', merchantId: '10023' },
    })
    await bank.finishEverything()
    const sessions = await bank.twin.desk.settledSessions(10)
    const outgoing = new Map(
      sessions.map(({ system, positions }) => [
        system,
        positions.map(({ participant, outgoingMinor }) => [participant, outgoingMinor]),
      ]),
    )
    expect(outgoing.get('TREASURY_TRANSIT')).toEqual([['118', 10_000n]])
    expect(outgoing.get('QR_TRANSIT')).toEqual([['qr.other.kg', 2_500n]])
    expect(await bank.internalBalance('QR_TRANSIT')).toBe(0n)
    expect(await bank.internalBalance('TREASURY_TRANSIT')).toBe(0n)
  })
})

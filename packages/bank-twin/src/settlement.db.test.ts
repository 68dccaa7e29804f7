import { afterEach, describe, expect, test } from 'vitest'
import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { fromIso, toIso } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import { verifyLedger } from '@tartip/ledger/verify-ledger'
import type { SwiftOrder } from '@tartip/bank-ports/payment-order'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { NewTwinAccount } from './bank-twin-types.ts'
import { usualTimetable } from './execution/timetable.ts'
import { internalAccountId } from './internal-accounts.ts'
import {
  accountNumber,
  createTestTwin,
  otherBank,
  ownBic,
  type TestTwin,
} from './testing/test-twin.ts'

let bank: TestTwin

afterEach(async () => {
  try {
    expect((await verifyLedger(bank.database.db)).faults).toEqual([])
  } finally {
    await bank.close()
  }
})

const calendar = createCalendar([{ date: '2027-01-01', kind: 'holiday' }])
const withHours = () => createTestTwin({ timetable: usualTimetable(() => calendar) })

/** A time of day in Bishkek. */
const setTo = (date: string, time: string) =>
  bank.clock.setTo(toIso(fromIso(`${date}T${time}:00+06:00`)))

async function runUntilQuiet(): Promise<void> {
  do bank.clock.advanceMinutes(1)
  while ((await bank.twin.runDueSteps()) > 0)
}

async function balance(kind: Parameters<typeof internalAccountId>[0], currency: CurrencyCode) {
  const id = internalAccountId(kind, currency)
  const balances = await createLedger({ db: bank.database.db }).balances([id])
  return balances.get(id)?.bookedMinor
}

const stateOf = async (order: { paymentId: string }) =>
  (await bank.twin.paymentExecution.find(order.paymentId))?.state

const received = (account: string, amountMinor: bigint, system: 'CLEARING' | 'GROSS') => ({
  incomingId: bank.newId(),
  system,
  account,
  amountMinor,
  payerName: 'ОсОО «Чужой»',
  payerAccount: otherBank.account,
  payerBic: otherBank.bic,
  purpose: 'Оплата за товар',
  documentNumber: '88',
})

describe('a clearing session', () => {
  test('takes what waits for it, nets it with what came in, and leaves nothing in transit', async () => {
    bank = await withHours()
    setTo('2026-11-30', '09:00')
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const recipient = await bank.newAccount()
    const before = await balance('NBKR_CORRESPONDENT', 'KGS')
    const orders = [bank.order(payer), bank.order(payer, { amountMinor: 5_000n })]
    for (const order of orders) await bank.twin.paymentExecution.submit(order)
    const incoming = received(recipient.account, 7_000n, 'CLEARING')
    expect(await bank.twin.desk.receive(incoming)).toEqual({ ok: true })
    expect(await bank.twin.desk.receive(incoming)).toEqual({ ok: true })
    await runUntilQuiet()
    expect(await Promise.all(orders.map(stateOf))).toEqual(['RECEIPT', 'RECEIPT'])
    setTo('2026-11-30', '10:00')
    await bank.twin.runDueSteps()
    expect(await Promise.all(orders.map(stateOf))).toEqual(['EXECUTED', 'EXECUTED'])
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
    expect(await balance('CLEARING_TRANSIT', 'KGS')).toBe(0n)
    expect(await balance('NBKR_CORRESPONDENT', 'KGS')).toBe((before ?? 0n) - 8_000n)
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
    bank = await withHours()
    setTo('2026-11-30', '09:00')
    const branch = { bic: '118006', account: accountNumber('118', 8) }
    const far = { bic: '124030', account: accountNumber('124', 9) }
    await bank.twin.seed.addBanks([
      { bic: branch.bic, accountPrefix: '118', name: 'ЗАО «Другой банк», филиал' },
      { bic: far.bic, accountPrefix: '124', name: 'ОАО «Дальний банк»' },
    ])
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const before = await balance('NBKR_CORRESPONDENT', 'KGS')
    const to = ({ bic, account }: typeof far, amountMinor: bigint) =>
      bank.order(payer, { recipientBic: bic, recipientAccount: account, amountMinor })
    const orders = [to(otherBank, 1_000n), to(branch, 2_000n), to(far, 4_000n)]
    for (const order of orders) await bank.twin.paymentExecution.submit(order)
    const fromFar = { payerBic: far.bic, payerAccount: far.account }
    const incoming = { ...received(payer.account, 9_000n, 'CLEARING'), ...fromFar }
    await bank.twin.desk.receive(incoming)
    await runUntilQuiet()
    setTo('2026-11-30', '10:00')
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
    expect(await balance('NBKR_CORRESPONDENT', 'KGS')).toBe((before ?? 0n) + 2_000n)
    expect(await balance('CLEARING_TRANSIT', 'KGS')).toBe(0n)
  })

  test('that is settled takes no more: an order released late goes with the next one', async () => {
    bank = await withHours()
    setTo('2026-11-30', '09:00')
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.desk.setAutoMode('manual')
    const late = bank.order(payer)
    await bank.twin.paymentExecution.submit(late)
    await bank.twin.desk.setAutoMode('auto')
    const quick = bank.order(payer)
    await bank.twin.paymentExecution.submit(quick)
    await runUntilQuiet()
    setTo('2026-11-30', '10:00')
    await bank.twin.runDueSteps()
    expect([await stateOf(quick), await stateOf(late)]).toEqual(['EXECUTED', 'ACCEPTED'])
    await bank.twin.desk.accept(late.paymentId)
    await runUntilQuiet()
    expect(await stateOf(late)).toBe('RECEIPT')
    setTo('2026-11-30', '12:00')
    await bank.twin.runDueSteps()
    expect(await stateOf(late)).toBe('EXECUTED')
    const sessions = await bank.twin.desk.settledSessions(10)
    expect(sessions.map(session => session.outgoingCount)).toEqual([1n, 1n])
  })

  test('several processes settle it once, whoever executes and whoever settles', async () => {
    bank = await withHours()
    setTo('2026-11-30', '09:00')
    const payer = await bank.newAccount({ balanceMinor: 10_000_000n })
    const orders = Array.from({ length: 50 }, () => bank.order(payer))
    await Promise.all(orders.map(order => bank.twin.paymentExecution.submit(order)))
    await runUntilQuiet()
    setTo('2026-11-30', '10:00')
    const twins = [bank.twin, bank.another(), bank.another()]
    await Promise.all(twins.map(twin => twin.runDueSteps()))
    setTo('2026-11-30', '12:00')
    await Promise.all(twins.map(twin => twin.runDueSteps()))
    const sessions = await bank.twin.desk.settledSessions(10)
    const settled = sessions.reduce((sum, { outgoingMinor }) => sum + outgoingMinor, 0n)
    expect(settled).toBe(50n * 10_000n)
    expect(await balance('CLEARING_TRANSIT', 'KGS')).toBe(0n)
  })
})

describe('a clock that jumps over nights and holidays', () => {
  test('finds everything that was due done in its order', async () => {
    bank = await withHours()
    setTo('2026-12-31', '09:00')
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const [clearing, gross, later] = [
      bank.order(payer),
      bank.order(payer, { operationCode: 'GROSS' }),
      bank.order(payer, { valueDate: '2027-01-04' }),
    ]
    for (const order of [clearing, gross, later]) {
      expect(await bank.twin.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
    }
    await runUntilQuiet()
    expect(await Promise.all([clearing, gross, later].map(stateOf))).toEqual([
      'RECEIPT',
      'EXECUTED',
      'ACCEPTED',
    ])
    setTo('2027-01-05', '13:00')
    await runUntilQuiet()
    setTo('2027-01-06', '10:00')
    await runUntilQuiet()
    expect(await stateOf(later)).toBe('EXECUTED')
    const events = await bank.twin.paymentExecution.readEvents(0n, 100)
    const executed = events.filter(event => event.kind === 'EXECUTED').map(one => one.paymentId)
    expect(executed).toEqual([gross.paymentId, clearing.paymentId, later.paymentId])
  })

  test('an order for a day off, or after the last session, is told that it is late', async () => {
    bank = await withHours()
    setTo('2026-11-30', '12:00')
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    for (const valueDate of ['2026-11-30', '2026-12-05', '2027-01-01']) {
      expect(
        await bank.twin.paymentExecution.submit(bank.order(payer, { valueDate })),
      ).toMatchObject({ code: 'CUT_OFF_PASSED' })
    }
    expect(
      await bank.twin.paymentExecution.submit(bank.order(payer, { operationCode: 'GROSS' })),
    ).toEqual({ outcome: 'accepted' })
  })
})

describe('the margin of a conversion', () => {
  test.each([
    ['earned above the middle', '87.0000', 870_000n, 4_500n],
    ['given where the contract is better than the middle', '88.0000', 880_000n, -5_500n],
    ['nothing at the middle', '87.4500', 874_500n, 0n],
  ])('is %s', async (_what, value, recipientAmountMinor, income) => {
    bank = await createTestTwin({
      middleRates: (_tx, base, quote) => Promise.resolve({ base, quote, value: '87.4500' }),
    })
    const payer = await bank.newAccount({ balanceMinor: 100_000n, currency: 'USD' })
    const som = await bank.newAccount({ legalPartyId: payer.legalPartyId })
    await bank.twin.paymentExecution.submit({
      ...bank.order(payer),
      operationCode: 'CONVERSION',
      recipientAccount: som.account,
      recipientBic: ownBic,
      recipientAmountMinor,
      recipientCurrency: 'KGS',
      rate: { base: 'USD', quote: 'KGS', value },
      rateKind: 'FIXED',
    })
    await bank.finishEverything()
    expect(await balance('FX_INCOME', 'KGS')).toBe(income)
    expect(await balance('POSITION', 'USD')).toBe(10_000n)
    // At the middle rate the two positions are worth the same.
    expect(await balance('POSITION', 'KGS')).toBe(-874_500n)
  })

  test('a rate far from the middle is somebody’s mistake and is refused', async () => {
    bank = await createTestTwin({
      middleRates: (_tx, base, quote) => Promise.resolve({ base, quote, value: '87.4500' }),
    })
    const payer = await bank.newAccount({ balanceMinor: 100_000n, currency: 'USD' })
    const som = await bank.newAccount({ legalPartyId: payer.legalPartyId })
    const answer = await bank.twin.paymentExecution.submit({
      ...bank.order(payer),
      operationCode: 'CONVERSION',
      recipientAccount: som.account,
      recipientBic: ownBic,
      recipientAmountMinor: 8_700_000n,
      recipientCurrency: 'KGS',
      rate: { base: 'USD', quote: 'KGS', value: '870.0000' },
      rateKind: 'FIXED',
    })
    expect(answer).toMatchObject({ outcome: 'refused', code: 'RATE_NOT_VALID' })
  })
})

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
    expect(await balance('QR_TRANSIT', 'KGS')).toBe(0n)
    expect(await balance('TREASURY_TRANSIT', 'KGS')).toBe(0n)
  })
})

describe('money that goes abroad', () => {
  const abroad = (payer: NewTwinAccount, change: Partial<SwiftOrder> = {}): SwiftOrder => ({
    ...bank.order(payer),
    operationCode: 'SWIFT',
    recipientAccount: 'DE89370400440532013000',
    recipientBic: 'COBADEFFXXX',
    recipientName: 'MUSTER GMBH',
    recipientTown: 'BERLIN',
    country: 'DE',
    commissionOption: 'SHA',
    ...change,
  })
  const balances = async () =>
    (await bank.twin.desk.correspondents()).map(({ code, balanceMinor }) => [code, balanceMinor])

  test('leaves the bank’s account with the correspondent that was chosen, days later', async () => {
    bank = await withHours()
    setTo('2026-12-04', '11:00')
    await bank.twin.seed.addCorrespondents([
      { currency: 'USD', code: 'CZNBKRSE', name: 'Kookmin Bank', country: 'KR' },
      { currency: 'USD', code: 'CAYTTRIS', name: 'Aktif Yatirim Bankasi', country: 'TR' },
    ])
    const payer = await bank.newAccount({ balanceMinor: 100_000n, currency: 'USD' })
    const [toTurkey, toGermany] = [abroad(payer, { country: 'TR' }), abroad(payer)]
    for (const order of [toTurkey, toGermany]) {
      expect(await bank.twin.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
    }
    await runUntilQuiet()
    expect(await balances()).toEqual([
      ['CZNBKRSE', 0n],
      ['CAYTTRIS', 0n],
    ])
    // Over the weekend nobody confirms anything.
    setTo('2026-12-07', '09:59')
    await bank.twin.runDueSteps()
    expect([await stateOf(toTurkey), await stateOf(toGermany)]).toEqual(['RECEIPT', 'RECEIPT'])
    setTo('2026-12-07', '10:00')
    await bank.twin.runDueSteps()
    expect([await stateOf(toTurkey), await stateOf(toGermany)]).toEqual(['EXECUTED', 'EXECUTED'])
    expect(await balances()).toEqual([
      ['CZNBKRSE', -10_000n],
      ['CAYTTRIS', -10_000n],
    ])
    expect(await balance('CORRESPONDENT', 'USD')).toBe(0n)
  })

  test('finds no way in a currency that no correspondent keeps', async () => {
    bank = await createTestTwin()
    const payer = await bank.newAccount({ balanceMinor: 100_000n, currency: 'EUR' })
    expect(await bank.twin.paymentExecution.submit(abroad(payer))).toEqual({ outcome: 'accepted' })
    const dollars = {
      currency: 'USD',
      code: 'CZNBKRSE',
      name: 'Kookmin Bank',
      country: 'KR',
    } as const
    await bank.twin.seed.addCorrespondents([dollars])
    await bank.twin.seed.addCorrespondents([dollars])
    expect(await bank.twin.desk.correspondents()).toHaveLength(1)
    expect(await bank.twin.paymentExecution.submit(abroad(payer))).toMatchObject({
      outcome: 'refused',
      code: 'CORRESPONDENT_NOT_FOUND',
    })
    await bank.finishEverything()
  })
})

describe('what the bank does not let pass', () => {
  test('an order that nobody finishes is given up after its days and frees its money', async () => {
    bank = await createTestTwin({ holdDays: 3 })
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.desk.setAutoMode('manual')
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    bank.clock.advanceMinutes(3 * 24 * 60 - 1)
    expect(await bank.twin.runDueSteps()).toBe(0)
    bank.clock.advanceMinutes(1)
    expect(await bank.twin.runDueSteps()).toBe(1)
    expect(await bank.twin.paymentExecution.find(order.paymentId)).toEqual({
      state: 'REFUSED',
      code: 'ORDER_EXPIRED',
    })
    const found = await bank.twin.coreAccounts.findOwnAccount(payer.legalPartyId, payer.account)
    expect(found).toMatchObject({ balanceMinor: 100_000n, heldMinor: 0n })
  })

  test('a word of the list stops an order until the list is changed', async () => {
    bank = await createTestTwin()
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.desk.setAmlWords(['Оружие', ' '])
    expect(await bank.twin.desk.amlWords()).toEqual(['оружие'])
    const order = bank.order(payer, { purpose: 'Оплата: оружие' })
    expect(await bank.twin.paymentExecution.submit(order)).toMatchObject({ code: 'AML_REFUSED' })
    await bank.twin.desk.setAmlWords(['другое слово'])
    expect(await bank.twin.desk.amlWords()).toEqual(['другое слово'])
    const again = { ...order, paymentId: bank.newId() }
    expect(await bank.twin.paymentExecution.submit(again)).toEqual({ outcome: 'accepted' })
  })

  test('private clients’ cards are shown by telephone without their names and numbers', async () => {
    bank = await createTestTwin()
    const card = { ownerName: 'Асанов Бакыт', phone: '996555123456', currency: 'KGS' } as const
    await bank.twin.seed.addRetailCards([
      { ...card, cardId: bank.newId(), cardNumber: '4169585312345678' },
      { ...card, cardId: bank.newId(), cardNumber: '4169585312340002', phone: '996700000001' },
    ])
    expect(await bank.twin.retailCards.findByPhone('996555123456')).toMatchObject([
      { maskedNumber: '416958******5678', maskedOwnerName: 'Бакыт А.', currency: 'KGS' },
    ])
    expect(await bank.twin.retailCards.findByPhone('996555000000')).toEqual([])
    expect(await bank.twin.retailCards.findByNumber('4169585312340000')).toBeUndefined()
  })
})

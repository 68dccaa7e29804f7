import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readAllEvents } from '@tartip/bank-ports/testing/read-all-events'
import { addDays, bishkekDate, instantAt, toIso } from '@tartip/domain/time/instant'
import { insertDayCode } from './budget/day-code-store.ts'
import {
  closeProved,
  createTestTwin,
  ownBankName,
  ownBic,
  type TestTwin,
} from './testing/test-twin.ts'

let bank: TestTwin

beforeEach(async () => {
  bank = await createTestTwin()
})
afterEach(() => closeProved(bank))

describe('money flows', () => {
  test('clearing is settled with its session, gross is debited from the correspondent account, commissions are income', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.paymentExecution.submit(bank.order(payer))
    await bank.twin.paymentExecution.submit(bank.order(payer, { operationCode: 'GROSS' }))
    await bank.finishEverything()
    expect(await bank.internalBalance('CLEARING_TRANSIT')).toBe(0n)
    expect(await bank.internalBalance('NBKR_CORRESPONDENT')).toBe(80_000n)
    expect(await bank.internalBalance('FEE_INCOME')).toBe(1_000n)
    expect(await bank.moneyOf(payer)).toEqual({ booked: 79_000n, held: 0n })
  })

  test('the commission is a separate operation of the same document', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    await bank.finishEverything()
    const { list } = await bank.twin.coreAccounts.operations(
      payer.legalPartyId,
      payer.accountId,
      { search: 'комиссия' },
      undefined,
      10,
    )
    expect(list).toHaveLength(1)
    expect(list[0]).toMatchObject({
      amountMinor: 500n,
      paymentId: order.paymentId,
      counterpartyName: ownBankName,
      purpose: {
        ru: `Комиссия по документу № ${order.transferNum}`,
        ky: `№ ${order.transferNum} документ боюнча комиссия`,
        en: `Fee for document No. ${order.transferNum}`,
      },
      balanceAfterMinor: 89_500n,
    })
  })

  test('one debt is paid once a day, by whichever of its codes, and further by a code of the next day', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const debt = bank.newId()
    const pay = async (code: string) => {
      await insertDayCode(bank.database.db, {
        code,
        kind: 'TAX',
        requestId: bank.newId(),
        fingerprint: code,
        legalPartyId: payer.legalPartyId,
        amountMinor: 10_000n,
        paymentCode: '11111100',
        title: ownBankName,
        createdAt: bank.clock.now(),
        clears: debt,
      })
      return bank.twin.paymentExecution.submit({
        ...bank.order(payer, { valueDate: bishkekDate(bank.clock.now()) }),
        operationCode: 'BUDGET',
        paylogicId: code,
        paymentCode: '11111100',
      })
    }
    const answers = await Promise.all(['11', '12', '13'].map(pay))
    expect(answers.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1)
    const refused = { outcome: 'refused', code: 'DAY_CODE_ALREADY_PAID' }
    expect(answers.filter(({ outcome }) => outcome === 'refused')).toEqual([refused, refused])
    await bank.finishEverything()
    expect(await bank.moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
    bank.setTo(addDays(bishkekDate(bank.clock.now()), 1), '10:00')
    expect(await pay('21')).toEqual({ outcome: 'accepted' })
    await bank.finishEverything()
  })

  test('a loan account cannot be a payer', async () => {
    const loan = await bank.newAccount({ type: 'LOAN' })
    const order = bank.order(loan)
    expect(await bank.twin.paymentExecution.submit(order)).toEqual({
      outcome: 'refused',
      code: 'INSUFFICIENT_FUNDS',
    })
  })
})

describe('the bank day', () => {
  test('an order after its value date is refused, one before it waits', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const today = bishkekDate(bank.clock.now())
    const late = bank.order(payer, { valueDate: addDays(today, -1) })
    expect(await bank.twin.paymentExecution.submit(late)).toMatchObject({ code: 'CUT_OFF_PASSED' })
    const early = bank.order(payer, { valueDate: addDays(today, 2) })
    expect(await bank.twin.paymentExecution.submit(early)).toEqual({ outcome: 'accepted' })
    await bank.finishEverything()
    expect(await bank.allEvents()).toEqual([])
    bank.clock.setTo(toIso(instantAt(addDays(today, 2), 1)))
    await bank.finishEverything()
    expect((await bank.allEvents()).map(event => event.kind)).toEqual([
      'ACCEPTED',
      'RECEIPT',
      'EXECUTED',
    ])
  })

  test('each step takes its configured time', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.paymentExecution.submit(bank.order(payer))
    expect(await bank.twin.runDueSteps()).toBe(0)
    bank.clock.advanceMinutes(1)
    expect(await bank.twin.runDueSteps()).toBe(1)
    expect(await bank.twin.runDueSteps()).toBe(0)
    expect((await bank.allEvents()).map(event => event.kind)).toEqual(['ACCEPTED'])
  })
})

describe('the officer’s desk', () => {
  test('in manual mode an order waits for the officer', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.desk.setAutoMode('manual')
    expect(await bank.twin.desk.autoMode()).toBe('manual')
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    await bank.finishEverything()
    expect(await bank.twin.desk.openPayments(10)).toMatchObject([
      {
        paymentId: order.paymentId,
        transferNum: order.transferNum,
        operationCode: order.operationCode,
        step: 'ACCEPT',
        isHeldByOfficer: true,
        amountMinor: 10_000n,
      },
    ])
    expect(await bank.twin.desk.accept(order.paymentId)).toEqual({ ok: true })
    await bank.finishEverything()
    expect((await bank.twin.paymentExecution.find(order.paymentId))?.state).toBe('EXECUTED')
    expect(await bank.twin.desk.openPayments(10)).toEqual([])
  })

  test('a refusal states its reason and releases the money', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    const reason = 'Не подтверждена экономическая суть'
    expect(await bank.twin.desk.refuse(order.paymentId, 'AML_REFUSED', reason)).toEqual({
      ok: true,
    })
    expect(await bank.moneyOf(payer)).toEqual({ booked: 100_000n, held: 0n })
    expect(await bank.twin.coreAccounts.holds(payer.legalPartyId, payer.accountId)).toEqual([])
    expect((await bank.twin.desk.returned(1))[0]).toMatchObject({
      id: order.paymentId,
      direction: 'OUT',
      code: 'AML_REFUSED',
      reason: { ru: reason },
      amountMinor: order.amountMinor,
      documentNumber: order.transferNum,
    })
    expect(await bank.allEvents()).toMatchObject([
      { kind: 'REFUSED', code: 'AML_REFUSED', reason: { ru: reason } },
    ])
    // Repeated submission gets its first answer; the current state is read with `find`.
    expect(await bank.twin.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
    expect(await bank.twin.paymentExecution.find(order.paymentId)).toEqual({
      state: 'REFUSED',
      code: 'AML_REFUSED',
      reason: { ru: reason },
    })
    await bank.finishEverything()
    expect(await bank.allEvents()).toHaveLength(1)
    expect(await bank.twin.desk.accept(order.paymentId)).toEqual({
      ok: false,
      code: 'PAYMENT_ALREADY_FINISHED',
    })
    expect(await bank.twin.desk.refuse(bank.newId(), 'AML_REFUSED', reason)).toEqual({
      ok: false,
      code: 'PAYMENT_NOT_FOUND',
    })
  })

  test('a delay postpones the step, within bounds', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    for (const minutes of [0, -1, 1.5, 10_081]) {
      expect(await bank.twin.desk.delay(order.paymentId, minutes)).toMatchObject({
        code: 'DELAY_INVALID',
      })
    }
    expect(await bank.twin.desk.delay(order.paymentId, 60)).toEqual({ ok: true })
    bank.clock.advanceMinutes(59)
    expect(await bank.twin.runDueSteps()).toBe(0)
    bank.clock.advanceMinutes(2)
    expect(await bank.twin.runDueSteps()).toBe(1)
  })

  test('a delayed order in manual mode shows until when, and keeps waiting for the officer', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.desk.setAutoMode('manual')
    const { paymentId } = bank.order(payer)
    await bank.twin.paymentExecution.submit({ ...bank.order(payer), paymentId })
    bank.clock.advanceMinutes(1)
    const shown = async () => (await bank.twin.desk.openPayments(10))[0]
    expect(await shown()).not.toHaveProperty('delayedUntil')
    const hour = 60 * 60_000
    const until = bank.clock.now() + hour
    await bank.twin.desk.delay(paymentId, 60)
    expect(await shown()).toMatchObject({ delayedUntil: until, isHeldByOfficer: true })
    await bank.twin.desk.delay(paymentId, 60)
    expect(await shown()).toMatchObject({ delayedUntil: until + hour })
    bank.clock.advanceMinutes(120)
    expect(await shown()).not.toHaveProperty('delayedUntil')
    expect(await shown()).toMatchObject({ isHeldByOfficer: true })
    expect(await bank.twin.runDueSteps()).toBe(0)
    await bank.twin.desk.delay(paymentId, 60)
    await bank.twin.desk.accept(paymentId)
    expect(await shown()).not.toHaveProperty('delayedUntil')
    expect(await bank.twin.runDueSteps()).toBe(1)
  })

  test('an arrest stops pending and new orders, until the release', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    const reason = { ru: 'Постановление № 7', ky: '№ 7 токтом' }
    expect(await bank.twin.desk.arrestAccount(payer.account, reason)).toEqual({ ok: true })
    expect(
      await bank.twin.coreAccounts.findOwnAccount(payer.legalPartyId, payer.account),
    ).toMatchObject({ status: 'ARRESTED', statusReason: reason })
    await bank.finishEverything()
    expect(await bank.twin.paymentExecution.find(order.paymentId)).toEqual({
      state: 'REFUSED',
      code: 'ACCOUNT_SEIZED',
    })
    expect(await bank.moneyOf(payer)).toEqual({ booked: 100_000n, held: 0n })
    await bank.twin.desk.releaseAccount(payer.account)
    const released = await bank.twin.coreAccounts.findOwnAccount(payer.legalPartyId, payer.account)
    expect(released?.status).toBe('OPEN')
    expect(released).not.toHaveProperty('statusReason')
    expect(await bank.twin.paymentExecution.submit(bank.order(payer))).toEqual({
      outcome: 'accepted',
    })
    const closed = await bank.newAccount({ status: 'CLOSED' })
    expect(await bank.twin.desk.arrestAccount(closed.account, reason)).toMatchObject({
      code: 'ACCOUNT_CLOSED',
    })
    expect(await bank.twin.desk.releaseAccount('1090000000000000')).toMatchObject({
      code: 'ACCOUNT_NOT_FOUND',
    })
  })

  test('an arrest or release without effect emits no event, a changed reason does', async () => {
    const { account } = await bank.newAccount({ balanceMinor: 100_000n })
    const { desk, accountChanges } = bank.twin
    const seventh = { ru: 'Постановление № 7', ky: '№ 7 токтом' }
    const eighth = { ru: 'Постановление № 8' }
    for (const reason of [seventh, seventh, eighth]) {
      expect(await desk.arrestAccount(account, reason)).toEqual({ ok: true })
    }
    expect(await desk.arrestAccount(account, eighth, 'FINAL_ARRESTED')).toEqual({ ok: true })
    for (let release = 0; release < 2; release += 1) {
      expect(await desk.releaseAccount(account)).toEqual({ ok: true })
    }
    const reported = await readAllEvents(accountChanges, 100)
    expect(
      reported
        .filter(event => event.account === account)
        .map(event => [event.status, event.reason?.ru]),
    ).toEqual([
      ['ARRESTED', seventh.ru],
      ['ARRESTED', eighth.ru],
      ['FINAL_ARRESTED', eighth.ru],
      ['OPEN', undefined],
    ])
  })

  test('an arrest of the commission account stops a pending order', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const commissionPayer = await bank.newAccount({
      balanceMinor: 5_000n,
      legalPartyId: payer.legalPartyId,
    })
    const order = bank.order(payer, { commissionAccount: commissionPayer.account })
    expect(await bank.twin.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
    await bank.twin.desk.arrestAccount(commissionPayer.account, 'Постановление № 8')
    await bank.finishEverything()
    expect(await bank.twin.paymentExecution.find(order.paymentId)).toEqual({
      state: 'REFUSED',
      code: 'ACCOUNT_SEIZED',
    })
    expect(await bank.moneyOf(payer)).toEqual({ booked: 100_000n, held: 0n })
    expect(await bank.moneyOf(commissionPayer)).toEqual({ booked: 5_000n, held: 0n })
  })

  test('a finally arrested recipient account receives nothing, not even pending payments', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const recipient = await bank.newAccount()
    const toRecipient = () =>
      bank.order(payer, {
        operationCode: 'INTRABANK_FOREIGN',
        recipientAccount: recipient.account,
        recipientBic: ownBic,
      })
    const pendingOf = toRecipient()
    expect(await bank.twin.paymentExecution.submit(pendingOf)).toEqual({ outcome: 'accepted' })
    await bank.twin.desk.arrestAccount(recipient.account, 'Решение суда', 'FINAL_ARRESTED')
    await bank.finishEverything()
    expect(await bank.twin.paymentExecution.find(pendingOf.paymentId)).toEqual({
      state: 'REFUSED',
      code: 'RECIPIENT_ACCOUNT_SEIZED',
    })
    expect(await bank.twin.paymentExecution.submit(toRecipient())).toEqual({
      outcome: 'refused',
      code: 'RECIPIENT_ACCOUNT_SEIZED',
    })
    expect(await bank.moneyOf(payer)).toEqual({ booked: 100_000n, held: 0n })
    expect(await bank.moneyOf(recipient)).toEqual({ booked: 0n, held: 0n })
  })

  test('a loan cannot be repaid beyond the debt, and the order gets its own refusal', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const loan = await bank.newAccount({ type: 'LOAN' })
    const tooMuch = bank.order(payer, {
      operationCode: 'INTRABANK_FOREIGN',
      recipientAccount: loan.account,
      recipientBic: ownBic,
    })
    const beside = bank.order(payer)
    for (const order of [tooMuch, beside]) await bank.twin.paymentExecution.submit(order)
    await bank.finishEverything()
    expect(await bank.twin.paymentExecution.find(tooMuch.paymentId)).toEqual({
      state: 'REFUSED',
      code: 'RECIPIENT_BALANCE_LIMIT',
    })
    expect(await bank.twin.paymentExecution.find(beside.paymentId)).toEqual({ state: 'EXECUTED' })
    expect(await bank.moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
  })

  test('the list of open payments is paged and shows each once', async () => {
    const payer = await bank.newAccount({ balanceMinor: 1_000_000n })
    const { desk, paymentExecution } = bank.twin
    await desk.setAutoMode('manual')
    const orders = Array.from({ length: 7 }, () => bank.order(payer))
    for (const [index, order] of orders.entries()) {
      await paymentExecution.submit(order)
      // Some have the same due time.
      if (index % 3 === 0) bank.clock.advanceMinutes(1)
    }
    const all = await desk.openPayments(50)
    expect(all.map(({ paymentId }) => paymentId).toSorted()).toEqual(
      orders.map(({ paymentId }) => paymentId).toSorted(),
    )
    const read = []
    for (let page = await desk.openPayments(3); page.length > 0;) {
      read.push(...page)
      page = await desk.openPayments(3, page.at(-1))
    }
    expect(read).toEqual(all)
    await desk.setAutoMode('auto')
  })

  test('an order is decided either by the officer or by the clock, not by both', async () => {
    const payer = await bank.newAccount({ balanceMinor: 1_000_000n })
    const orders = Array.from({ length: 20 }, () => bank.order(payer))
    await Promise.all(orders.map(order => bank.twin.paymentExecution.submit(order)))
    for (let step = 0; step < 2; step += 1) {
      bank.clock.advanceMinutes(1)
      await bank.twin.runDueSteps()
    }
    bank.clock.advanceMinutes(1)
    await Promise.all([
      bank.twin.runDueSteps(),
      ...orders.map(order => bank.twin.desk.refuse(order.paymentId, 'REFUSED_BY_OFFICER', 'Нет')),
    ])
    await bank.finishEverything()
    const ends = (await bank.allEvents()).filter(event =>
      ['EXECUTED', 'REFUSED'].includes(event.kind),
    )
    expect(ends).toHaveLength(20)
    const executed = ends.filter(event => event.kind === 'EXECUTED').length
    expect(await bank.moneyOf(payer)).toEqual({
      booked: 1_000_000n - 10_500n * BigInt(executed),
      held: 0n,
    })
  })
})

import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ExecutionEvent } from '@tartip/bank-ports/payment-execution'
import { addDays, bishkekDate, instantAt, toIso } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import { verifyLedger } from '@tartip/ledger/verify-ledger'
import type { HistoricOperation, NewTwinAccount } from './bank-twin-types.ts'
import { internalAccountId } from './internal-accounts.ts'
import { createTestTwin, otherBank, ownBic, type TestTwin } from './testing/test-twin.ts'

let bank: TestTwin

beforeEach(async () => {
  bank = await createTestTwin()
})
afterEach(async () => {
  try {
    await expectSoundBooks()
  } finally {
    await bank.close()
  }
})

/** Whatever a test has done to the bank, its books are sound. */
async function expectSoundBooks(): Promise<void> {
  expect((await verifyLedger(bank.database.db)).faults).toEqual([])
}

async function moneyOf(account: NewTwinAccount) {
  const found = await bank.twin.coreAccounts.findOwnAccount(account.legalPartyId, account.account)
  return { booked: found?.balanceMinor, held: found?.heldMinor }
}

async function allEvents(): Promise<ExecutionEvent[]> {
  return bank.twin.paymentExecution.readEvents(0n, 1000)
}

async function internalBalance(kind: Parameters<typeof internalAccountId>[0]) {
  const id = internalAccountId(kind, 'KGS')
  const balances = await createLedger({ db: bank.database.db }).balances([id])
  return balances.get(id)?.bookedMinor
}

describe('where the money goes', () => {
  test('clearing is settled with its session, gross leaves the correspondent account, commissions are income', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.paymentExecution.submit(bank.order(payer))
    await bank.twin.paymentExecution.submit(bank.order(payer, { operationCode: 'GROSS' }))
    await bank.finishEverything()
    expect(await internalBalance('CLEARING_TRANSIT')).toBe(0n)
    expect(await internalBalance('NBKR_CORRESPONDENT')).toBe(80_000n)
    expect(await internalBalance('FEE_INCOME')).toBe(1_000n)
    expect(await moneyOf(payer)).toEqual({ booked: 79_000n, held: 0n })
  })

  test('the commission is an operation of its own, of the same document', async () => {
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
      counterpartyName: 'ОАО «Тартип Банк»',
      balanceAfterMinor: 89_500n,
    })
  })

  test('a loan has no money to pay with', async () => {
    const loan = await bank.newAccount({ type: 'LOAN' })
    const order = bank.order(loan)
    expect(await bank.twin.paymentExecution.submit(order)).toEqual({
      outcome: 'refused',
      code: 'INSUFFICIENT_FUNDS',
    })
  })
})

describe('the bank day', () => {
  test('an order after its day is refused, one before its day waits for it', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const today = bishkekDate(bank.clock.now())
    const late = bank.order(payer, { valueDate: addDays(today, -1) })
    expect(await bank.twin.paymentExecution.submit(late)).toMatchObject({ code: 'CUT_OFF_PASSED' })
    const early = bank.order(payer, { valueDate: addDays(today, 2) })
    expect(await bank.twin.paymentExecution.submit(early)).toEqual({ outcome: 'accepted' })
    await bank.finishEverything()
    expect(await allEvents()).toEqual([])
    bank.clock.setTo(toIso(instantAt(addDays(today, 2), 1)))
    await bank.finishEverything()
    expect((await allEvents()).map(event => event.kind)).toEqual([
      'ACCEPTED',
      'RECEIPT',
      'EXECUTED',
    ])
  })

  test('steps take their time', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.paymentExecution.submit(bank.order(payer))
    expect(await bank.twin.runDueSteps()).toBe(0)
    bank.clock.advanceMinutes(1)
    expect(await bank.twin.runDueSteps()).toBe(1)
    expect(await bank.twin.runDueSteps()).toBe(0)
    expect((await allEvents()).map(event => event.kind)).toEqual(['ACCEPTED'])
  })
})

describe('the officer’s desk', () => {
  test('in manual mode nothing happens before the officer accepts', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.desk.setAutoMode('manual')
    expect(await bank.twin.desk.autoMode()).toBe('manual')
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    await bank.finishEverything()
    expect(await bank.twin.desk.openPayments(10)).toMatchObject([
      { paymentId: order.paymentId, step: 'ACCEPT', isHeldByOfficer: true, amountMinor: 10_000n },
    ])
    expect(await bank.twin.desk.accept(order.paymentId)).toEqual({ ok: true })
    await bank.finishEverything()
    expect((await bank.twin.paymentExecution.find(order.paymentId))?.state).toBe('EXECUTED')
    expect(await bank.twin.desk.openPayments(10)).toEqual([])
  })

  test('a refusal gives its reason and frees the money', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    const reason = 'Не подтверждена экономическая суть'
    expect(await bank.twin.desk.refuse(order.paymentId, 'AML_REFUSED', reason)).toEqual({
      ok: true,
    })
    expect(await moneyOf(payer)).toEqual({ booked: 100_000n, held: 0n })
    expect(await bank.twin.coreAccounts.holds(payer.legalPartyId, payer.accountId)).toEqual([])
    expect(await allEvents()).toMatchObject([{ kind: 'REFUSED', code: 'AML_REFUSED', reason }])
    // Submitting is answered as it was; what became of the order is asked with `find`.
    expect(await bank.twin.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
    expect(await bank.twin.paymentExecution.find(order.paymentId)).toEqual({
      state: 'REFUSED',
      code: 'AML_REFUSED',
      reason,
    })
    await bank.finishEverything()
    expect(await allEvents()).toHaveLength(1)
    expect(await bank.twin.desk.accept(order.paymentId)).toEqual({
      ok: false,
      code: 'PAYMENT_ALREADY_FINISHED',
    })
    expect(await bank.twin.desk.refuse(bank.newId(), 'AML_REFUSED', reason)).toEqual({
      ok: false,
      code: 'PAYMENT_NOT_FOUND',
    })
  })

  test('a delay moves the step, within bounds', async () => {
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

  test('an arrest stops orders on their way and new ones, and ends with the release', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    const reason = 'Постановление № 7'
    expect(await bank.twin.desk.arrestAccount(payer.account, reason)).toEqual({ ok: true })
    expect(
      await bank.twin.coreAccounts.findOwnAccount(payer.legalPartyId, payer.account),
    ).toMatchObject({ status: 'ARRESTED', statusReason: reason })
    await bank.finishEverything()
    expect(await bank.twin.paymentExecution.find(order.paymentId)).toEqual({
      state: 'REFUSED',
      code: 'ACCOUNT_SEIZED',
    })
    expect(await moneyOf(payer)).toEqual({ booked: 100_000n, held: 0n })
    await bank.twin.desk.releaseAccount(payer.account)
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

  test('a recipient whose account is finally arrested gets nothing, not even what is on its way', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const recipient = await bank.newAccount()
    const toRecipient = () =>
      bank.order(payer, {
        operationCode: 'INTRABANK_FOREIGN',
        recipientAccount: recipient.account,
        recipientBic: ownBic,
      })
    const onItsWay = toRecipient()
    expect(await bank.twin.paymentExecution.submit(onItsWay)).toEqual({ outcome: 'accepted' })
    await bank.twin.desk.arrestAccount(recipient.account, 'Решение суда', 'FINAL_ARRESTED')
    await bank.finishEverything()
    expect(await bank.twin.paymentExecution.find(onItsWay.paymentId)).toEqual({
      state: 'REFUSED',
      code: 'RECIPIENT_ACCOUNT_CLOSED',
    })
    expect(await bank.twin.paymentExecution.submit(toRecipient())).toEqual({
      outcome: 'refused',
      code: 'RECIPIENT_ACCOUNT_CLOSED',
    })
    expect(await moneyOf(payer)).toEqual({ booked: 100_000n, held: 0n })
    expect(await moneyOf(recipient)).toEqual({ booked: 0n, held: 0n })
  })

  test('the officer and the clock do not both decide one order', async () => {
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
    const ends = (await allEvents()).filter(event => ['EXECUTED', 'REFUSED'].includes(event.kind))
    expect(ends).toHaveLength(20)
    const executed = ends.filter(event => event.kind === 'EXECUTED').length
    expect(await moneyOf(payer)).toEqual({
      booked: 1_000_000n - 10_500n * BigInt(executed),
      held: 0n,
    })
  })
})

describe('when processes come and go', () => {
  test('an order begun by one process is finished by the next', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    bank.clock.advanceMinutes(1)
    await bank.twin.runDueSteps()
    const next = bank.another()
    await bank.finishEverything(next)
    expect(await next.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
    expect((await allEvents()).map(event => event.kind)).toEqual([
      'ACCEPTED',
      'RECEIPT',
      'EXECUTED',
    ])
    expect(await moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
  })

  test('a step killed in the middle leaves nothing behind and is done once by another process', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    await bank.twin.paymentExecution.submit(bank.order(payer))
    for (let step = 0; step < 2; step += 1) {
      bank.clock.advanceMinutes(1)
      await bank.twin.runDueSteps()
    }
    bank.clock.advanceMinutes(1)
    await bank.database.ownerDb.transaction().execute(async blocker => {
      // The step claims its order and then waits here for the payer's account.
      await sql`select from ledger.account where id = ${payer.accountId} for update`.execute(
        blocker,
      )
      const [killed] = await Promise.allSettled([
        bank.twin.runDueSteps(),
        killWaitingForLock(blocker),
      ])
      expect(killed.status).toBe('rejected')
    })
    expect((await allEvents()).map(event => event.kind)).toEqual(['ACCEPTED', 'RECEIPT'])
    await bank.finishEverything(bank.another())
    expect((await allEvents()).map(event => event.kind)).toEqual([
      'ACCEPTED',
      'RECEIPT',
      'EXECUTED',
    ])
    expect(await moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
  })

  async function killWaitingForLock(db: TestTwin['database']['db']): Promise<void> {
    for (;;) {
      const { rows } = await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      if (rows.length > 0) return
    }
  }

  test('several processes stepping at once execute each order once', async () => {
    const payers = await Promise.all(
      Array.from({ length: 3 }, () => bank.newAccount({ balanceMinor: 1_000_000n })),
    )
    const orders = payers.flatMap(payer => Array.from({ length: 40 }, () => bank.order(payer)))
    const twins = [bank.twin, bank.another(), bank.another(), bank.another()]
    // Each order is handed in through two processes at the same time.
    await Promise.all(
      [bank.twin, bank.another()].flatMap(twin =>
        orders.map(order => twin.paymentExecution.submit(order)),
      ),
    )
    for (const payer of payers) {
      expect(await moneyOf(payer)).toEqual({ booked: 1_000_000n, held: 420_000n })
    }
    for (let step = 0; step < 3; step += 1) {
      bank.clock.advanceMinutes(1)
      await Promise.all(twins.map(twin => twin.runDueSteps()))
    }
    expect(await allEvents()).toHaveLength(orders.length * 3)
    for (const payer of payers) {
      expect(await moneyOf(payer)).toEqual({ booked: 580_000n, held: 0n })
    }
  })

  test('the background work finishes orders by itself and ends when it is stopped', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    bank.clock.advanceMinutes(1)
    const woken = new Promise<void>(resolve => bank.twin.paymentExecution.onEvent(resolve))
    bank.twin.start()
    bank.twin.start()
    await woken
    await bank.twin.stop()
    expect((await allEvents())[0]).toMatchObject({ kind: 'ACCEPTED', paymentId: order.paymentId })
  })
})

describe('numbers of events', () => {
  test('a reader who follows while orders are stepped by many misses none, however late they commit', async () => {
    const payer = await bank.newAccount({ balanceMinor: 10_000_000n })
    const orders = Array.from({ length: 60 }, () => bank.order(payer, { commissionMinor: 0n }))
    const twins = [bank.twin, bank.another(), bank.another()]
    const seen: ExecutionEvent[] = []
    let isOver = false
    const follow = async () => {
      let after = 0n
      for (;;) {
        const wasOver = isOver
        const page = await bank.twin.paymentExecution.readEvents(after, 7)
        seen.push(...page)
        after = page.at(-1)?.sequence ?? after
        if (wasOver && page.length === 0) return
      }
    }
    const reading = follow()
    await Promise.all(orders.map(order => bank.twin.paymentExecution.submit(order)))
    for (let step = 0; step < 4; step += 1) {
      bank.clock.advanceMinutes(1)
      await Promise.all([
        ...twins.map(twin => twin.runDueSteps()),
        ...orders
          .slice(step * 3, step * 3 + 3)
          .map(order => bank.twin.desk.refuse(order.paymentId, 'REFUSED_BY_OFFICER', 'Нет')),
      ])
    }
    isOver = true
    await reading
    expect(seen).toEqual(await allEvents())
    const sequences = seen.map(event => event.sequence)
    expect(
      sequences.every((sequence, index) => index === 0 || sequence > (sequences[index - 1] ?? 0n)),
    ).toBe(true)
    for (const order of orders) {
      const kinds = seen.filter(event => event.paymentId === order.paymentId).map(one => one.kind)
      expect(['EXECUTED', 'REFUSED']).toContain(kinds.at(-1))
    }
  })

  test('an event written first and committed last is still seen', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const insert = (paymentId: string) => sql`
      insert into twin.order_event (payment_id, legal_party_id, occurred_at, kind)
      values (${paymentId}, ${payer.legalPartyId}, now(), 'ACCEPTED')`
    const [slow, quick] = [bank.newId(), bank.newId()]
    let seenBefore: ExecutionEvent[] = []
    await bank.database.db.transaction().execute(async tx => {
      await insert(slow).execute(tx)
      await insert(quick).execute(bank.database.db)
      seenBefore = await allEvents()
    })
    expect(seenBefore.map(event => event.paymentId)).toEqual([quick])
    const after = seenBefore[0]?.sequence ?? 0n
    const later = await bank.twin.paymentExecution.readEvents(after, 10)
    expect(later.map(event => event.paymentId)).toEqual([slow])
  })
})

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

  test('ten thousand operations of a year are booked in one go, and once', async () => {
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

  test('money that only changed its account neither came nor went', async () => {
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

  test('a history that would go below zero, or is of an unknown account, is not booked', async () => {
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

  test('an order with a text that no database takes does not spoil its neighbours', async () => {
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

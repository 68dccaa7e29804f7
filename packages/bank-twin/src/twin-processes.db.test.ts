import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ExecutionEvent } from '@tartip/bank-ports/payment-execution'
import { closeProved, createTestTwin, type TestTwin } from './testing/test-twin.ts'

let bank: TestTwin

beforeEach(async () => {
  bank = await createTestTwin()
})
afterEach(() => closeProved(bank))

describe('when processes start and stop', () => {
  test('an order begun by one process is finished by the next', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    bank.clock.advanceMinutes(1)
    await bank.twin.runDueSteps()
    const next = bank.another()
    await bank.finishEverything(next)
    expect(await next.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
    expect((await bank.allEvents()).map(event => event.kind)).toEqual([
      'ACCEPTED',
      'RECEIPT',
      'EXECUTED',
    ])
    expect(await bank.moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
  })

  test('a step killed in the middle leaves nothing and is done once by another process', async () => {
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
      let isOver = false
      const step = bank.twin.runDueSteps().finally(() => {
        isOver = true
      })
      // A step that fails is tried once more by itself: that try is killed as well.
      const [killed] = await Promise.allSettled([step, killWaitingForLock(() => isOver)])
      expect(killed.status).toBe('rejected')
    })
    expect((await bank.allEvents()).map(event => event.kind)).toEqual(['ACCEPTED', 'RECEIPT'])
    await bank.finishEverything(bank.another())
    expect((await bank.allEvents()).map(event => event.kind)).toEqual([
      'ACCEPTED',
      'RECEIPT',
      'EXECUTED',
    ])
    expect(await bank.moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
  })

  /** Not in the transaction that holds the lock: within one transaction the list of connections stays the same. */
  async function killWaitingForLock(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(
        bank.database.ownerDb,
      )
    }
  }

  test('several processes execute each order once', async () => {
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
      expect(await bank.moneyOf(payer)).toEqual({ booked: 1_000_000n, held: 420_000n })
    }
    for (let step = 0; step < 3; step += 1) {
      bank.clock.advanceMinutes(1)
      await Promise.all(twins.map(twin => twin.runDueSteps()))
    }
    // What one process has found in the hands of another is left to a later round.
    await bank.finishEverything()
    expect(await bank.allEvents()).toHaveLength(orders.length * 3)
    for (const payer of payers) {
      expect(await bank.moneyOf(payer)).toEqual({ booked: 580_000n, held: 0n })
    }
  })

  test('the background work finishes orders and ends when stopped', async () => {
    const payer = await bank.newAccount({ balanceMinor: 100_000n })
    const order = bank.order(payer)
    await bank.twin.paymentExecution.submit(order)
    bank.clock.advanceMinutes(1)
    const notified = new Promise<void>(resolve => bank.twin.paymentExecution.onEvent(resolve))
    bank.twin.start()
    bank.twin.start()
    await notified
    await bank.twin.stop()
    expect((await bank.allEvents())[0]).toMatchObject({
      kind: 'ACCEPTED',
      paymentId: order.paymentId,
    })
  })
})

describe('numbers of events', () => {
  test('a reader misses no event while many orders are executed and commit in any order', async () => {
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
    expect(seen).toEqual(await bank.allEvents())
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
    let eventsBefore: ExecutionEvent[] = []
    await bank.database.db.transaction().execute(async tx => {
      await insert(slow).execute(tx)
      await insert(quick).execute(bank.database.db)
      eventsBefore = await bank.allEvents()
    })
    expect(eventsBefore.map(event => event.paymentId)).toEqual([quick])
    const after = eventsBefore[0]?.sequence ?? 0n
    const later = await bank.twin.paymentExecution.readEvents(after, 10)
    expect(later.map(event => event.paymentId)).toEqual([slow])
  })
})

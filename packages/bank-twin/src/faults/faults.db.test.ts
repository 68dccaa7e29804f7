import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ExecutionEvent } from '@tartip/bank-ports/payment-execution'
import type { NewTwinAccount } from '../bank-twin-types.ts'
import { createTestTwin, type TestTwin } from '../testing/test-twin.ts'
import { noFaults } from './fault-plan.ts'

let bank: TestTwin
let payer: NewTwinAccount
let pauses: number[]

beforeEach(async () => {
  pauses = []
  bank = await createTestTwin({
    faults: {
      random: () => 0.5,
      pause: milliseconds => {
        pauses.push(milliseconds)
        return Promise.resolve()
      },
    },
  })
  payer = await bank.newAccount({ balanceMinor: 1_000_000n })
})
afterEach(() => bank.close())

const unavailable = { name: 'BankUnavailable' }
const events = (after = 0n): Promise<ExecutionEvent[]> =>
  bank.twin.paymentExecution.readEvents(after, 100)
const held = async () => {
  const found = await bank.twin.coreAccounts.findOwnAccount(payer.legalPartyId, payer.account)
  return found?.heldMinor
}

describe('planned faults', () => {
  test('lose an order once, and then deliver it', async () => {
    await bank.twin.desk.failNext('SUBMIT_NEVER_ARRIVED', 1)
    const order = bank.order(payer)
    await expect(bank.twin.paymentExecution.submit(order)).rejects.toMatchObject(unavailable)
    expect(await bank.twin.paymentExecution.find(order.paymentId)).toBeUndefined()
    expect(await bank.twin.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
  })

  test('lose the answer for an order that the bank has accepted', async () => {
    await bank.twin.desk.failNext('SUBMIT_ANSWER_LOST', 1)
    const order = bank.order(payer)
    await expect(bank.twin.paymentExecution.submit(order)).rejects.toMatchObject(unavailable)
    expect(await bank.twin.paymentExecution.find(order.paymentId)).toEqual({ state: 'ACCEPTED' })
    expect(await held()).toBe(10_500n)
  })

  test('duplicate an order without booking it twice, and delay an answer', async () => {
    await bank.twin.desk.failNext('SUBMIT_DOUBLED', 1)
    await bank.twin.desk.failNext('ANSWER_LATE', 1)
    expect(await bank.twin.paymentExecution.submit(bank.order(payer))).toEqual({
      outcome: 'accepted',
    })
    expect(await held()).toBe(10_500n)
    expect(pauses).toEqual([noFaults.lateMs])
  })

  test('lose, duplicate, drop and reorder events', async () => {
    await bank.twin.paymentExecution.submit(bank.order(payer))
    await bank.finishEverything()
    const all = await events()
    const last = all.at(-1)?.sequence ?? 0n
    await bank.twin.desk.failNext('EVENTS_LOST', 1)
    await expect(events()).rejects.toMatchObject(unavailable)
    await bank.twin.desk.failNext('EVENTS_DOUBLED', 1)
    expect(await events(last)).toEqual(all)
    await bank.twin.desk.failNext('EVENT_DROPPED', 1)
    expect((await events()).map(event => event.kind)).toEqual(['ACCEPTED', 'EXECUTED'])
    await bank.twin.desk.failNext('EVENTS_REORDERED', 1)
    const shuffled = await events()
    expect(shuffled.toSorted((one, other) => Number(one.sequence - other.sequence))).toEqual(all)
    expect(await events()).toEqual(all)
  })

  test('make the bank unavailable in every process', async () => {
    await bank.twin.desk.makeUnavailable(5)
    const order = bank.order(payer)
    const other = bank.another()
    for (const { paymentExecution } of [bank.twin, other]) {
      await expect(paymentExecution.submit(order)).rejects.toMatchObject(unavailable)
      await expect(paymentExecution.find(order.paymentId)).rejects.toMatchObject(unavailable)
      await expect(paymentExecution.readEvents(0n, 1)).rejects.toMatchObject(unavailable)
    }
    const books = bank.twin.withFaultInjection(bank.twin.coreAccounts)
    await expect(books.accountsOf(payer.legalPartyId)).rejects.toMatchObject(unavailable)
    await expect(books.findRecipient(payer.account)).rejects.toMatchObject(unavailable)
    // The bank's own desk is not affected.
    expect(await bank.twin.coreAccounts.accountsOf(payer.legalPartyId)).toHaveLength(1)
    bank.clock.advanceMinutes(5)
    expect(await books.accountsOf(payer.legalPartyId)).toHaveLength(1)
    expect(await other.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
    await bank.twin.desk.makeUnavailable(10)
    await bank.twin.desk.makeUnavailable(0)
    expect(await bank.twin.paymentExecution.find(order.paymentId)).toEqual({ state: 'ACCEPTED' })
  })

  test('the last planned fault hits only one of two processes', async () => {
    await bank.twin.desk.failNext('FIND_LOST', 1)
    const other = bank.another()
    const results = await Promise.allSettled([
      bank.twin.paymentExecution.find(bank.newId()),
      other.paymentExecution.find(bank.newId()),
    ])
    expect(results.map(result => result.status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

test('concurrent changes of several officers are all kept', async () => {
  const { desk } = bank.twin
  const other = bank.another().desk
  await Promise.all([
    ...Array.from({ length: 6 }, () => desk.failNext('FIND_LOST', 1)),
    ...Array.from({ length: 6 }, () => other.failNext('SUBMIT_DOUBLED', 1)),
    desk.makeUnavailable(5),
    other.changeFaults(plan => ({ ...plan, seed: 17 })),
  ])
  const { unavailableUntil, ...plan } = await desk.faults()
  expect(plan).toMatchObject({ next: { FIND_LOST: 6, SUBMIT_DOUBLED: 6 }, seed: 17 })
  expect(unavailableUntil).toBe(bank.clock.now() + 5 * 60_000)
})

describe('random faults', () => {
  test('occur at the configured percentage', async () => {
    await bank.twin.desk.setFaults({ ...noFaults, chancePercent: { FIND_LOST: 51 } })
    await expect(bank.twin.paymentExecution.find(bank.newId())).rejects.toMatchObject(unavailable)
    await bank.twin.desk.setFaults({ ...noFaults, chancePercent: { FIND_LOST: 50 } })
    expect(await bank.twin.paymentExecution.find(bank.newId())).toBeUndefined()
  })

  test('with a seed hit the same calls in every process, and other calls under another seed', async () => {
    const ids = Array.from({ length: 40 }, () => bank.newId())
    const lost = async (seed: number, twin = bank.another()) => {
      await twin.desk.setFaults({ ...noFaults, seed, chancePercent: { FIND_LOST: 40 } })
      const found = await Promise.allSettled(ids.map(id => twin.paymentExecution.find(id)))
      return found.map(({ status }) => status)
    }
    const first = await lost(17)
    expect(new Set(first)).toEqual(new Set(['fulfilled', 'rejected']))
    expect(await lost(17)).toEqual(first)
    expect(await lost(18)).not.toEqual(first)
  })

  test('invalid numbers are refused', async () => {
    await expect(bank.twin.desk.failNext('FIND_LOST', 0)).rejects.toThrow(RangeError)
    await expect(bank.twin.desk.makeUnavailable(1_441)).rejects.toThrow(RangeError)
  })
})

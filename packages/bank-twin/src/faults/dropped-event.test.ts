import type { ExecutionEvent, PaymentExecution } from '@tartip/bank-ports/payment-execution'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { expect, test } from 'vitest'
import { createFaultSwitches, noFaults } from './fault-plan.ts'
import { createFaultyExecution } from './faulty-execution.ts'

const events = [1n, 2n, 3n].map((sequence): ExecutionEvent => ({
  sequence,
  paymentId: `payment ${sequence}`,
  legalPartyId: 'payer',
  occurredAt: 0,
  kind: 'ACCEPTED',
}))
const execution: PaymentExecution = {
  submit: async () => ({ outcome: 'accepted' }),
  find: async () => undefined,
  readEvents: async (after, limit) => events.filter(one => one.sequence > after).slice(0, limit),
  onEvent: () => () => {},
}

async function readWith(luck: number, after = 0n): Promise<bigint[]> {
  const faulty = createFaultyExecution({
    execution,
    switches: createFaultSwitches({ ...noFaults, next: { EVENT_DROPPED: 1 } }),
    clock: createTestClock(),
    random: () => luck,
    pause: async () => {},
  })
  return (await faulty.readEvents(after, 10)).map(event => event.sequence)
}

test('an event that is dropped is never the last of its page, which the reader would request again', async () => {
  expect(await readWith(0)).toEqual([2n, 3n])
  expect(await readWith(0.999)).toEqual([1n, 3n])
})

test('of a page with one event none is dropped', async () => {
  expect(await readWith(0.5, 2n)).toEqual([3n])
})

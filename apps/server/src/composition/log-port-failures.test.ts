import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { expect, test } from 'vitest'

import { logPortFailures } from './log-port-failures.ts'

function createPort(fails: () => unknown) {
  const logged: object[] = []
  const clock = createTestClock()
  const port = {
    query: async (text: string): Promise<string> => {
      const failure = fails()
      if (failure !== undefined) throw failure
      return text
    },
    onEvent: (wake: () => void) => wake,
  }
  const logger = { error: (facts: object) => void logged.push(facts) }
  return { logged, clock, port: logPortFailures(port, 'books', { logger, clock }) }
}

test('the cause of a bank failure is logged with the call, and the caller gets the same error', async () => {
  const cause = new TypeError('balance is undefined')
  const failure = new BankUnavailable('The bank did not answer', { cause })
  const { logged, port } = createPort(() => failure)
  await expect(port.query('balance')).rejects.toBe(failure)
  expect(logged).toEqual([{ err: cause, port: 'books', call: 'query' }])
})

test('a call that keeps failing is logged every ten seconds', async () => {
  const { logged, clock, port } = createPort(
    () => new BankUnavailable('x', { cause: new Error('y') }),
  )
  const query = () => expect(port.query('balance')).rejects.toThrow('x')
  const second = 1 / 60
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await query()
    clock.advanceMinutes(second)
  }
  expect(logged).toHaveLength(2)
})

test('an unavailable bank, a refused query and an answer are no failures', async () => {
  const failures = [
    new BankUnavailable('The bank is unavailable'),
    new RangeError('no such page'),
    undefined,
  ]
  const { logged, port } = createPort(() => failures.shift())
  await expect(port.query('a')).rejects.toThrow('unavailable')
  await expect(port.query('b')).rejects.toThrow(RangeError)
  expect(await port.query('c')).toBe('c')
  const wake = () => undefined
  expect(port.onEvent(wake)).toBe(wake)
  expect(logged).toEqual([])
})

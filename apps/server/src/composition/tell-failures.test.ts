import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { expect, test } from 'vitest'

import { tellFailures } from './tell-failures.ts'

function portThat(fails: () => unknown) {
  const told: object[] = []
  const clock = createTestClock()
  const port = {
    ask: async (words: string): Promise<string> => {
      const failure = fails()
      if (failure !== undefined) throw failure
      return words
    },
    onEvent: (wake: () => void) => wake,
  }
  const logger = { error: (facts: object) => void told.push(facts) }
  return { told, clock, port: tellFailures(port, 'books', { logger, clock }) }
}

test('what made the bank fail is told with the call, and the caller is answered as before', async () => {
  const cause = new TypeError('balance is undefined')
  const failure = new BankUnavailable('The bank did not answer', { cause })
  const { told, port } = portThat(() => failure)
  await expect(port.ask('balance')).rejects.toBe(failure)
  expect(told).toEqual([{ err: cause, port: 'books', call: 'ask' }])
})

test('a call that goes on failing is told of every ten seconds', async () => {
  const { told, clock, port } = portThat(() => new BankUnavailable('x', { cause: new Error('y') }))
  const ask = () => expect(port.ask('balance')).rejects.toThrow('x')
  const second = 1 / 60
  for (let asked = 0; asked < 20; asked += 1) {
    await ask()
    clock.advanceMinutes(second)
  }
  expect(told).toHaveLength(2)
})

test('a bank that was sent away, a refused question and an answer are no failures', async () => {
  const failures = [
    new BankUnavailable('The bank is away'),
    new RangeError('no such page'),
    undefined,
  ]
  const { told, port } = portThat(() => failures.shift())
  await expect(port.ask('a')).rejects.toThrow('away')
  await expect(port.ask('b')).rejects.toThrow(RangeError)
  expect(await port.ask('c')).toBe('c')
  const wake = () => undefined
  expect(port.onEvent(wake)).toBe(wake)
  expect(told).toEqual([])
})

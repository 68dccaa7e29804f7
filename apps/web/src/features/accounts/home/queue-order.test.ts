import { expect, test } from 'vitest'
import { paymentOf } from '../testing/account-builder.ts'
import { inDeadlineOrder, signDeadlineOf } from './queue-order.ts'

const rules = [
  { operationCode: 'CLEARING', ruleTrait: 'DEFAULT', signDeadline: '11:30' },
  { operationCode: 'GROSS', ruleTrait: 'DEFAULT', signDeadline: '15:45' },
  { operationCode: 'SWIFT', ruleTrait: 'DEFAULT', signDeadline: '14:00' },
  { operationCode: 'SWIFT', ruleTrait: 'RUB', signDeadline: '12:00' },
]

test('what must be signed soonest comes first, whatever was created first', () => {
  const queue = inDeadlineOrder(
    [
      paymentOf({ id: 'tomorrow', valueDate: '2026-12-01' }),
      paymentOf({ id: 'gross', operationCode: 'GROSS' }),
      paymentOf({ id: 'clearing' }),
    ],
    rules,
  )
  expect(queue.map(({ id }) => id)).toEqual(['clearing', 'gross', 'tomorrow'])
})

test('the deadline is a moment on the clock of the bank', () => {
  const [payment] = inDeadlineOrder([paymentOf()], rules)
  expect(payment?.deadlineAt).toBe(Date.UTC(2026, 10, 30, 5, 30))
})

test('a currency with a rule of its own has its own deadline', () => {
  const swift = (currency: string) =>
    signDeadlineOf(paymentOf({ operationCode: 'SWIFT', currency }), rules)
  expect(swift('RUB')).toBe('12:00')
  expect(swift('USD')).toBe('14:00')
})

test('a document without a rule waits until the end of its day', () => {
  expect(signDeadlineOf(paymentOf({ operationCode: 'SALARY' }), rules)).toBe('23:59')
})

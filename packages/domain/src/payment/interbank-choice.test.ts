import { expect, test } from 'vitest'
import { interbankAmountRefusal, operationsForAmount } from './interbank-choice.ts'

test.each([
  ['CLEARING', 1n, undefined],
  ['CLEARING', 100_000_000n, undefined],
  ['CLEARING', 100_000_001n, 'CLEARING_LIMIT_EXCEEDED'],
  ['CLEARING', 99_999_999_999_999n, 'CLEARING_LIMIT_EXCEEDED'],
  ['CLEARING', 100_000_000_000_000n, 'AMOUNT_TOO_LARGE'],
  ['GROSS', 100_000_001n, undefined],
  ['GROSS', 99_999_999_999_999n, undefined],
  ['GROSS', 100_000_000_000_000n, 'AMOUNT_TOO_LARGE'],
  ['GROSS', 9_223_372_036_854_775_807n, 'AMOUNT_TOO_LARGE'],
] as const)('between banks %s takes %d tyiyn or says why not: %s', (system, amount, refusal) => {
  expect(interbankAmountRefusal(system, amount)).toBe(refusal)
})

test('a way that is offered for an amount takes it', () => {
  for (const amount of [1n, 100_000_000n, 100_000_001n]) {
    for (const way of operationsForAmount(amount)) {
      expect(interbankAmountRefusal(way, amount)).toBeUndefined()
    }
  }
})

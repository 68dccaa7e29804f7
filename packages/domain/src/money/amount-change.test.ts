import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountChange } from './amount-change.ts'

test.each([
  [100_00n, 112_00n, { kind: 'more', percent: 12n }],
  [100_00n, 50_00n, { kind: 'less', percent: 50n }],
  [100_00n, 0n, { kind: 'less', percent: 100n }],
  [100_00n, 100_49n, { kind: 'same' }],
  [100_00n, 100_50n, { kind: 'more', percent: 1n }],
  [100_00n, 999_99n, { kind: 'more', percent: 900n }],
  [100_00n, 1_000_00n, { kind: 'times', times: 10n }],
  [1n, 1_250n, { kind: 'times', times: 1_250n }],
] as const)('from %s to %s', (before, now, change) => {
  expect(amountChange(before, now)).toEqual(change)
})

test.each([
  ['nothing before', 0n, 5n],
  ['a debt before', -5n, 5n],
  ['a debt now', 5n, -5n],
] as const)('with %s no percentage says anything', (_name, before, now) => {
  expect(amountChange(before, now)).toBeUndefined()
})

test('more is reported exactly when there is more, beyond half a percent', () => {
  const amount = fc.bigInt({ min: 1n, max: 10n ** 15n })
  fc.assert(
    fc.property(amount, amount, (before, now) => {
      const change = amountChange(before, now)
      const isUp = change?.kind === 'more' || change?.kind === 'times'
      expect(isUp).toBe((now - before) * 200n >= before)
      expect(change?.kind === 'less').toBe((before - now) * 200n >= before)
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payOff } from './pay-off.ts'

test('a payment goes to the tax, then to the penalty, then to the fine', () => {
  const debt = { principalMinor: 100n, penaltyMinor: 10n, fineMinor: 5n }
  expect(payOff(debt, 105n)).toEqual({
    debt: { principalMinor: 0n, penaltyMinor: 5n, fineMinor: 5n },
    leftMinor: 0n,
  })
})

test('amounts always add up and are never negative', () => {
  const amount = fc.bigInt(0n, 10n ** 15n)
  fc.assert(
    fc.property(amount, amount, amount, amount, (principal, penalty, fine, paid) => {
      const before = { principalMinor: principal, penaltyMinor: penalty, fineMinor: fine }
      const { debt, leftMinor } = payOff(before, paid)
      const sum = debt.principalMinor + debt.penaltyMinor + debt.fineMinor
      expect(sum + paid - leftMinor).toBe(principal + penalty + fine)
      expect(leftMinor === 0n || sum === 0n).toBe(true)
      expect([sum >= 0n, leftMinor >= 0n]).toEqual([true, true])
    }),
  )
})

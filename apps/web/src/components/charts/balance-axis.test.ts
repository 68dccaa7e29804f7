import { expect, test } from 'vitest'
import { balanceAxis, balancePlotHeight } from './balance-axis.tsx'

test('an account that never had money has the one sum zero on its axis, at the foot', () => {
  const { ticks, y, bottom } = balanceAxis([0, 0, 0], balancePlotHeight)
  expect(ticks).toEqual([0])
  expect(y(0)).toBe(bottom)
})

test('a single som once is enough for sums above zero', () => {
  const { ticks, y, top } = balanceAxis([0, 1, 0], balancePlotHeight)
  expect(ticks).toEqual([0, 0.5, 1])
  expect(y(1)).toBe(top)
})

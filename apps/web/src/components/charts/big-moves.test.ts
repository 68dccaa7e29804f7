import { expect, test } from 'vitest'
import { bigMoves } from './big-moves.ts'

test('the three largest moves are marked, in the order of days', () => {
  expect(bigMoves([0, 100, 60, 10, 12, 90])).toEqual([1, 3, 5])
})

test('a quiet curve has no marks', () => {
  expect(bigMoves([50, 50, 50])).toEqual([])
  expect(bigMoves([])).toEqual([])
})

test('small moves of a restless curve are not marked', () => {
  expect(bigMoves([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100])).toEqual([])
})

test('interest of a month that is next to nothing beside a deposit is not marked', () => {
  expect(bigMoves([20_101, 20_101, 20_135])).toEqual([])
  expect(bigMoves([-20_101, -20_135])).toEqual([])
})

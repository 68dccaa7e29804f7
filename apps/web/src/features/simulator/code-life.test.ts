import { expect, test } from 'vitest'
import { secondsLeft } from './code-life.ts'

test.each([
  [30, 0, 30],
  [12, 1_500, 11],
  [12, 12_000, 0],
  [1, 60_000, 0],
])('a code of %i s has after %i ms still %i s', (given, elapsed, left) => {
  expect(secondsLeft(given, elapsed)).toBe(left)
})

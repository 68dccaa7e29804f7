import { expect, test } from 'vitest'
import { termPart } from './term-part.ts'

test.each([
  [{ termDays: 365, daysLeft: 365 }, 0],
  [{ termDays: 365, daysLeft: 183 }, 50],
  [{ termDays: 365, daysLeft: 0 }, 100],
  [{ termDays: null, daysLeft: null }, 0],
  [{ termDays: 10, daysLeft: 12 }, 0],
])('of %j %i %% are over', (deposit, part) => {
  expect(termPart(deposit)).toBe(part)
})

import { expect, test } from 'vitest'
import { addMonths, firstOfMonth, lastOfMonth } from './months.ts'

test.each([
  ['2026-01-15', 1, '2026-02-15'],
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-12-31', 2, '2028-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-01-10', -1, '2025-12-10'],
  ['2026-05-05', 0, '2026-05-05'],
])('%s and %i months is %s', (date, months, expected) => {
  expect(addMonths(date, months)).toBe(expected)
})

test('a month has a first and a last day', () => {
  expect([firstOfMonth('2028-02-17'), lastOfMonth('2028-02-17')]).toEqual([
    '2028-02-01',
    '2028-02-29',
  ])
})

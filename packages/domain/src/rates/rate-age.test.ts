import { expect, test } from 'vitest'
import { createCalendar } from '../bank-day/calendar.ts'
import { isOldRate } from './rate-age.ts'

const calendar = createCalendar(
  ['01', '02', '03', '04', '05', '06', '07', '08', '09'].map(day => ({
    date: `2026-05-${day}`,
    kind: 'holiday' as const,
  })),
)

test.each([
  ['of the day', '2026-05-20', '2026-05-20', false],
  ['of yesterday, before the bank has set new ones', '2026-05-19', '2026-05-20', false],
  ['of the day before yesterday', '2026-05-18', '2026-05-20', true],
  ['of Saturday on Monday', '2026-05-23', '2026-05-25', false],
  ['of Saturday on Tuesday', '2026-05-23', '2026-05-26', true],
  ['from before the holidays on the first day after them', '2026-05-01', '2026-05-11', false],
  ['of two weeks ago', '2026-05-08', '2026-05-23', true],
  ['of tomorrow', '2026-05-24', '2026-05-23', false],
])('rates %s', (_what, validFrom, today, isOld) => {
  expect(isOldRate(validFrom, today, calendar)).toBe(isOld)
})

test('a weekly quote holds over its week and the weekend after it', () => {
  expect(isOldRate('2026-05-16', '2026-05-25', calendar, true)).toBe(false)
  expect(isOldRate('2026-05-16', '2026-05-26', calendar, true)).toBe(true)
})

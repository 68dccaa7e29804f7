import { expect, test } from 'vitest'
import { dayOfKey, weeksOf } from './calendar-month.ts'

test('a month is laid out in weeks from Monday, without days of its neighbours', () => {
  const weeks = weeksOf('2026-11-15')
  expect(weeks).toHaveLength(6)
  // 1 November 2026 is a Sunday.
  expect(weeks[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-11-01'])
  expect(weeks[5]).toEqual(['2026-11-30', ...Array.from({ length: 6 }, () => undefined)])
})

test('February of a year that begins on Monday fills four weeks', () => {
  expect(weeksOf('2027-02-10').map(week => week.length)).toEqual([7, 7, 7, 7])
})

test.each([
  ['ArrowLeft', false, '2026-11-26'],
  ['ArrowDown', false, '2026-12-04'],
  ['Home', false, '2026-11-23'],
  ['End', false, '2026-11-29'],
  ['PageUp', false, '2026-10-27'],
  ['PageDown', true, '2027-11-27'],
  ['a', false, undefined],
] as const)('%s (with Shift: %s) leads from Friday 27.11.2026 to %s', (key, isShifted, day) => {
  expect(dayOfKey(key, '2026-11-27', isShifted)).toBe(day)
})

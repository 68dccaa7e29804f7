import { expect, test } from 'vitest'
import { dayOfKey, weeksOf, yearChoices } from './calendar-month.ts'

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

const noLimits = { today: '2026-11-27', min: undefined, max: undefined }

test('years can be chosen from 1999 on, newest first', () => {
  const years = yearChoices('2026-11-27', noLimits)
  expect(years).toHaveLength(28)
  expect(years.slice(0, 2)).toEqual(['2026', '2025'])
  expect(years.at(-1)).toBe('1999')
})

test('years without a day that can be chosen are left out, the shown one is not', () => {
  const limits = { ...noLimits, min: '2026-11-27', max: '2027-11-26' }
  expect(yearChoices('2026-11-27', limits)).toEqual(['2027', '2026'])
  expect(yearChoices('2025-01-01', limits)).toEqual(['2027', '2026', '2025'])
  expect(yearChoices('1997-01-01', noLimits).at(-1)).toBe('1997')
})

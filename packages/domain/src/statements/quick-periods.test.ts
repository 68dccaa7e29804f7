import { expect, test } from 'vitest'
import { daysOfQuickPeriod, quickPeriodOf, type QuickPeriod } from './quick-periods.ts'

test.each<[QuickPeriod, string, string, string]>([
  ['TODAY', '2026-11-30', '2026-11-30', '2026-11-30'],
  ['YESTERDAY', '2026-12-01', '2026-11-30', '2026-11-30'],
  ['THIS_MONTH', '2026-11-30', '2026-11-01', '2026-11-30'],
  ['LAST_MONTH', '2026-03-31', '2026-02-01', '2026-02-28'],
  ['LAST_MONTH', '2026-01-15', '2025-12-01', '2025-12-31'],
  ['QUARTER', '2026-11-30', '2026-10-01', '2026-11-30'],
  ['QUARTER', '2026-03-31', '2026-01-01', '2026-03-31'],
  ['YEAR', '2026-11-30', '2026-01-01', '2026-11-30'],
])('%s on %s is %s to %s', (period, today, startDate, endDate) => {
  expect(daysOfQuickPeriod(period, today)).toEqual({ startDate, endDate })
})

test('days that were typed show which quick choice they are', () => {
  const days = { startDate: '2026-10-01', endDate: '2026-10-31' }
  expect(quickPeriodOf(days, '2026-11-30')).toBe('LAST_MONTH')
  expect(quickPeriodOf({ ...days, endDate: '2026-10-30' }, '2026-11-30')).toBeUndefined()
})

test('on the first of a month the quick choice that was pressed is shown of those with the same days', () => {
  const days = { startDate: '2026-12-01', endDate: '2026-12-01' }
  expect(quickPeriodOf(days, '2026-12-01')).toBe('TODAY')
  expect(quickPeriodOf(days, '2026-12-01', 'THIS_MONTH')).toBe('THIS_MONTH')
  expect(quickPeriodOf(days, '2026-12-01', 'YEAR')).toBe('TODAY')
})

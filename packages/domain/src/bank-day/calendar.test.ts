import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween, weekday } from '../time/instant.ts'
import {
  createCalendar,
  isShortDay,
  isWorkingDay,
  knowsHolidaysOf,
  nextSettlementDay,
  nextWorkingDay,
  workingDayOnOrAfter,
  workingDaysFrom,
} from './calendar.ts'
import type { DayKind } from './calendar.ts'

/** The turn of the year and the May holidays of 2026, Labour Code of 2025. */
const calendar = createCalendar([
  ...range('2026-01-01', 7, 'holiday'),
  { date: '2026-04-30', kind: 'short' },
  ...range('2026-05-01', 9, 'holiday'),
  { date: '2026-05-16', kind: 'working' },
  { date: '2026-12-31', kind: 'short' },
  ...range('2027-01-01', 7, 'holiday'),
])

function range(from: string, days: number, kind: DayKind): { date: string; kind: DayKind }[] {
  return Array.from({ length: days }, (_, index) => ({ date: addDays(from, index), kind }))
}

describe('the calendar of the bank', () => {
  test.each([
    ['2026-11-30', true, 'a Monday'],
    ['2026-12-04', true, 'a Friday'],
    ['2026-12-05', false, 'a Saturday'],
    ['2026-12-06', false, 'a Sunday'],
    ['2026-01-01', false, 'a holiday on a Thursday'],
    ['2026-04-30', true, 'a short day'],
    ['2026-05-16', true, 'a Saturday made a working day'],
  ])('%s is a working day: %s (%s)', (date, expected) => {
    expect(isWorkingDay(calendar, date)).toBe(expected)
  })

  test('knows its short days', () => {
    expect(isShortDay(calendar, '2026-04-30')).toBe(true)
    expect(isShortDay(calendar, '2026-04-29')).toBe(false)
    expect(isShortDay(calendar, '2026-05-01')).toBe(false)
  })

  test('the next working day jumps over weekends and holidays', () => {
    expect(nextWorkingDay(calendar, '2026-11-30')).toBe('2026-12-01')
    expect(nextWorkingDay(calendar, '2026-12-04')).toBe('2026-12-07')
    expect(nextWorkingDay(calendar, '2026-04-30')).toBe('2026-05-11')
    expect(nextWorkingDay(calendar, '2026-12-31')).toBe('2027-01-08')
    expect(nextWorkingDay(calendar, '2026-05-15')).toBe('2026-05-16')
  })

  test('money arrives abroad on a day that is worked here and there', () => {
    const abroad = new Set(['2026-12-25', '2026-12-28', '2026-05-15'])
    expect(nextSettlementDay(calendar, abroad, '2026-11-30')).toBe('2026-12-01')
    expect(nextSettlementDay(calendar, abroad, '2026-12-24')).toBe('2026-12-29')
    // A Saturday that is worked here is a Saturday there.
    expect(nextSettlementDay(calendar, abroad, '2026-05-14')).toBe('2026-05-18')
  })

  test('the days off abroad are known up to the last year of their list', () => {
    const abroad = new Set(['2027-01-01', '2027-12-02'])
    expect(knowsHolidaysOf(abroad, '2026-11-30')).toBe(true)
    expect(knowsHolidaysOf(abroad, '2027-12-31')).toBe(true)
    expect(knowsHolidaysOf(abroad, '2028-01-03')).toBe(false)
    expect(knowsHolidaysOf(new Set(), '2026-11-30')).toBe(false)
  })

  test('a working day is its own answer', () => {
    expect(workingDayOnOrAfter(calendar, '2026-11-30')).toBe('2026-11-30')
    expect(workingDayOnOrAfter(calendar, '2026-05-01')).toBe('2026-05-11')
  })

  test('offers the working days of a stretch', () => {
    expect(workingDaysFrom(calendar, '2026-04-29', 14)).toEqual([
      '2026-04-29',
      '2026-04-30',
      '2026-05-11',
      '2026-05-12',
    ])
    expect(workingDaysFrom(calendar, '2026-05-01', 0)).toEqual([])
  })

  test('a day off wins over another row of the same day, in any order', () => {
    const rows: { date: string; kind: DayKind }[] = [
      { date: '2026-11-30', kind: 'short' },
      { date: '2026-11-30', kind: 'holiday' },
    ]
    expect(isWorkingDay(createCalendar(rows), '2026-11-30')).toBe(false)
    expect(isWorkingDay(createCalendar(rows.toReversed()), '2026-11-30')).toBe(false)
  })

  test('a calendar without working days stops instead of searching for ever', () => {
    const closed = createCalendar(range('2026-01-01', 800, 'holiday'))
    expect(() => nextWorkingDay(closed, '2026-01-01')).toThrow(RangeError)
  })

  test('the next working day is later, is one, and none lies between', () => {
    const day = fc.integer({ min: 0, max: 730 }).map(days => addDays('2026-01-01', days))
    const kind = fc.constantFrom<DayKind>('holiday', 'short', 'working')
    const rows = fc.array(fc.record({ date: day, kind }), { maxLength: 60 })
    fc.assert(
      fc.property(rows, day, (exceptions, after) => {
        const some = createCalendar(exceptions)
        const next = nextWorkingDay(some, after)
        expect(next > after).toBe(true)
        expect(isWorkingDay(some, next)).toBe(true)
        expect(workingDaysFrom(some, addDays(after, 1), daysBetween(after, next))).toEqual([next])
      }),
    )
  })

  test('without exceptions Monday to Friday are worked', () => {
    const empty = createCalendar([])
    for (const { date } of range('2026-11-30', 14, 'working')) {
      expect(isWorkingDay(empty, date)).toBe(weekday(date) <= 5)
    }
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import {
  addDays,
  bishkekDate,
  bishkekMinute,
  dayBefore,
  daysBetween,
  endOfDay,
  fromIso,
  instantAt,
  isLocalDate,
  minuteOfTime,
  parseDottedDate,
  timeOfMinute,
  toIso,
  weekday,
} from './instant.ts'

const earliest = Date.UTC(1900, 0, 1)
const latest = Date.UTC(2199, 11, 31)
const anyInstant = fc.integer({ min: earliest, max: latest })
const anyDate = anyInstant.map(bishkekDate)

test.each([
  ['2026-11-30', '2026-11-30T18:00:00.000Z'],
  ['2026-12-31', '2026-12-31T18:00:00.000Z'],
  ['9999-12-31', '9999-12-31T18:00:00.000Z'],
])('the day %s ends at midnight in Bishkek', (day, end) => {
  expect(toIso(endOfDay(day))).toBe(end)
})

test('a day has one before it, but for the first day of the calendar', () => {
  expect(dayBefore('2026-12-01')).toBe('2026-11-30')
  expect(dayBefore('0001-01-02')).toBe('0001-01-01')
  expect(dayBefore('0001-01-01')).toBeUndefined()
})

describe('the day of the bank', () => {
  test.each([
    ['2026-10-07T17:59:59.999Z', '2026-10-07', 1439],
    ['2026-10-07T18:00:00.000Z', '2026-10-08', 0],
    ['2026-10-07T18:30:00.000Z', '2026-10-08', 30],
    ['2026-10-08T17:30:00.000Z', '2026-10-08', 1410],
    ['2026-12-31T18:00:00.000Z', '2027-01-01', 0],
    ['2024-02-28T18:00:00.000Z', '2024-02-29', 0],
    ['1969-12-31T17:59:00.000Z', '1969-12-31', 1439],
    ['1969-12-31T18:00:00.000Z', '1970-01-01', 0],
  ])('at %s is %s, minute %i', (iso, date, minute) => {
    expect(bishkekDate(fromIso(iso))).toBe(date)
    expect(bishkekMinute(fromIso(iso))).toBe(minute)
  })

  test('and its minute give the instant again', () => {
    fc.assert(
      fc.property(anyInstant, instant => {
        const minuteStart = instantAt(bishkekDate(instant), bishkekMinute(instant))
        expect(instant - minuteStart).toBeGreaterThanOrEqual(0)
        expect(instant - minuteStart).toBeLessThan(60_000)
      }),
    )
  })

  test('ends where the next one begins', () => {
    expect(instantAt('2026-02-28', 1440)).toBe(instantAt('2026-03-01', 0))
  })
})

describe('counting days', () => {
  test('goes over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
    expect(addDays('2100-02-28', 1)).toBe('2100-03-01')
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28')
    expect(daysBetween('2026-01-01', '2027-01-01')).toBe(365)
    expect(daysBetween('2026-01-02', '2026-01-01')).toBe(-1)
  })

  test('there and back is the same day, a week on the same weekday', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -40_000, max: 40_000 }), (date, days) => {
        expect(addDays(addDays(date, days), -days)).toBe(date)
        expect(daysBetween(date, addDays(date, days))).toBe(days)
        expect(weekday(addDays(date, 7))).toBe(weekday(date))
        expect(weekday(addDays(date, 1))).toBe((weekday(date) % 7) + 1)
      }),
    )
  })

  test.each([
    ['2026-11-30', 1],
    ['2026-05-12', 2],
    ['1970-01-01', 4],
    ['1969-12-28', 7],
    ['2000-02-29', 2],
  ])('%s is weekday %i', (date, expected) => {
    expect(weekday(date)).toBe(expected)
  })

  test('a text that is no date stops, and so does the end of the calendar', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
    expect(() => weekday('')).toThrow(RangeError)
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
    expect(() => addDays('0001-01-01', -1)).toThrow(RangeError)
  })
})

describe('reading dates and times', () => {
  test.each([
    ['12.05.2026', '2026-05-12'],
    ['1.5.2026', '2026-05-01'],
    [' 29.02.2024 ', '2024-02-29'],
  ])('%o is %s', (text, date) => {
    expect(parseDottedDate(text)).toEqual(ok(date))
  })

  test.each([
    '',
    '29.02.2023',
    '31.04.2026',
    '00.01.2026',
    '12.13.2026',
    '12/05/2026',
    '12.05.26',
    '2026-05-12',
  ])('%o is no date', text => {
    expect(parseDottedDate(text)).toEqual(err('DATE_INVALID'))
  })

  test.each([
    '2026-5-12',
    '2026-02-29',
    '2100-02-29',
    '2026-13-01',
    '0000-01-01',
    '2026-05-12T00:00',
    ' 2026-05-12',
  ])('%o is no stored date', text => {
    expect(isLocalDate(text)).toBe(false)
  })

  test('minutes of the day are read and written', () => {
    expect([minuteOfTime('00:00'), minuteOfTime('11:15'), minuteOfTime('24:00')]).toEqual([
      0, 675, 1440,
    ])
    expect([timeOfMinute(0), timeOfMinute(675), timeOfMinute(1439)]).toEqual([
      '00:00',
      '11:15',
      '23:59',
    ])
    fc.assert(
      fc.property(fc.nat({ max: 1440 }), minute => {
        expect(minuteOfTime(timeOfMinute(minute))).toBe(minute)
      }),
    )
  })

  test.each(['', '9:00', '09:60', '24:01', '25:00', '-1:00', '09:00:00'])('%o is no time', text => {
    expect(() => minuteOfTime(text)).toThrow(RangeError)
  })

  test.each([-1, 1441, 0.5, Number.NaN])('%d is no minute of a day', minute => {
    expect(() => timeOfMinute(minute)).toThrow(RangeError)
  })

  test('instants are read and written in the wire form', () => {
    fc.assert(
      fc.property(anyInstant, instant => {
        expect(fromIso(toIso(instant))).toBe(instant)
      }),
    )
    expect(fromIso('2026-05-12T14:30:00+06:00')).toBe(fromIso('2026-05-12T08:30:00Z'))
  })

  test.each([
    '',
    '2026-05-12',
    '2026-05-12T08:30:00',
    '2026-02-30T08:30:00Z',
    '2026-05-12T24:00:00Z',
    '2026-05-12T08:30:00+24:00',
    '2026-05-12T08:30:00+06:60',
    'now',
  ])('%o is no instant', text => {
    expect(() => fromIso(text)).toThrow(RangeError)
  })
})

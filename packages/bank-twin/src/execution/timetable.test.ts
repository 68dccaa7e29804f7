import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { fromIso, toIso } from '@tartip/domain/time/instant'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dayOpensAt,
  executionMoment,
  isCutOffPassed,
  settlementMoment,
  usualTimetable,
} from './timetable.ts'

const calendar = createCalendar([
  { date: '2026-12-31', kind: 'short' },
  { date: '2027-01-01', kind: 'holiday' },
])
const table = usualTimetable(() => calendar)
/** Bishkek is six hours ahead. */
const at = (date: string, time: string) => fromIso(`${date}T${time}:00+06:00`)
const shown = (moment: number) => toIso(moment + 6 * 3_600_000).slice(0, 16)

describe('when a confirmed order is executed', () => {
  test.each([
    ['CLEARING', '2026-11-30', '09:10', '2026-11-30T10:00'],
    ['CLEARING', '2026-11-30', '10:00', '2026-11-30T10:00'],
    ['CLEARING', '2026-11-30', '10:01', '2026-11-30T12:00'],
    ['CLEARING', '2026-12-04', '12:01', '2026-12-07T10:00'],
    ['CLEARING', '2026-12-31', '13:00', '2027-01-04T10:00'],
    ['GROSS', '2026-11-30', '07:00', '2026-11-30T08:30'],
    ['GROSS', '2026-11-30', '15:59', '2026-11-30T15:59'],
    ['GROSS', '2026-12-04', '16:00', '2026-12-07T08:30'],
    ['GROSS', '2027-01-01', '10:00', '2027-01-04T08:30'],
    ['GROSS', '2026-12-31', '14:59', '2026-12-31T14:59'],
    ['GROSS', '2026-12-31', '15:00', '2027-01-04T08:30'],
    ['SWIFT', '2026-11-30', '11:00', '2026-12-01T10:00'],
    ['SWIFT', '2026-12-04', '11:00', '2026-12-07T10:00'],
    ['SWIFT', '2026-12-31', '11:00', '2027-01-04T10:00'],
    ['INTRABANK_OWN', '2026-12-05', '23:00', '2026-12-05T23:00'],
    ['QR', '2027-01-01', '03:00', '2027-01-01T03:00'],
  ] as const)('%s confirmed on %s at %s: %s', (operation, date, time, expected) => {
    expect(shown(executionMoment(operation, at(date, time), table))).toBe(expected)
  })

  test('without a timetable nothing waits', () => {
    const night = at('2026-12-05', '03:00')
    expect(executionMoment('CLEARING', night, undefined)).toBe(night)
    expect(executionMoment('SWIFT', night, undefined)).toBe(night)
  })
})

describe('an order for its value date', () => {
  test.each([
    ['CLEARING', '2026-11-30', '11:59', false],
    ['CLEARING', '2026-11-30', '12:00', true],
    ['GROSS', '2026-11-30', '15:59', false],
    ['GROSS', '2026-11-30', '16:00', true],
    ['GROSS', '2026-12-05', '10:00', false],
    ['GROSS', '2026-12-31', '14:59', false],
    ['GROSS', '2026-12-31', '15:00', true],
    ['SWIFT', '2026-12-31', '15:00', true],
    ['CONVERSION', '2026-12-31', '16:00', true],
    ['BUDGET', '2026-12-31', '15:29', false],
    ['BUDGET', '2026-12-31', '15:30', true],
    ['CLEARING', '2026-12-31', '11:59', false],
    ['INTRABANK_OWN', '2026-12-05', '23:59', false],
    ['BUDGET', '2026-11-30', '16:30', true],
  ] as const)('%s on %s at %s is too late: %s', (operationCode, date, time, expected) => {
    const order = { operationCode, valueDate: date }
    expect(isCutOffPassed(order, at(date, time), { timetable: table })).toBe(expected)
  })

  test('is too late the day after, even without a timetable, and starts when its day opens', () => {
    const order = { operationCode: 'INTRABANK_OWN', valueDate: '2026-11-30' } as const
    expect(isCutOffPassed(order, at('2026-12-01', '00:00'), {})).toBe(true)
    expect(isCutOffPassed(order, at('2026-11-29', '23:59'), { timetable: table })).toBe(false)
    expect(shown(dayOpensAt(order, table))).toBe('2026-11-30T08:30')
  })

  test.each([
    // Thursday 31 December is followed by a holiday and a weekend.
    ['GROSS', '2027-01-01', '2027-01-04T08:30', '15:59', '16:00'],
    ['CLEARING', '2027-01-02', '2027-01-04T08:30', '11:59', '12:00'],
    ['SWIFT', '2027-01-01', '2027-01-04T08:30', '15:59', '16:00'],
    ['CONVERSION', '2027-01-03', '2027-01-04T08:30', '16:59', '17:00'],
    ['BUDGET', '2027-01-01', '2027-01-04T08:30', '16:29', '16:30'],
  ] as const)(
    '%s for %s, a day off, begins at %s and may come until %s, not at %s',
    (operationCode, valueDate, opens, last, late) => {
      const order = { operationCode, valueDate }
      expect(shown(dayOpensAt(order, table))).toBe(opens)
      for (const [time, isLate] of [
        [last, false],
        [late, true],
      ] as const) {
        const now = at('2027-01-04', time)
        expect(isCutOffPassed(order, now, { timetable: table })).toBe(isLate)
      }
      const quick = { calendar: () => calendar }
      expect(isCutOffPassed(order, at('2027-01-04', '23:59'), quick)).toBe(false)
      expect(isCutOffPassed(order, at('2027-01-05', '00:00'), quick)).toBe(true)
      expect(shown(dayOpensAt(order, undefined)).slice(0, 10)).toBe(valueDate)
    },
  )

  test('of a kind that is processed every day does not wait for a working day', () => {
    const order = { operationCode: 'INTRABANK_FOREIGN', valueDate: '2027-01-01' } as const
    expect(shown(dayOpensAt(order, table))).toBe('2027-01-01T08:30')
    expect(isCutOffPassed(order, at('2027-01-02', '00:00'), { timetable: table })).toBe(true)
  })
})

describe('sessions', () => {
  test.each([
    ['CLEARING_TRANSIT', '2026-11-30', '10:01', '2026-11-30T12:00'],
    ['TREASURY_TRANSIT', '2026-11-30', '17:00', '2026-11-30T17:00'],
    ['TREASURY_TRANSIT', '2026-12-04', '17:01', '2026-12-07T17:00'],
    ['QR_TRANSIT', '2026-11-30', '17:01', '2026-11-30T23:00'],
    ['QR_TRANSIT', '2027-01-01', '12:00', '2027-01-04T23:00'],
  ] as const)('%s settles what moved on %s at %s: %s', (system, date, time, expected) => {
    expect(shown(settlementMoment(system, at(date, time), table))).toBe(expected)
  })

  const minutes = fc.integer({ min: 0, max: 60 * 24 * 60 })

  test('settle what moved before them, in the order of time', () => {
    const start = at('2026-11-30', '00:00')
    const systems = ['CLEARING_TRANSIT', 'TREASURY_TRANSIT', 'QR_TRANSIT'] as const
    fc.assert(
      fc.property(minutes, minutes, fc.constantFrom(...systems), (first, second, system) => {
        const [early, late] = [Math.min(first, second), Math.max(first, second)].map(
          minute => start + minute * 60_000,
        )
        for (const timetable of [table, undefined]) {
          const session = settlementMoment(system, early ?? 0, timetable)
          expect(session).toBeGreaterThanOrEqual(early ?? 0)
          expect(settlementMoment(system, late ?? 0, timetable)).toBeGreaterThanOrEqual(session)
          expect(settlementMoment(system, session, timetable)).toBe(session)
        }
      }),
    )
  })
})

import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { bankDayAt, type TimeRule } from '@tartip/domain/bank-day/time-rule'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { describe, expect, test } from 'vitest'

import type { GraphqlContext } from '../../../platform/graphql/context.ts'
import type { Rules } from '../public.ts'
import { createRulesResolvers } from './rules-resolvers.ts'

/** Monday, the 30th of November 2026, with the days off of some years known. */
function daysOf(
  knownYear: string,
  isWorkingDay: boolean,
  operation: string | null = null,
): readonly string[] {
  const clock = createTestClock()
  const calendar = createCalendar([{ date: `${knownYear}-05-09`, kind: 'holiday' }])
  const neverCalled = (): never => {
    throw new Error('Only the calendar is asked for')
  }
  const rules: Rules = {
    bankDay: () => bankDayAt(clock.now(), { calendar, timeRules, shortDayShifts: [] }),
    calendar: () => calendar,
    fieldRules: neverCalled,
    tariffs: neverCalled,
    banks: neverCalled,
    paymentCodes: neverCalled,
    letterSubjects: neverCalled,
    abroad: neverCalled,
  }
  const workingDays = createRulesResolvers({ rules, clock }).Query?.getWorkingDays
  if (typeof workingDays !== 'function') throw new Error('The resolver is missing')
  const ctx = { request: {}, actor: {} } as GraphqlContext
  return workingDays({}, { isWorkingDay, operation }, ctx, undefined as never) as readonly string[]
}

const hours = { trait: 'DEFAULT', fromMinute: 510 } as const
const timeRules: readonly TimeRule[] = [
  { ...hours, operationCode: 'CLEARING', createDeadlineMinute: 675, signDeadlineMinute: 690 },
  {
    ...hours,
    operationCode: 'INTRABANK_OWN',
    createDeadlineMinute: 1200,
    signDeadlineMinute: 1230,
    isEveryDay: true,
  },
]

describe('the days of an operation', () => {
  test('are those of the bank, and all days for one that works on days off too', () => {
    expect(daysOf('2026', true, 'CLEARING')).toEqual(daysOf('2026', true))
    expect(daysOf('2026', false, 'INTRABANK_OWN')).toEqual([])
    expect(daysOf('2026', true, 'INTRABANK_OWN')).toHaveLength(32)
  })

  test('of an unknown operation are refused', () => {
    expect(() => daysOf('2026', true, 'BARTER')).toThrow()
  })
})

describe('the days that a form may offer', () => {
  test('go one year ahead', () => {
    const days = daysOf('2028', true)
    expect([days[0], days.at(-1)]).toEqual(['2026-11-30', '2027-11-30'])
  })

  test('never go beyond the years whose days off are known', () => {
    expect(daysOf('2026', true).at(-1)).toBe('2026-12-31')
    expect(daysOf('2026', false).at(-1)).toBe('2026-12-27')
  })
})

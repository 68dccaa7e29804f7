import type { Instant } from '@tartip/domain/time/instant'
import { fromIso } from '@tartip/domain/time/instant'
import { describe, expect, test } from 'vitest'
import { bankDayOfWire } from './bank-day-of-wire.ts'
import type { WireDays } from './bank-day-of-wire.ts'
import { adviseOnValueDate, cutOffsOf, usualValueDate } from './cut-off-advice.ts'

/** Monday 30.11.2026; Tuesday is a holiday, Saturday is worked. */
const wire: WireDays = {
  today: '2026-11-30',
  workingDays: ['2026-11-30', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-07'],
  timeRules: [
    {
      operationCode: 'CLEARING',
      ruleTrait: 'DEFAULT',
      fromTime: '08:30',
      createDeadline: '11:15',
      signDeadline: '11:30',
    },
    {
      operationCode: 'GROSS',
      ruleTrait: 'DEFAULT',
      fromTime: '08:30',
      createDeadline: '15:00',
      signDeadline: '15:30',
    },
    {
      operationCode: 'INTRABANK_OWN',
      ruleTrait: 'DEFAULT',
      fromTime: '08:30',
      createDeadline: '20:00',
      signDeadline: '20:30',
    },
    {
      operationCode: 'INTRABANK_OWN',
      ruleTrait: 'KGS',
      fromTime: '00:00',
      createDeadline: '23:59',
      signDeadline: '23:59',
    },
    {
      operationCode: 'NOT_KNOWN_HERE',
      ruleTrait: 'DEFAULT',
      fromTime: '08:30',
      createDeadline: '20:00',
      signDeadline: '20:30',
    },
  ],
}
/** Time of day in Bishkek on that Monday. */
const at = (time: string): Instant => fromIso(`2026-11-30T${time}:00.000Z`) - 6 * 3_600_000
const dayAt = (time: string) => bankDayOfWire(at(time), wire)
const ways = ['CLEARING', 'GROSS'] as const

describe('advice on a value date', () => {
  test.each([
    { time: '11:14', date: '2026-11-30', advice: undefined },
    {
      time: '11:15',
      date: '2026-11-30',
      advice: {
        code: 'CREATE_DEADLINE_PASSED',
        deadline: '11:15',
        nextWorkingDay: '2026-12-02',
        otherRail: 'GROSS',
      },
    },
    {
      time: '15:00',
      date: '2026-11-30',
      advice: {
        code: 'CREATE_DEADLINE_PASSED',
        deadline: '11:15',
        nextWorkingDay: '2026-12-02',
        otherRail: undefined,
      },
    },
    { time: '23:00', date: '2026-12-02', advice: undefined },
    {
      time: '10:00',
      date: '2026-12-01',
      advice: {
        code: 'VALUE_DATE_NON_WORKING',
        deadline: undefined,
        nextWorkingDay: '2026-12-02',
        otherRail: undefined,
      },
    },
    {
      time: '10:00',
      date: '2026-11-27',
      advice: {
        code: 'VALUE_DATE_PAST',
        deadline: undefined,
        nextWorkingDay: '2026-12-02',
        otherRail: undefined,
      },
    },
    { time: '10:00', date: '2026-12-05', advice: undefined },
  ])('for clearing on $date at $time', ({ time, date, advice }) => {
    expect(adviseOnValueDate(dayAt(time), 'CLEARING', ways, 'KGS', date)).toEqual(advice)
  })

  test('above the clearing limit no other way is offered', () => {
    const advice = adviseOnValueDate(dayAt('16:00'), 'GROSS', ['GROSS'], 'KGS', '2026-11-30')
    expect(advice?.otherRail).toBeUndefined()
  })
})

test('the rule of the currency comes before the default one', () => {
  expect(cutOffsOf(dayAt('10:00'), 'INTRABANK_OWN', 'USD', '2026-11-30')).toMatchObject({
    createTime: '20:00',
    signTime: '20:30',
    isToday: true,
    isOpen: true,
  })
  expect(cutOffsOf(dayAt('10:00'), 'INTRABANK_OWN', 'KGS', '2026-11-30').createTime).toBe('23:59')
})

test('deadlines are moments of the bank’s time, whatever the browser’s zone', () => {
  const { createAt } = cutOffsOf(dayAt('10:00'), 'CLEARING', 'KGS', '2026-11-30')
  expect(createAt).toBe(fromIso('2026-11-30T05:15:00.000Z'))
})

test.each([
  { now: '2026-11-29T18:30:00.000Z', usual: '2026-11-30' },
  { now: '2026-11-30T17:59:00.000Z', usual: '2026-11-30' },
  { now: '2026-11-30T18:30:00.000Z', usual: '2026-12-02' },
])('at $now a new form shows $usual', ({ now, usual }) => {
  expect(usualValueDate(bankDayOfWire(fromIso(now), wire))).toBe(usual)
})

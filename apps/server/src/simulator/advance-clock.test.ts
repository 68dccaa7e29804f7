import { fromIso, toIso } from '@tartip/domain/time/instant'
import { expect, test } from 'vitest'

import { createShiftableClock } from '../platform/clock.ts'
import { stopsBetween, advanceClock, clockBounds } from './advance-clock.ts'
import { createCalendar } from '@tartip/domain/bank-day/calendar'

const friday = fromIso('2026-12-04T10:00:00+06:00')
const inBishkek = (moment: number) => toIso(moment + 6 * 3_600_000).slice(5, 16)

test('an advancing clock stops wherever the bank has something to do', () => {
  expect(stopsBetween(friday, friday + 24 * 3_600_000).map(inBishkek)).toEqual([
    '12-04T10:01',
    '12-04T11:31',
    '12-04T12:01',
    '12-04T16:01',
    '12-04T23:01',
    '12-05T00:01',
    '12-05T08:31',
  ])
  expect(stopsBetween(friday, friday)).toEqual([])
  expect(stopsBetween(friday, friday - 1)).toEqual([])
})

test('work is done at its own time, repeatedly until there is none', async () => {
  const clock = createShiftableClock({ now: () => friday })
  const done: string[] = []
  const due = [fromIso('2026-12-07T08:30:00+06:00'), fromIso('2026-12-07T10:00:00+06:00')]
  const monday = fromIso('2026-12-07T12:00:00+06:00')
  const work = async () => {
    const [moment] = due
    if (moment === undefined || clock.now() < moment) return 0
    due.shift()
    done.push(inBishkek(clock.now()))
    return 1
  }
  await advanceClock({ clock, work }, monday)
  expect(done).toEqual(['12-07T08:31', '12-07T10:01'])
  expect(clock.now()).toBe(monday)
})

test('a clock that goes back does not stop in between', async () => {
  const clock = createShiftableClock({ now: () => friday })
  await advanceClock(
    { clock, work: () => Promise.reject(new Error('nobody works backwards')) },
    friday - 60_000,
  )
  expect(clock.now()).toBe(friday - 60_000)
})

const now = fromIso('2026-11-30T04:00:00Z')
const calendarTo = (date: string) => createCalendar([{ date, kind: 'holiday' }])
const isoBounds = (...args: Parameters<typeof clockBounds>) => {
  const { earliest, end } = clockBounds(...args)
  return [toIso(earliest), toIso(end)]
}

test('the clock goes back no further than the day of the last document', () => {
  const last = fromIso('2026-12-03T20:30:00Z')
  // 02:30 of the fourth in Bishkek.
  expect(isoBounds(now, last, calendarTo('2028-08-31'))[0]).toBe('2026-12-03T18:00:00.000Z')
  expect(isoBounds(now, undefined, calendarTo('2028-08-31'))[0]).toBe('2026-11-29T18:00:00.000Z')
})

test('the clock goes at most a year ahead, within the years whose holidays are known', () => {
  expect(isoBounds(now, now, calendarTo('2028-08-31'))[1]).toBe('2027-11-30T18:00:00.000Z')
  expect(isoBounds(now, now, calendarTo('2026-01-01'))[1]).toBe('2026-12-31T18:00:00.000Z')
})

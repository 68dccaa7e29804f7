import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { fromIso, toIso } from '@tartip/domain/time/instant'
import { expect, test } from 'vitest'

import { clockBounds } from './clock-bounds.ts'

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

test('the clock goes a year ahead, and not behind the years whose days off are known', () => {
  expect(isoBounds(now, now, calendarTo('2028-08-31'))[1]).toBe('2027-11-30T18:00:00.000Z')
  expect(isoBounds(now, now, calendarTo('2026-01-01'))[1]).toBe('2026-12-31T18:00:00.000Z')
})

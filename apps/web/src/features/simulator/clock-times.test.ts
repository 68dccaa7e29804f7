import { fromIso, toIso } from '@tartip/domain/time/instant'
import { expect, test } from 'vitest'
import { minuteOf, nextMorning } from './clock-times.ts'

test.each([
  ['10:00', 600],
  ['9:05', 545],
  ['0905', 545],
  ['23.59', 1439],
  ['24:00', undefined],
  ['10:60', undefined],
  ['утром', undefined],
  ['', undefined],
])('the time %j is minute %s of the day', (text, minute) => {
  expect(minuteOf(text)).toBe(minute)
})

test('the next morning is that of Bishkek, also late in the evening of another zone', () => {
  // 01:30 on the first of December in Bishkek.
  expect(toIso(nextMorning(fromIso('2026-11-30T19:30:00.000Z')))).toBe('2026-12-02T04:00:00.000Z')
})

import { fromIso, toIso } from '@tartip/domain/time/instant'
import { expect, test } from 'vitest'

import { createShiftableClock } from '../platform/clock.ts'
import { stopsBetween, advanceClock } from './walk-clock.ts'

const friday = fromIso('2026-12-04T10:00:00+06:00')
const inBishkek = (moment: number) => toIso(moment + 6 * 3_600_000).slice(5, 16)

test('a clock on its way stops wherever the bank has something to do', () => {
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

test('work is done at its own time, over and over until there is none', async () => {
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

test('a clock that goes back does not stop on its way', async () => {
  const clock = createShiftableClock({ now: () => friday })
  await advanceClock(
    { clock, work: () => Promise.reject(new Error('nobody works backwards')) },
    friday - 60_000,
  )
  expect(clock.now()).toBe(friday - 60_000)
})

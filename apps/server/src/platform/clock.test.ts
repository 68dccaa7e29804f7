import { expect, test } from 'vitest'
import { createShiftableClock } from './clock.ts'

test('a moved clock runs on from where it was put, and its offset is kept', () => {
  let real = 1_000
  const kept: number[] = []
  const clock = createShiftableClock(
    { now: () => real },
    { initialOffsetMs: 5, onShift: ms => kept.push(ms) },
  )
  expect(clock.now()).toBe(1_005)
  clock.shiftTo(60_000)
  real += 250
  expect(clock.now()).toBe(60_250)
  expect(kept).toEqual([59_000])
  expect(clock.offsetMs).toBe(59_000)
})

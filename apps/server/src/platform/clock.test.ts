import { expect, test } from 'vitest'
import { createShiftableClock } from './clock.ts'

test('a moved clock runs on from where it was put, and its offset is kept', async () => {
  let real = 1_000
  const kept: number[] = []
  const clock = createShiftableClock(
    { now: () => real },
    { initialOffsetMs: 5, keep: async ms => void kept.push(ms) },
  )
  expect(clock.now()).toBe(1_005)
  await clock.shiftTo(60_000)
  real += 250
  expect(clock.now()).toBe(60_250)
  expect(kept).toEqual([59_000])
  expect(clock.offsetMs).toBe(59_000)
})

test('a clock is nowhere that a restart would not bring it back to', async () => {
  let keeps: () => void = () => undefined
  const kept = new Promise<void>(resolve => (keeps = resolve))
  const clock = createShiftableClock({ now: () => 1_000 }, { keep: () => kept })
  const shifted = clock.shiftTo(60_000)
  expect(clock.now()).toBe(1_000)
  keeps()
  await shifted
  expect(clock.now()).toBe(60_000)
})

test('a shift that nobody could keep has not happened', async () => {
  const keep = () => Promise.reject(new Error('The database is away'))
  const clock = createShiftableClock({ now: () => 1_000 }, { keep })
  await expect(clock.shiftTo(60_000)).rejects.toThrow('The database is away')
  expect(clock.now()).toBe(1_000)
})

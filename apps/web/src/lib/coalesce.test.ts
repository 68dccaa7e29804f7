import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCoalescer } from './coalesce.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('calls of one while share one run', () => {
  const run = vi.fn<() => void>()
  const collected = createCoalescer(run, 400)
  collected.call()
  vi.advanceTimersByTime(399)
  collected.call()
  expect(run).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(run).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_000)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a stream that never rests holds nothing back', () => {
  const run = vi.fn<() => void>()
  const collected = createCoalescer(run, 400)
  for (let ms = 0; ms < 2_000; ms += 100) {
    collected.call()
    vi.advanceTimersByTime(100)
  }
  expect(run).toHaveBeenCalledTimes(5)
})

test('what is still to come runs at once when it is flushed, and not a second time', () => {
  const run = vi.fn<() => void>()
  const collected = createCoalescer(run, 400)
  collected.flush()
  expect(run).not.toHaveBeenCalled()
  collected.call()
  collected.flush()
  vi.advanceTimersByTime(400)
  expect(run).toHaveBeenCalledTimes(1)
})

test('what is dropped never runs, and the next call starts again', () => {
  const run = vi.fn<() => void>()
  const collected = createCoalescer(run, 400)
  collected.call()
  collected.drop()
  vi.advanceTimersByTime(400)
  expect(run).not.toHaveBeenCalled()
  collected.call()
  vi.advanceTimersByTime(400)
  expect(run).toHaveBeenCalledTimes(1)
})

test('a run that takes time ends before the next one starts', async () => {
  const ends: (() => void)[] = []
  const run = vi.fn<() => Promise<void>>(() => new Promise(resolve => ends.push(resolve)))
  const collected = createCoalescer(run, 400)
  collected.call()
  vi.advanceTimersByTime(400)
  collected.call()
  vi.advanceTimersByTime(400)
  collected.call()
  expect(run).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(run).toHaveBeenCalledTimes(2)
  ends[1]?.()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(2)
})

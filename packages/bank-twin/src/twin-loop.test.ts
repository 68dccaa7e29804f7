import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTwinLoop } from './twin-loop.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function bench(run: () => Promise<number> = async () => 0) {
  const rounds = vi.fn(run)
  const tidy = vi.fn(async () => false)
  const errors: unknown[] = []
  const loop = createTwinLoop({
    everyMs: 100,
    run: rounds,
    tidy,
    onError: error => errors.push(error),
  })
  return { loop, rounds, tidy, errors }
}

test('the loop runs at once and then repeatedly, even when started twice', async () => {
  const { loop, rounds } = bench()
  loop.start()
  loop.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(rounds).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(300)
  expect(rounds).toHaveBeenCalledTimes(4)
  await loop.stop()
})

test('the upkeep runs after every forty rounds', async () => {
  const { loop, rounds, tidy } = bench()
  loop.start()
  await vi.advanceTimersByTimeAsync(38 * 100)
  expect([rounds.mock.calls.length, tidy.mock.calls.length]).toEqual([39, 0])
  await vi.advanceTimersByTimeAsync(100)
  expect([rounds.mock.calls.length, tidy.mock.calls.length]).toEqual([40, 1])
  await vi.advanceTimersByTimeAsync(40 * 100)
  expect(tidy).toHaveBeenCalledTimes(2)
  await loop.stop()
})

test('unfinished upkeep continues after each round, until nothing is left', async () => {
  const { loop, tidy } = bench()
  tidy.mockResolvedValueOnce(true).mockResolvedValueOnce(true)
  loop.start()
  await vi.advanceTimersByTimeAsync(39 * 100)
  expect(tidy).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2 * 100)
  expect(tidy).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(39 * 100)
  expect(tidy).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(100)
  expect(tidy).toHaveBeenCalledTimes(4)
  await loop.stop()
})

test('a failed round is reported, and the next one waits eight times as long', async () => {
  const failure = new Error('The database is away')
  let isUnavailable = true
  const { loop, rounds, errors } = bench(async () => {
    if (isUnavailable) throw failure
    return 0
  })
  loop.start()
  await vi.advanceTimersByTimeAsync(799)
  expect(rounds).toHaveBeenCalledTimes(1)
  expect(errors).toEqual([failure])
  isUnavailable = false
  await vi.advanceTimersByTimeAsync(1)
  expect(rounds).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(100)
  expect(rounds).toHaveBeenCalledTimes(3)
  await loop.stop()
})

test('a stop waits for the current round, and no other one begins', async () => {
  let finish: (count: number) => void = () => undefined
  const { loop, rounds } = bench(() => new Promise(resolve => (finish = resolve)))
  loop.start()
  await vi.advanceTimersByTimeAsync(0)
  let isStopped = false
  const stopping = loop.stop().then(() => (isStopped = true))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isStopped).toBe(false)
  finish(0)
  await stopping
  await vi.advanceTimersByTimeAsync(1_000)
  expect(rounds).toHaveBeenCalledTimes(1)
})

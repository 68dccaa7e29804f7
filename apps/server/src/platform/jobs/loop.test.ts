import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoop } from './loop.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function counting(answers: readonly (number | Error)[], coalesceMs?: number, fullBatch?: number) {
  let runs = 0
  const errors: unknown[] = []
  const loop = createLoop({
    name: 'test',
    everyMs: 100,
    ...(coalesceMs === undefined ? {} : { coalesceMs }),
    ...(fullBatch === undefined ? {} : { fullBatch }),
    logger: { error: (...given: unknown[]) => errors.push(given) },
    async run() {
      const answer = answers[runs] ?? 0
      runs += 1
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { loop, errors, runs: () => runs }
}

test('runs again at once while there is work, and rests when there is none', async () => {
  const job = counting([3, 2, 0])
  job.loop.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(job.runs()).toBe(3)
  await vi.advanceTimersByTimeAsync(100)
  expect(job.runs()).toBe(4)
  await job.loop.stop()
})

test('wakes before the end of its rest', async () => {
  const job = counting([])
  job.loop.start()
  await vi.advanceTimersByTimeAsync(10)
  job.loop.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(job.runs()).toBe(2)
  await job.loop.stop()
})

test('a failure is logged, does not end it, and makes it wait longer and longer', async () => {
  const job = counting([new Error('a'), new Error('b'), 0])
  job.loop.start()
  await vi.advanceTimersByTimeAsync(199)
  expect(job.runs()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(job.runs()).toBe(2)
  await vi.advanceTimersByTimeAsync(400)
  expect(job.runs()).toBe(3)
  expect(job.errors).toHaveLength(2)
  await job.loop.stop()
})

test('a quiet job begins at once when woken, a busy one collects work', async () => {
  const job = counting([0, 1, 5, 0], 20)
  job.loop.start()
  await vi.advanceTimersByTimeAsync(50)
  expect(job.runs()).toBe(1)
  job.loop.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(job.runs()).toBe(2)
  for (let wakes = 0; wakes < 10; wakes += 1) {
    job.loop.wake()
    await vi.advanceTimersByTimeAsync(1)
  }
  expect(job.runs()).toBe(2)
  await vi.advanceTimersByTimeAsync(10)
  expect(job.runs()).toBe(3)
  await vi.advanceTimersByTimeAsync(20)
  expect(job.runs()).toBe(4)
  await vi.advanceTimersByTimeAsync(99)
  expect(job.runs()).toBe(4)
  await vi.advanceTimersByTimeAsync(1)
  expect(job.runs()).toBe(5)
  await job.loop.stop()
})

test('wakes that find nothing do not come more often than the rest allows', async () => {
  const job = counting([], 20)
  job.loop.start()
  await vi.advanceTimersByTimeAsync(0)
  for (let ms = 0; ms < 100; ms += 1) {
    job.loop.wake()
    await vi.advanceTimersByTimeAsync(1)
  }
  // The first one, the first wake at once, then one after each rest of 20 ms.
  expect(job.runs()).toBe(2 + 100 / 20)
  await job.loop.stop()
})

test('stopping does not wait for the end of a rest', async () => {
  const job = counting([1], 60_000)
  job.loop.start()
  await vi.advanceTimersByTimeAsync(0)
  await job.loop.stop()
  expect(job.runs()).toBe(1)
})

test('after stopping nothing runs any more', async () => {
  const job = counting([])
  job.loop.start()
  await vi.advanceTimersByTimeAsync(0)
  await job.loop.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(job.runs()).toBe(1)
})

test('does not rest while every run finds as much as it can take', async () => {
  const job = counting([100, 100, 40, 0], 50, 100)
  job.loop.start()
  await vi.advanceTimersByTimeAsync(0)
  expect(job.runs()).toBe(3)
  await vi.advanceTimersByTimeAsync(50)
  expect(job.runs()).toBe(4)
  await job.loop.stop()
})

test('finding nothing it rests longer and longer, and after work as briefly as before', async () => {
  const startedAt = Date.now()
  const runsAt: number[] = []
  const found = [0, 0, 0, 0, 1, 0, 0]
  const loop = createLoop({
    name: 'test',
    everyMs: 100,
    idleMs: 300,
    logger: { error: () => undefined },
    async run() {
      runsAt.push(Date.now() - startedAt)
      return found[runsAt.length - 1] ?? 0
    },
  })
  loop.start()
  await vi.advanceTimersByTimeAsync(1_200)
  expect(runsAt).toEqual([0, 100, 300, 600, 900, 900, 1_000, 1_200])
  await loop.stop()
})

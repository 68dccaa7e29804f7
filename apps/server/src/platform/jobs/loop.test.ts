import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLoop } from './loop.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function counting(answers: readonly (number | Error)[]) {
  let runs = 0
  const errors: unknown[] = []
  const loop = createLoop({
    name: 'test',
    everyMs: 100,
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

test('after stopping nothing runs any more', async () => {
  const job = counting([])
  job.loop.start()
  await vi.advanceTimersByTimeAsync(0)
  await job.loop.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(job.runs()).toBe(1)
})

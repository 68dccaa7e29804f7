import { expect, test, vi } from 'vitest'
import { createCoalescer } from './coalesce.ts'

test('calls that come together run together, what comes meanwhile goes with the next run', async () => {
  const runs: (readonly number[])[] = []
  const later: Promise<number>[] = []
  const double = createCoalescer<number, number>(async items => {
    runs.push(items)
    if (items.includes(1)) later.push(double(4), double(5))
    return items.map(item => item * 2)
  })
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
  expect(await Promise.all(later)).toEqual([8, 10])
  expect(await double(6)).toBe(12)
  expect(runs).toEqual([[1, 2, 3], [4, 5], [6]])
})

test('one call that is refused does not take the others with it', async () => {
  const done: number[] = []
  const add = createCoalescer<number, string>(async items => {
    if (items.includes(2)) throw new Error('2 is impossible')
    done.push(...items)
    return items.map(String)
  })
  const outcomes = await Promise.allSettled([add(1), add(2), add(3)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual([1, 3])
})

test('more calls than a run may have are split into several', async () => {
  const sizes: number[] = []
  const echo = createCoalescer<number, number>(
    async items => {
      sizes.push(items.length)
      return items
    },
    { most: 2 },
  )
  expect(await Promise.all([1, 2, 3, 4, 5].map(echo))).toEqual([1, 2, 3, 4, 5])
  expect(sizes).toEqual([2, 2, 1])
})

test('a run that forgets an answer is an error, not somebody else’s answer', async () => {
  const forget = createCoalescer<number, number>(async items => items.slice(1))
  const outcomes = await Promise.allSettled([forget(1), forget(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('a large call runs alone, so that small ones do not wait for its rows', async () => {
  const runs: (readonly number[])[] = []
  const echo = createCoalescer<number, number>(
    async items => {
      runs.push(items)
      return items
    },
    { most: 10, sizeOf: item => item },
  )
  expect(await Promise.all([1, 2, 500, 3, 4].map(echo))).toEqual([1, 2, 500, 3, 4])
  expect(runs).toEqual([[1, 2], [500], [3, 4]])
})

test('calls that come behind a slow run do not wait for its end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let release: () => void = () => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const echo = createCoalescer<string, string>(async items => {
    if (items.includes('slow')) await held
    return items
  })
  const slow = echo('slow')
  await new Promise(resolve => setImmediate(resolve))
  const quick = echo('quick')
  await vi.advanceTimersByTimeAsync(50)
  expect(await quick).toBe('quick')
  release()
  expect(await slow).toBe('slow')
  vi.useRealTimers()
})

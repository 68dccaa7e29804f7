import { describe, expect, test } from 'vitest'

import { inTurn, mapInSlices } from './slices.ts'

const itemMs = 0.25

/** The most items that were mapped while everybody else waited for one turn. */
async function longestStep(lists: readonly (readonly number[])[]) {
  let mapped = 0
  let longest = 0
  let isOver = false
  const otherWork = () => {
    longest = Math.max(longest, mapped)
    mapped = 0
    if (!isOver) setImmediate(otherWork)
  }
  setImmediate(otherWork)
  const double = (item: number) => {
    mapped += 1
    const end = performance.now() + itemMs
    while (performance.now() < end);
    return item * 2
  }
  const results = await Promise.all(lists.map(list => mapInSlices(list, double)))
  isOver = true
  return { longest: Math.max(longest, mapped), results }
}

const numbers = (count: number) => Array.from({ length: count }, (_, nth) => nth)

test('lists of 100 rows that are ready at once let other work in after every millisecond of mapping', async () => {
  const lists = Array.from({ length: 5 }, () => numbers(100))
  const { longest, results } = await longestStep(lists)
  expect(longest).toBeLessThanOrEqual(4)
  expect(results).toEqual(lists.map(list => list.map(item => item * 2)))
})

test('a page of a screen is mapped at once', async () => {
  let isMapped = false
  const page = mapInSlices(numbers(40), () => (isMapped = true))
  expect(isMapped).toBe(true)
  expect(await page).toHaveLength(40)
})

test('a list that cannot be mapped fails, and those after it are mapped', async () => {
  const failing = mapInSlices(numbers(100), item => {
    if (item === 70) throw new Error('a damaged row')
    return item
  })
  const other = mapInSlices(numbers(100), String)
  await expect(failing).rejects.toThrow('a damaged row')
  expect(await other).toHaveLength(100)
})

describe('steps on long lists', () => {
  test('are done one at a time, in turns of their owners', async () => {
    const begun: string[] = []
    const ends: (() => void)[] = []
    const step = (name: string) => () => {
      begun.push(name)
      return new Promise<void>(end => ends.push(end))
    }
    const steps = ['noisy', 'noisy', 'noisy', 'quiet'].map((owner, nth) =>
      inTurn(owner, step(`${owner} ${nth}`)),
    )
    for (let done = 0; done < steps.length; done += 1) {
      await expect.poll(() => begun.length).toBe(done + 1)
      ends[done]?.()
    }
    await Promise.all(steps)
    expect(begun).toEqual(['noisy 0', 'noisy 1', 'quiet 3', 'noisy 2'])
  })

  test('that take long keep nobody waiting', async () => {
    let end: () => void = () => undefined
    const long = inTurn('o1', () => new Promise<void>(resolve => (end = resolve)))
    expect(await inTurn('o2', () => 'done')).toBe('done')
    end()
    await long
  })
})

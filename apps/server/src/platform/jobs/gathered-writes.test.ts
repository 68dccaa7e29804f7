import { expect, test } from 'vitest'
import { createGatheredWrites } from './gathered-writes.ts'

test('what comes together is written together, what comes meanwhile goes with the next write', async () => {
  const written: (readonly number[])[] = []
  const later: Promise<void>[] = []
  const add = createGatheredWrites<number>(async items => {
    written.push(items)
    if (items.includes(1)) later.push(add(4), add(5))
  })
  await Promise.all([add(1), add(2), add(3)])
  await Promise.all(later)
  await add(6)
  expect(written).toEqual([[1, 2, 3], [4, 5], [6]])
})

test('one that cannot be written does not keep the others', async () => {
  const written: number[] = []
  const add = createGatheredWrites<number>(async items => {
    if (items.includes(2)) throw new Error('2 is impossible')
    written.push(...items)
  })
  const outcomes = await Promise.allSettled([add(1), add(2), add(3)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(written).toEqual([1, 3])
})

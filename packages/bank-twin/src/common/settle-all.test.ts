import { expect, test } from 'vitest'
import { settleAll, sumIndependently } from './settle-all.ts'

test('a failure blocks no others, and is reported at the end', async () => {
  const done: string[] = []
  const damaged = new Error('damaged')
  const all = settleAll(['first', 'second', 'third'], async one => {
    if (one === 'second') throw damaged
    done.push(one)
  })
  await expect(all).rejects.toMatchObject({
    message: 'Not done for 1 of 3: damaged',
    errors: [damaged],
  })
  expect(done).toEqual(['first', 'third'])
})

test('nothing is thrown when all succeed', async () => {
  await expect(settleAll([1, 2], async () => undefined)).resolves.toBeUndefined()
})

test('kinds of work are independent of each other’s failures', async () => {
  const done: string[] = []
  const work = (name: string, count: number) => async () => {
    done.push(name)
    return count
  }
  const away = () => Promise.reject(new Error('away'))
  await expect(sumIndependently([work('steps', 2), away, work('sessions', 3)])).rejects.toThrow(
    'away',
  )
  expect(done).toEqual(['steps', 'sessions'])
  expect(await sumIndependently([work('steps', 2), work('sessions', 3)])).toBe(5)
})

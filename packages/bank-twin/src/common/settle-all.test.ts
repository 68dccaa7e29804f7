import { expect, test } from 'vitest'
import { settleAll, sumApart } from './settle-all.ts'

test('one that fails keeps none of the others waiting, and is told of in the end', async () => {
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

test('nothing is thrown when all went well', async () => {
  await expect(settleAll([1, 2], async () => undefined)).resolves.toBeUndefined()
})

test('kinds of work that fail keep no other kind waiting', async () => {
  const done: string[] = []
  const work = (name: string, count: number) => async () => {
    done.push(name)
    return count
  }
  const away = () => Promise.reject(new Error('away'))
  await expect(sumApart([work('steps', 2), away, work('sessions', 3)])).rejects.toThrow('away')
  expect(done).toEqual(['steps', 'sessions'])
  expect(await sumApart([work('steps', 2), work('sessions', 3)])).toBe(5)
})

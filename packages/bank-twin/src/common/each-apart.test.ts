import { expect, test } from 'vitest'
import { eachApart } from './each-apart.ts'

test('one that fails keeps none of the others waiting, and is told of in the end', async () => {
  const done: string[] = []
  const damaged = new Error('damaged')
  const all = eachApart(['first', 'second', 'third'], async one => {
    if (one === 'second') throw damaged
    done.push(one)
  })
  await expect(all).rejects.toMatchObject({
    message: 'Not done for 1 of 3',
    errors: [damaged],
  })
  expect(done).toEqual(['first', 'third'])
})

test('nothing is thrown when all went well', async () => {
  await expect(eachApart([1, 2], async () => undefined)).resolves.toBeUndefined()
})

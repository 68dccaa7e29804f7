import { describe, expect, test } from 'vitest'
import { createGroupCommit } from './group-commit.ts'

interface Item {
  readonly key: string
  readonly isPoison?: boolean
}

function createRecorder() {
  const batches: string[][] = []
  const submit = createGroupCommit({
    keyOf: (item: Item) => item.key,
    run: async items => {
      batches.push(items.map(item => item.key))
      await Promise.resolve()
      if (items.some(item => item.isPoison === true)) throw new Error('poison')
      return new Map(items.map(item => [item.key, item.key.toUpperCase()]))
    },
    maxItems: 3,
    maxBatches: 1,
  })
  return { batches, submit }
}

describe('concurrent calls', () => {
  test('a single call is flushed at once', async () => {
    const { batches, submit } = createRecorder()
    expect(await submit({ key: 'a' })).toBe('A')
    expect(batches).toEqual([['a']])
  })

  test('share a batch, up to its size, and each gets its own answer', async () => {
    const { batches, submit } = createRecorder()
    const keys = ['a', 'b', 'c', 'd', 'e']
    expect(await Promise.all(keys.map(key => submit({ key })))).toEqual(['A', 'B', 'C', 'D', 'E'])
    expect(batches).toEqual([
      ['a', 'b', 'c'],
      ['d', 'e'],
    ])
  })

  test('never share a batch when their keys are the same', async () => {
    const { batches, submit } = createRecorder()
    await Promise.all([submit({ key: 'a' }), submit({ key: 'a' }), submit({ key: 'b' })])
    expect(batches).toEqual([['a', 'b'], ['a']])
  })

  test('do not fail because of another call', async () => {
    const { submit } = createRecorder()
    const results = await Promise.allSettled([
      submit({ key: 'a' }),
      submit({ key: 'b', isPoison: true }),
      submit({ key: 'c' }),
    ])
    expect(results.map(result => result.status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await submit({ key: 'd' })).toBe('D')
  })

  test('wait for the next batch when they do not fit, and an oversized one gets a batch of its own', async () => {
    const batches: string[][] = []
    const submit = createGroupCommit({
      keyOf: (item: { key: string; size: number }) => item.key,
      sizeOf: item => item.size,
      run: async items => {
        batches.push(items.map(item => item.key))
        // One turn of the event loop, like a database round trip.
        await new Promise(setImmediate)
        return new Map(items.map(item => [item.key, true]))
      },
      maxItems: 3,
      maxBatches: 1,
    })
    const sizes = { a: 1, b: 3, c: 2, d: 9 }
    await Promise.all(Object.entries(sizes).map(([key, size]) => submit({ key, size })))
    expect(batches).toEqual([['a', 'c'], ['b'], ['d']])
  })

  test('are rejected when the batch returned no answer for them', async () => {
    const submit = createGroupCommit({
      keyOf: (key: string) => key,
      run: async () => new Map([['a', 'A']]),
      maxItems: 3,
      maxBatches: 1,
    })
    const [known, forgotten] = await Promise.allSettled([submit('a'), submit('b')])
    expect(known).toMatchObject({ value: 'A' })
    expect(forgotten.status).toBe('rejected')
  })
})

import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { expect, test } from 'vitest'
import { createDueWork, type DueChoice, failedRestMs } from './due-work.ts'

/** Work with failing items; a batch with one of them is rolled back. */
function workOf(ids: readonly string[], damaged: ReadonlySet<string>, batchSize = 2) {
  const clock = createTestClock()
  const due = new Set(ids)
  const choices: DueChoice[] = []
  const chosen = (choice: DueChoice) =>
    'only' in choice
      ? [...due].filter(id => id === choice.only)
      : [...due].filter(id => !choice.except.includes(id)).slice(0, batchSize)
  const run = createDueWork(clock, {
    what: 'Order',
    batchSize,
    bringsMore: false,
    doBatch: async choice => {
      choices.push(choice)
      const batch = chosen(choice)
      const bad = batch.find(id => damaged.has(id))
      if (bad !== undefined) throw new Error(`${bad} is damaged`)
      for (const id of batch) due.delete(id)
      return batch.length
    },
    readDue: async except => chosen({ except }),
  })
  return { run, clock, due, choices }
}

test('a damaged item blocks no others, in its batch or after it, and is named', async () => {
  const { run, due } = workOf(['a', 'b', 'c', 'd', 'e'], new Set(['a', 'd']))
  await expect(run()).rejects.toMatchObject({
    message: 'Order a was not done; Order d was not done',
    errors: [{ cause: { message: 'a is damaged' } }, { cause: { message: 'd is damaged' } }],
  })
  expect([...due]).toEqual(['a', 'd'])
})

test('a damaged item is retried after a pause, reported each time, and done once repaired', async () => {
  const damaged = new Set(['a'])
  const { run, clock, due, choices } = workOf(['a', 'b'], damaged)
  await expect(run()).rejects.toThrow('Order a was not done')
  due.add('c')
  choices.length = 0
  expect(await run()).toBe(1)
  expect(choices).toEqual([{ except: ['a'] }])
  clock.advanceMinutes(failedRestMs / 60_000)
  await expect(run()).rejects.toThrow('Order a was not done')
  damaged.clear()
  clock.advanceMinutes(failedRestMs / 60_000)
  expect(await run()).toBe(1)
  expect([...due]).toEqual([])
})

test('a failure that belongs to no item is rethrown', async () => {
  const away = new Error('the database is away')
  const run = createDueWork(createTestClock(), {
    what: 'Order',
    batchSize: 2,
    bringsMore: false,
    doBatch: () => Promise.reject(away),
    readDue: async () => [],
  })
  await expect(run()).rejects.toBe(away)
})

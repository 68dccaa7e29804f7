import { afterAll, expect, test } from 'vitest'
import { createValidation } from './validation.ts'

const typeDefs = 'type Query { hello: String! name: String! }'
const strict = createValidation({ typeDefs, hidesSchema: true })
const open = createValidation({ typeDefs, hidesSchema: false })
afterAll(async () => {
  await Promise.all([strict.stop(), open.stop()])
})

test('says in another thread what does not fit, and where', async () => {
  expect(await strict.validate('{ hello }', 'o1')).toEqual([])
  const [error] = await strict.validate('{\n  bye\n}', 'o1')
  expect(error?.message).toBe('Cannot query field "bye" on type "Query".')
  expect(error?.locations).toEqual([{ line: 2, column: 3 }])
})

test('hides the schema where it is to be hidden', async () => {
  const query = '{ __schema { types { name } } }'
  expect(await strict.validate(query, 'o1')).not.toEqual([])
  expect(await open.validate(query, 'o1')).toEqual([])
})

test('a document that takes too long is refused, and those behind it are checked', async () => {
  const impatient = createValidation({ typeDefs, hidesSchema: true, limitMs: 1 })
  // Each name is compared with each other one of its name.
  const slow = `{ ${'name '.repeat(4_000)} }`
  const answers = await Promise.all([
    impatient.validate(slow, 'o1'),
    strict.validate('{ hello }', 'o1'),
  ])
  expect(answers[0].map(({ extensions }) => extensions['params'])).toEqual([
    { limit: 'validation', maximum: 1 },
  ])
  expect(answers[1]).toEqual([])
  await impatient.stop()
})

test('the owners of documents take turns', async () => {
  const fresh = createValidation({ typeDefs, hidesSchema: true })
  const order: string[] = []
  const owners = ['o1', 'o1', 'o1', 'o2']
  await Promise.all(
    owners.map(async owner => {
      await fresh.validate('{ hello }', owner)
      order.push(owner)
    }),
  )
  expect(order).toEqual(['o1', 'o1', 'o2', 'o1'])
  await fresh.stop()
})

test('what is still waiting when the server stops fails', async () => {
  const stopping = createValidation({ typeDefs, hidesSchema: true })
  const answer = stopping.validate('{ hello }', 'o1').catch((error: unknown) => String(error))
  await stopping.stop()
  expect(await answer).toContain('The server is stopping')
})

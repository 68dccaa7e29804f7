import { processorMs } from '@tartip/testkit/process/processor-time'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { exceededCounts } from './scan-document.ts'

const limitOf = (text: string) => exceededCounts(text)?.extensions['params']
const many = (count: number, one: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => one(index)).join(' ')

test('fields are counted to the limit, however they repeat', () => {
  expect(limitOf(`{ ${many(limits.fields, () => 'name')} }`)).toBeUndefined()
  expect(limitOf(`{ ${many(limits.fields + 1, () => 'name')} }`)).toEqual({
    limit: 'fields',
    maximum: limits.fields,
  })
})

test('an alias is counted once, as an alias and as a field', () => {
  expect(limitOf(`{ ${many(limits.aliases, index => `a${index}: hello`)} }`)).toBeUndefined()
  expect(limitOf(`{ ${many(limits.aliases + 1, index => `a${index}: hello`)} }`)).toMatchObject({
    limit: 'aliases',
  })
})

test('tokens are counted to the limit', () => {
  expect(limitOf(`query(${many(limits.tokens, () => '$a')}) { a }`)).toMatchObject({
    limit: 'tokens',
  })
})

test('names in arguments, texts, comments, fragments, types and directives are no fields', () => {
  const noise = [
    many(80, index => `x(a: {b: {c: "d: e"}}, f: ["g", ${index}])`),
    many(60, () => '... on Item { id } ...Part @include(if: $yes)'),
    `y(text: "{ ${many(999, () => 'a: b')} }") # { ${many(999, () => 'a: b')} }`,
    `z(text: """ { " ${many(999, () => 'a: b')} \\""" """)`,
  ]
  for (const text of noise) expect(limitOf(`query Q($a: B = {c: 1}) { ${text} }`)).toBeUndefined()
})

test('texts without an end are passed over once', () => {
  const parts = ['x\\"', '"', '\\"', '"""', '\\"""', '# "']
  for (const start of ['{ a(b: "', '{ a(b: """', '{ a #']) {
    for (const part of parts) {
      const spentMs = processorMs()
      exceededCounts(start + part.repeat(50_000))
      // One pass takes some milliseconds of the processor; a search for the end at each quote would take a minute.
      expect(spentMs()).toBeLessThan(5_000)
    }
  }
})

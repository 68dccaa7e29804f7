import { expect, test } from 'vitest'
import { neighboursOf } from './neighbours.ts'

test.each([
  ['a', undefined, 'b'],
  ['b', 'a', 'c'],
  ['c', 'b', undefined],
  ['elsewhere', undefined, undefined],
])('beside %s stand %s and %s', (id, previous, next) => {
  expect(neighboursOf(['a', 'b', 'c'], id)).toEqual({ previous, next })
})

test('a document that was signed and has left the list keeps its place', () => {
  expect(neighboursOf(['a', 'c'], 'b', ['a', 'b', 'c'])).toEqual({ previous: 'a', next: 'c' })
  expect(neighboursOf(['a'], 'b', ['a', 'b', 'c'])).toEqual({ previous: 'a', next: undefined })
})

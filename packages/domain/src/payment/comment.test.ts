import { expect, test } from 'vitest'
import { err, ok } from '../result.ts'
import { longestComment, readComment } from './comment.ts'

test.each([
  ['is taken as it is written', 'Исправьте сумму', ok('Исправьте сумму')],
  ['may be as long as the bank keeps it', 'я'.repeat(500), ok('я'.repeat(500))],
  [
    'is refused by a character more',
    'я'.repeat(longestComment + 1),
    err('FIELD_TOO_LONG', { field: 'comment', max: 500 }),
  ],
  [
    'is refused with a sign that nobody can see',
    'Исправьте\u202Eсумму',
    err('FIELD_PATTERN', { field: 'comment' }),
  ],
])('a comment %s', (_name, typed, expected) => {
  expect(readComment(typed)).toEqual(expected)
})

import { expect, test } from 'vitest'
import type { ActionAnswer } from '../document-kind.ts'
import { documentRow, idOf, signableRows } from '../testing/document-row.ts'
import { batchResultOf, outcomeOf, withRetry, worthRetrying } from './batch-result.ts'

const rows = signableRows(3)
const answer = (number: number, errorCode: string | null = null): ActionAnswer => ({
  documentId: idOf(number),
  ok: errorCode === null,
  errorCode,
  errorParams: errorCode === null ? [] : [{ name: 'time', value: '14:30' }],
})

test('each document of a batch has its own answer', () => {
  const skipped = [documentRow({ id: idOf(9) })]
  const result = batchResultOf(
    'sign',
    rows,
    [answer(1), answer(2, 'SIGN_DEADLINE_PASSED'), answer(3)],
    skipped,
  )
  expect(result.done.map(row => row.id)).toEqual([idOf(1), idOf(3)])
  expect(result.failed).toEqual([
    { row: rows[1], code: 'SIGN_DEADLINE_PASSED', params: { time: '14:30' } },
  ])
  expect(result.skipped).toEqual(skipped)
})

test('a document without an answer did not go through', () => {
  const result = batchResultOf('sign', rows, [answer(1)])
  expect(result.failed.map(({ code }) => code)).toEqual(['GENERIC', 'GENERIC'])
})

test.each([
  ['success', [answer(1), answer(2), answer(3)]],
  ['partial', [answer(1), answer(2, 'ALREADY_SIGNED'), answer(3)]],
  ['failure', [answer(1, 'X'), answer(2, 'X'), answer(3, 'X')]],
] as const)('a batch ends in %s', (expected, answers) => {
  expect(outcomeOf(batchResultOf('sign', rows, answers))).toBe(expected)
})

test('a retry moves what went through to the successful ones and keeps the rest failed', () => {
  const before = batchResultOf('sign', rows, [answer(1), answer(2, 'X'), answer(3, 'Y')])
  const retry = batchResultOf('sign', rows.slice(1, 2), [answer(2)])
  const after = withRetry(before, retry)
  expect(after.done.map(row => row.id)).toEqual([idOf(1), idOf(2)])
  expect(after.failed.map(({ row, code }) => [row.id, code])).toEqual([[idOf(3), 'Y']])
})

test('what was signed in another tab, or by nobody of this stage, is not offered for a retry', () => {
  const answers = [
    answer(1, 'ALREADY_SIGNED'),
    answer(2, 'BANK_UNAVAILABLE'),
    answer(3, 'NOT_YOUR_STAGE'),
  ]
  const left = worthRetrying(batchResultOf('sign', rows, answers))
  expect(left.map(({ row }) => row.id)).toEqual([idOf(2)])
})

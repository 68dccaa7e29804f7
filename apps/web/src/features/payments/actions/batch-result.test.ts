import { expect, test } from 'vitest'
import { idOf, paymentRow, signableRows } from '../testing/payment-row.ts'
import { batchResultOf, outcomeOf, withRetry, worthTrying } from './batch-result.ts'
import type { ActionAnswer } from './batch-result.ts'

const rows = signableRows(3)
const answer = (number: number, errorCode: string | null = null): ActionAnswer => ({
  paymentId: idOf(number),
  ok: errorCode === null,
  errorCode,
  errorParams: errorCode === null ? [] : [{ name: 'time', value: '14:30' }],
})

test('each document of a batch has its own answer', () => {
  const skipped = [paymentRow({ id: idOf(9) })]
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

test('a document the bank said nothing about did not go through', () => {
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

test('a retry moves what went through to the green ones and keeps the rest red', () => {
  const before = batchResultOf('sign', rows, [answer(1), answer(2, 'X'), answer(3, 'Y')])
  const retry = batchResultOf('sign', rows.slice(1, 2), [answer(2)])
  const after = withRetry(before, retry)
  expect(after.done.map(row => row.id)).toEqual([idOf(1), idOf(2)])
  expect(after.failed.map(({ row, code }) => [row.id, code])).toEqual([[idOf(3), 'Y']])
})

test('what the person has signed in another tab, or is not his, is not offered to be tried again', () => {
  const answers = [
    answer(1, 'ALREADY_SIGNED'),
    answer(2, 'BANK_UNAVAILABLE'),
    answer(3, 'NOT_YOUR_STAGE'),
  ]
  const left = worthTrying(batchResultOf('sign', rows, answers))
  expect(left.map(({ row }) => row.id)).toEqual([idOf(2)])
})

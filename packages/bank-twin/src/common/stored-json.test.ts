import { expect, test } from 'vitest'
import { fingerprintOf, fromStoredJson, toStoredJson } from './stored-json.ts'

test('amounts beyond the exact numbers of JSON come back to the last digit', () => {
  const content = { amountMinor: 9_007_199_254_740_993n, list: [{ feeMinor: -1n }], note: '17' }
  expect(fromStoredJson(toStoredJson(content))).toEqual(content)
})

test('the same content has the same fingerprint in whatever order it was put together', () => {
  const first = fingerprintOf({ a: 1, b: { c: [1n, 2n], d: 'x' } })
  expect(fingerprintOf({ b: { d: 'x', c: [1n, 2n] }, a: 1 })).toBe(first)
  expect(fingerprintOf({ a: 1, b: { c: [2n, 1n], d: 'x' } })).not.toBe(first)
})

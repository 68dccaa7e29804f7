import { expect, test } from 'vitest'
import { idempotencyKeyOfItem, isIdempotencyKey, parseIdempotencyKey } from './idempotency-key.ts'

const batch = '0f4a1b6e-8c1d-4f7a-9a54-6b1f2f0c9d11'
const first = '018f0000-0000-7000-8000-000000000001'
const second = '018f0000-0000-7000-8000-000000000002'

test.each([
  ['a UUID', batch, true],
  ['the shortest key', 'abcdefgh', true],
  ['the longest key', 'a'.repeat(64), true],
  ['too short', 'abcdefg', false],
  ['too long', 'a'.repeat(65), false],
  ['a colon', `${batch}:1`, false],
  ['a line break at the end', `${batch}\n`, false],
  ['letters outside ASCII', 'ключ-ключ', false],
])('%s', (_name, key, isKey) => expect(isIdempotencyKey(key)).toBe(isKey))

test('a missing key and a malformed one are different faults', () => {
  expect(parseIdempotencyKey(undefined)).toMatchObject({
    error: { code: 'IDEMPOTENCY_KEY_REQUIRED' },
  })
  expect(parseIdempotencyKey('')).toMatchObject({ error: { code: 'IDEMPOTENCY_KEY_INVALID' } })
  expect(parseIdempotencyKey(batch)).toEqual({ ok: true, value: batch })
})

test('each item of a batch has a key of its own, and the same one every time', () => {
  expect(isIdempotencyKey(idempotencyKeyOfItem(batch, first))).toBe(true)
  expect(idempotencyKeyOfItem(batch, first)).toBe(idempotencyKeyOfItem(batch, first))
  expect(idempotencyKeyOfItem(batch, first)).not.toBe(idempotencyKeyOfItem(batch, second))
})

test('a batch key that leaves no room for the item is a fault of the caller', () => {
  expect(() => idempotencyKeyOfItem('a'.repeat(40), first)).toThrow(RangeError)
})

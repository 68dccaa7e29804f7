import { expect, test } from 'vitest'
import { systemIds, uuidV7 } from './ids.ts'

test('identifiers are version 7 UUIDs that sort by the time they were made at', () => {
  const random = new Uint8Array(16).fill(0xff)
  const ids = [0, 1, 1_764_000_000_000, 2 ** 48 - 1].map(time => uuidV7(time, random))
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(ids.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(ids)
  expect(ids[2]).toMatch(/^019ab697-e800-/)
})

test('no identifier comes twice', () => {
  const ids = new Set(Array.from({ length: 10_000 }, () => systemIds.uuid().slice(14)))
  expect(ids.size).toBe(10_000)
})

test('tokens hold 256 bits and are fit for a cookie', () => {
  const tokens = new Set(Array.from({ length: 1_000 }, () => systemIds.token()))
  expect(tokens.size).toBe(1_000)
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/)
})

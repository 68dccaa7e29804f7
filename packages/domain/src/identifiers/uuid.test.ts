import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUuid, uuidOfHash } from './uuid.ts'

test.each([
  ['0193f6a0-1111-7abc-8def-0123456789ab', true],
  ['0193F6A0-1111-7ABC-8DEF-0123456789AB', false],
  ['0193f6a0-1111-7abc-8def-0123456789a', false],
  [' 0193f6a0-1111-7abc-8def-0123456789ab', false],
  ["0193f6a0-1111-7abc-8def-0123456789ab' or 1=1", false],
  ['0193f6a011117abc8def0123456789ab', false],
  ['', false],
])('%o is an id as the database spells it: %s', (text, isId) => {
  expect(isUuid(text)).toBe(isId)
})

test('the hash of a name is an id of version 8, the same every time', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9a-f]{64}$/), hash => {
      const id = uuidOfHash(hash)
      expect(isUuid(id)).toBe(true)
      expect(id).toMatch(/^.{14}8.{4}8/)
      expect(uuidOfHash(hash)).toBe(id)
    }),
  )
})

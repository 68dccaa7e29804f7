import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'

import { open, seal } from './sealed-secret.ts'

const key = randomBytes(32)
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

test('a sealed secret opens for its owner and never looks like the secret', () => {
  const sealed = seal(secret, 'owner', key)
  expect(sealed).not.toContain(secret)
  expect(open(sealed, 'owner', key)).toBe(secret)
})

test('the same secret is sealed differently each time', () => {
  expect(seal(secret, 'owner', key)).not.toBe(seal(secret, 'owner', key))
})

test('a sealed secret copied to another person does not open', () => {
  expect(() => open(seal(secret, 'owner', key), 'another owner', key)).toThrow()
})

test('a changed secret and another key do not open', () => {
  const sealed = seal(secret, 'owner', key)
  const flipped = sealed.endsWith('A') ? `${sealed.slice(0, -1)}Q` : `${sealed.slice(0, -1)}A`
  expect(() => open(flipped, 'owner', key)).toThrow()
  expect(() => open(sealed, 'owner', randomBytes(32))).toThrow()
  expect(() => open('v0.AAAA', 'owner', key)).toThrow('Unknown form')
})

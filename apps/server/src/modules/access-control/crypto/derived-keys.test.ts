import { expect, test } from 'vitest'

import { deriveKeys } from './derived-keys.ts'

const secret = 'a secret of one installation, long enough'

test('every purpose has a key of its own, so that what is made for one is worth nothing for another', () => {
  const keys = Object.values(deriveKeys(secret)).map(key => key.toString('hex'))
  expect(new Set(keys).size).toBe(keys.length)
})

test('the keys of a purpose are long, and another installation has others', () => {
  const own = deriveKeys(secret)
  expect(own.totpSecrets.length).toBe(32)
  expect(own.smsCodes.length).toBe(32)
  const other = deriveKeys(`${secret}!`)
  expect(own.totpSecrets.equals(other.totpSecrets)).toBe(false)
  expect(own.captcha).not.toBe(other.captcha)
})

test('the same secret gives the same keys, or nobody could sign in after a restart', () => {
  expect(deriveKeys(secret)).toEqual(deriveKeys(secret))
})

import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

import { createLeakedPasswords, leakedPasswordFilter } from './leaked-passwords.ts'
import { normalPassword, passwordIsStrong } from './password.ts'

const shipped = readFileSync(
  join(import.meta.dirname, '../../../../reference-data/leaked-passwords.bin'),
)
const isLeaked = createLeakedPasswords(shipped)
const codeOf = (password: string) => {
  const verdict = passwordIsStrong(password, [], isLeaked)
  return verdict.ok ? 'ok' : verdict.error.code
}

describe('the list of leaked passwords', () => {
  test.each(['123456', 'password', 'trustno1', '1qaz@WSX', 'L58jkdjP!', 'tigger2', 'suzanne1'])(
    'knows %s, which stands in real leaks',
    password => {
      expect(isLeaked(password)).toBe(true)
    },
  )

  test.each([
    '!QAZ2wsx',
    'ZAQ!2wsx',
    'L58jkdjP!',
    'Trustno1!',
    'Suzanne1!',
    '-Tigger2-',
    '#Rolltide1',
  ])('%s keeps all rules of composition and is refused', password => {
    expect(passwordIsStrong(password).ok || codeOf(password) === 'PASSWORD_COMMON').toBe(true)
    expect(codeOf(password)).toBe('PASSWORD_COMMON')
  })

  test('takes fewer than one in two thousand other passwords for a leaked one', () => {
    let hits = 0
    const count = 20_000
    for (let index = 0; index < count; index += 1) {
      if (isLeaked(`Tun-${index}-kar-${(index * 7919) % 10_007}`)) hits += 1
    }
    expect(hits).toBeLessThan(count / 2000)
  })

  test('is small enough to stand in the repository and in memory', () => {
    expect(shipped.length).toBeLessThanOrEqual(262_144)
  })

  test('finds every password that it was made of, in any case and form', () => {
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 20 }), words => {
        const isOne = createLeakedPasswords(leakedPasswordFilter(words))
        for (const one of words) {
          expect([one, one.toUpperCase().toLowerCase(), one.normalize('NFD')].map(isOne)).toContain(
            true,
          )
          expect(isOne(one)).toBe(true)
          expect(isOne(one.normalize('NFD'))).toBe(true)
        }
      }),
    )
  })

  test('is refused when it is no filter', () => {
    expect(() => createLeakedPasswords(new Uint8Array(3))).toThrow('Not a filter')
  })
})

test('composed, decomposed and full-width letters are one password', () => {
  const composed = 'Й-Ünal-7-kar'
  expect(composed.normalize('NFD')).not.toBe(composed)
  expect(normalPassword(composed.normalize('NFD'))).toBe(normalPassword(composed))
  expect(codeOf('\uff30assword1!')).toBe('PASSWORD_COMMON')
})

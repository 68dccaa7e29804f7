import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { missingPasswordRules, passwordIsStrong } from './password.ts'

const codeOf = (password: string, ownWords: readonly string[] = []) => {
  const verdict = passwordIsStrong(password, ownWords)
  return verdict.ok ? 'ok' : verdict.error.code
}

describe('a password', () => {
  test.each([
    ['', 'length upper lower digit special'],
    ['abc', 'length upper digit special'],
    ['ABCDEFGH', 'lower digit special'],
    ['Abcdefgh', 'digit special'],
    ['Abcdefg1', 'special'],
    ['Пароль-1', 'upper lower'],
    ['Ab1!Ab1', 'length'],
    ['Tun-7-kar', ''],
    ['Tun 7 kar', ''],
    ['Өрдөк-Ab1', ''],
  ])('%s lacks "%s"', (password, missing) => {
    expect(missingPasswordRules(password).join(' ')).toBe(missing)
  })

  test('that breaks rules is refused with the names of all of them', () => {
    expect(passwordIsStrong('abc')).toMatchObject({
      error: { code: 'PASSWORD_RULES', params: { rules: 'length upper digit special' } },
    })
  })

  test.each([
    'Password1!',
    'P@ssw0rd1!',
    'P@$$w0rd123',
    'Qwerty123!',
    'Qwerty-Qwerty-1',
    'Admin-2026!',
    '1!Welcome',
    'Bishkek-2026!',
    'Tartip-2026!',
    'Kyrgyzstan#312',
    'Gfhjkm-123',
    'Aa1!Aa1!Aa1!',
    'Aa-20261231',
    'I-l0ve-y0u-1',
  ])('%s is one that everybody tries', password => {
    expect(codeOf(password)).toBe('PASSWORD_COMMON')
  })

  test.each([
    'Tun-7-kar-Suu',
    'correct Horse 9 battery',
    'Zh8#kQ!m2Lp',
    'Manas-Semetey-Seitek-3',
    'mY-2-cats_sleep',
  ])('%s is nobody else’s', password => {
    expect(codeOf(password)).toBe('ok')
  })

  test('made of one’s own client ID, phone or name is refused', () => {
    const own = ['100101', '996700123456', 'asanov.erkin@altyn.kg']
    expect(codeOf('Xy-100101-zQ', own)).toBe('PASSWORD_COMMON')
    expect(codeOf('Asanov-1979!', own)).toBe('PASSWORD_COMMON')
    expect(codeOf('Zq+996700123456k', own)).toBe('PASSWORD_COMMON')
    expect(codeOf('Karagach-1979!', own)).toBe('ok')
  })

  test('of 64 characters and more is welcome, of 257 is not', () => {
    expect(codeOf(`Tun-7-${'karSuu'.repeat(12)}`)).toBe('ok')
    expect(codeOf(`Tun-7-${'x'.repeat(251)}`)).toBe('PASSWORD_TOO_LONG')
  })

  test('of random characters that keeps the rules is never taken for a common one', () => {
    const random = fc
      .array(fc.constantFrom(...'bcdfghjkmnpqrtvwxz'), { minLength: 9, maxLength: 40 })
      .map(letters => letters.join(''))
      .filter(letters => new Set(letters).size > 5)
    fc.assert(
      fc.property(random, letters => {
        expect(codeOf(`B-9${letters}#k`)).toBe('ok')
      }),
    )
  })
})

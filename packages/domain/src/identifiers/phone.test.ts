import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ok } from '../result.ts'
import { formatPhone, maskPhone, parsePhone } from './phone.ts'

describe('a phone number', () => {
  test.each([
    '996700123456',
    '+996700123456',
    '00996700123456',
    '700123456',
    '0700123456',
    '0 (700) 12-34-56',
    '+996 700 123 456',
    '\u200E+996\u00A0700\u00A0123\u00A0456',
    '0700.123.456',
  ])('%s is one and the same', text => {
    expect(parsePhone(text)).toEqual(ok('996700123456'))
  })

  test.each([
    ['', 'PHONE_REQUIRED'],
    [' - ', 'PHONE_REQUIRED'],
    ['70012345', 'PHONE_LENGTH'],
    ['7001234567', 'PHONE_LENGTH'],
    ['+99670012345', 'PHONE_LENGTH'],
    ['+77001234567', 'PHONE_COUNTRY'],
    ['007 700 123 45 67', 'PHONE_COUNTRY'],
    ['998901234567', 'PHONE_COUNTRY'],
    ['70012345a', 'PHONE_CHARACTERS'],
    ['+', 'PHONE_CHARACTERS'],
    ['٧٠٠١٢٣٤٥٦', 'PHONE_CHARACTERS'],
    ['700+123456', 'PHONE_CHARACTERS'],
  ])('%o is refused with %s', (text, code) => {
    expect(parsePhone(text)).toMatchObject({ ok: false, error: { code } })
  })

  test('is read again from the form in which it is shown', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^996[1-9][0-9]{8}$/), phone => {
        expect(parsePhone(formatPhone(phone))).toEqual(ok(phone))
      }),
    )
  })

  test('is shown in groups of three, a national one with its prefix', () => {
    expect(formatPhone('996700123456')).toBe('+996\u00A0700\u00A0123\u00A0456')
    expect(formatPhone('700123456')).toBe('+996\u00A0700\u00A0123\u00A0456')
    expect(formatPhone('7711')).toBe('7711')
  })

  test.each([
    ['996700123456', '996•••••3456'],
    ['700123456', '70•••••56'],
    ['1234567', '1•••••7'],
    ['123456', '123456'],
    ['', ''],
  ])('%o is masked as %o', (text, masked) => {
    expect(maskPhone(text)).toBe(masked)
  })
})

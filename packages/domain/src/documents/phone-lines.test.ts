import fc from 'fast-check'
import { expect, test } from 'vitest'

import { phoneLines, phoneValue } from './phone-lines.ts'

test('a purpose can neither add a line nor stand out', () => {
  const purpose = 'Оплата\nСумма: 1,00 KGS\r\n*срочно* _да_'
  expect(
    phoneLines([
      ['Назначение', purpose],
      ['Сумма', '420 000,00 KGS'],
    ]),
  ).toBe(
    String.raw`Назначение: Оплата\nСумма: 1,00 KGS\n\*срочно\* \_да\_` + '\nСумма: 420 000,00 KGS',
  )
})

test('what is not seen is written by its number', () => {
  expect(phoneValue('a\u202eb\u2028c\0')).toBe(String.raw`a\u{202e}b\u{2028}c\u{0}`)
})

test('one value is one line, and two values never look alike', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(phoneValue(one)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      const lines = (text: string) => text.replace(/\r\n?/g, '\n')
      expect(phoneValue(one) === phoneValue(other)).toBe(lines(one) === lines(other))
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitisePurpose } from './purpose.ts'

describe('the purpose of a payment', () => {
  test.each([
    ['Оплата № 12, 5 %', 'Оплата NO 12, 5 PRC'],
    ['№5', 'NO5'],
    ['info@example.kg', 'info(at)example.kg'],
    ['Price $5', 'Price USD5'],
    ['A & B', 'A AND B'],
    ['1–5 мая', '1-5 мая'],
    ['Оплата — аванс', 'Оплата - аванс'],
    ['“аванс” за „май“…', '"аванс" за "май"...'],
    ['ОсОО «Ысык-Көл Сүт»', 'ОсОО "Ысык-Көл Сүт"'],
    ['по  договору   12', 'по договору 12'],
    ['первая\r\nвторая\tтретья', 'первая вторая третья'],
    ['без\u00A0переноса\u202Fи\u2003широко', 'без переноса и широко'],
    ['нуль\u0000и\u200Bневидимое\uFEFF', 'нуль и невидимое'],
    ['  края  ', 'края'],
    ['Йод и Чуйский', 'Йод и Чуйский'.normalize('NFC')],
    ['\uD800 половина', 'половина'],
    ['Айлык акы үчүн төлөм, ң', 'Айлык акы үчүн төлөм, ң'],
    ['', ''],
  ])('%o becomes %o', (text, cleaned) => {
    expect(sanitisePurpose(text)).toBe(cleaned)
  })

  test('й of two characters becomes one', () => {
    expect(sanitisePurpose('Иссык-Кульский'.normalize('NFD'))).toBe('Иссык-Кульский')
  })

  test('may become longer: fifty % are 150 characters', () => {
    expect(sanitisePurpose('%'.repeat(50))).toHaveLength(150)
  })

  test('is the same when it is cleaned again, and holds nothing of what is replaced', () => {
    const sign = fc.constantFrom(
      '%',
      '№',
      '@',
      '$',
      '&',
      '–',
      '«',
      '»',
      ' ',
      '\n',
      '\u0301',
      '\u030C',
    )
    const text = fc.array(
      fc.oneof(sign, fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' })),
    )
    fc.assert(
      fc.property(text, pieces => {
        const cleaned = sanitisePurpose(pieces.join(''))
        expect(sanitisePurpose(cleaned)).toBe(cleaned)
        expect(cleaned).not.toMatch(/[%№@$&–«»\p{Cc}\p{Cf}\p{Zl}\p{Zp}]| {2}|^ | $/u)
        expect(cleaned).toBe(cleaned.normalize('NFC'))
      }),
      { numRuns: 500 },
    )
  })
})

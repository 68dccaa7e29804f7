import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareText, foldForSearch, sortKeyOf } from './collation.ts'

describe('the order of names', () => {
  test('is that of the Kyrgyz alphabet', () => {
    const alphabet =
      'а б в г д е ё ж з и й к л м н ң о ө п р с т у ү ф х ц ч ш щ ъ ы ь э ю я'.split(' ')
    expect(alphabet.toReversed().toSorted(compareText)).toEqual(alphabet)
  })

  test.each([
    ['Осмонов', 'Өмүрбеков'],
    ['Усубалиев', 'Үсөнов'],
    ['Нурланов', 'Ңурланов'],
    ['Ежов', 'Ёлкин'],
    ['Ёлкин', 'Жапаров'],
    ['Асан', 'Асанов'],
    ['Асан Уулу', 'Асанов'],
    ['асанов', 'Асанов'],
    ['Асанов', 'асанова'],
    ['9 мая', 'ABC'],
    ['Zet', 'Абай'],
    ['«Ак-Суу»', '1-май'],
    ['', 'А'],
    ['Ак Суу', 'Ак\u00A0Суу'],
    ['Йод'.normalize('NFD'), 'Йод'],
  ])('%o stands before %o', (first, second) => {
    expect(compareText(first, second)).toBe(-1)
    expect(compareText(second, first)).toBe(1)
  })

  test('й is one letter, however it is written', () => {
    const names = ['Йолдош'.normalize('NFD'), 'Иван', 'Канат']
    expect(names.toSorted(compareText).map(name => name.normalize('NFC'))).toEqual([
      'Иван',
      'Йолдош',
      'Канат',
    ])
  })

  test('is total: any two texts have one order, and only equal ones are equal', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'аАәөӨүёЁйи\u0306İi\u0307 \u00A0«-1zZ'),
      maxLength: 6,
    })
    const text = fc.oneof(letters, fc.string({ unit: 'grapheme', maxLength: 6 }))
    fc.assert(
      fc.property(text, text, text, (a, b, c) => {
        expect(compareText(a, b)).toBe(0 - compareText(b, a) || 0)
        expect(compareText(a, b) === 0).toBe(a === b)
        const [first = '', second = '', third = ''] = [a, b, c].toSorted(compareText)
        expect(compareText(first, second)).toBeLessThanOrEqual(0)
        expect(compareText(second, third)).toBeLessThanOrEqual(0)
        expect(compareText(first, third)).toBeLessThanOrEqual(0)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('searching names', () => {
  test.each([
    ['Омурбеков', 'Өмүрбеков'],
    ['жаныбаи', 'ЖАҢЫБАИ'],
    ['алена', 'Алёна'],
    ['осоо ысык-кол сут', 'ОсОО «Ысык-Көл  Сүт»'],
    [' асанов ', 'Асанов'],
    ['иссык-кульский', 'Иссык-Кульский'.normalize('NFD')],
  ])('%o finds %o', (typed, name) => {
    expect(foldForSearch(name)).toContain(foldForSearch(typed))
  })

  test('different letters stay different', () => {
    expect(foldForSearch('Асанов')).not.toBe(foldForSearch('Осанов'))
    expect(foldForSearch('шин')).not.toBe(foldForSearch('щин'))
  })

  test('folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text))
      }),
    )
  })
})

describe('the sort key of a name', () => {
  const order = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1)
  const name = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'аөоүуңнёеЁӨYz9 «-№\u00A0й漢') }),
    fc.string({ unit: 'grapheme' }),
  )

  test('is plain ASCII', () => {
    fc.assert(
      fc.property(name, text => {
        expect(sortKeyOf(text)).toMatch(/^[\x21-\x7e]* [01]*$/)
      }),
    )
  })

  test('orders names as the alphabet does', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const byKey = order(sortKeyOf(a), sortKeyOf(b))
        expect([0, compareText(a, b)]).toContain(byKey)
      }),
      { numRuns: 1_000 },
    )
  })

  test('is one only for names of the same letters', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const spaced = (text: string) => text.normalize('NFC').toLowerCase().replace(/\s/g, ' ')
        const isOneKey = sortKeyOf(a) === sortKeyOf(b)
        expect(isOneKey && spaced(a) !== spaced(b)).toBe(false)
      }),
      { numRuns: 1_000 },
    )
  })
})

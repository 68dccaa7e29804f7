import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  cleanSwiftPurpose,
  cleanSwiftText,
  swiftLines,
  transliterate,
  unsendableIn,
} from './swift-text.ts'

describe('what the network carries', () => {
  test.each([
    ['INVOICE 55', 'INVOICE 55'],
    ['VAT 12%', 'VAT 12PRC'],
    ['CONTRACT № 5', 'CONTRACT NO 5'],
    ['a@b.kg', 'a(at)b.kg'],
    ['$100', 'USD100'],
    ['5–7', '5-7'],
    ['5—7', '5-7'],
    ['«ROMASHKA»', "'ROMASHKA'"],
    ['A   B', 'A B'],
    ['A\tB\nC', 'A B C'],
    ['A\u00a0B', 'A B'],
    ['A\u200bB', 'A B'],
    ['A\u00adB', 'A B'],
    ["O'HARA", "O'HARA"],
    ['A+B/C?', 'A+B/C?'],
    ['/INV/55', '/INV/55'],
    ['invoice', 'invoice'],
    ['%'.repeat(50), 'PRC'.repeat(50)],
  ])('the purpose %j goes out as %j', (typed, sent) => {
    expect(cleanSwiftPurpose(typed)).toBe(sent)
    expect(unsendableIn(sent)).toEqual([])
  })

  test.each([
    ['A;B', [';'], 'A,B'],
    ['A_B', ['_'], 'A B'],
    ['A*', ['*'], 'A'],
    ['A!', ['!'], 'A.'],
    ['A=B', ['='], 'A-B'],
    ['#12', ['#'], 'NO12'],
    ['[x]', ['[', ']'], '(x)'],
    ['{x}', ['{', '}'], '(x)'],
    ['A\\B', ['\\'], 'A/B'],
    ['Müller', ['ü'], 'Mueller'],
    ['Çağrı İnşaat', ['Ç', 'ğ', 'ı', 'İ', 'ş'], 'Cagri Insaat'],
    ['Синяя река', [...new Set('Синяярека')], 'Sinyaya reka'],
    ['ОсОО «Өнүгүү»', [...new Set('ОсӨнүгү')], "OsOO 'Onuguu'"],
    ['ЩУКА ҢҮР', [...new Set('ЩУКАҢҮР')], 'SHCHUKA NGUR'],
    ['Оплата 😀 по счету', [...new Set('Оплата😀посчету')].sort(), 'Oplata po schetu'],
    ['中文', ['中', '文'], ''],
  ])('of %j it does not carry %j; %j is proposed', (typed, unsendable, proposed) => {
    expect([...unsendableIn(cleanSwiftText(typed))].sort()).toEqual([...unsendable].sort())
    expect(transliterate(typed)).toBe(proposed)
  })

  test('roubles have an alphabet of the Bank of Russia; Latin words stand in apostrophes', () => {
    const rouble = (text: string) => transliterate(text, 'rur6')
    expect(rouble('За уголь по договору №55 01.01.2026 без НДС')).toBe(
      'ZA UGOLX PO DOGOVORU NO55 01.01.2026 BEZ NDS',
    )
    expect(rouble('Щётка Invoice')).toBe("qoTKA 'Invoice'")
    expect(rouble('Өнүгүү ң')).toBe('ONUGUU N')
    expect(rouble('PREDOPLATA')).toBe('PREDOPLATA')
  })

  test('a proposal can always be sent, begins no line wrongly, and is proposed again unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        for (const alphabet of ['readable', 'rur6'] as const) {
          const proposed = transliterate(text, alphabet)
          expect(unsendableIn(proposed)).toEqual([])
          expect(proposed).not.toMatch(/^[:-]/)
          expect(transliterate(proposed, alphabet)).toBe(proposed)
        }
      }),
    )
  })
})

describe('lines of 35 characters', () => {
  test('no line begins with a colon or a hyphen, even if that costs one more', () => {
    expect(swiftLines('A'.repeat(36))).toEqual(['A'.repeat(35), 'A'])
    expect(swiftLines(`${'A'.repeat(35)}-B`)).toEqual(['A'.repeat(34), 'A-B'])
    const full = `${'A'.repeat(35)}:${'B'.repeat(104)}`
    expect(full).toHaveLength(140)
    expect(swiftLines(full)).toHaveLength(5)
  })

  test('together they are the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'AB -:/'), maxLength: 300 }), text => {
        const lines = swiftLines(text)
        expect(lines.join('')).toBe(text)
        expect(lines.every(line => line.length <= 35)).toBe(true)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldForSearch } from './collation.ts'
import { decodeWrongLayout } from './wrong-layout.ts'

describe('a word typed in the wrong layout', () => {
  test.each([
    ['gkfnt;', 'платеж'],
    ['dsgbcrb', 'выписки'],
    ['Cxtnf', 'Счета'],
    ['ыцшае', 'swift'],
    ['Здфеуж', 'Plate;'],
    ['төлөм', 'njkjv'],
    ['ҮҢ', 'EY'],
    ['123', '123'],
    ['', ''],
  ])('%o was meant as %o', (typed, meant) => {
    expect(decodeWrongLayout(typed)).toBe(meant)
  })

  test('finds «платёж», whose ё nobody types', () => {
    expect(foldForSearch(decodeWrongLayout('gkfnt;'))).toBe(foldForSearch('платёж'))
  })

  test('any Russian word typed on Latin keys comes back', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[а-яёА-ЯЁ]{1,12}$/), word => {
        const typed = decodeWrongLayout(word)
        expect(typed).not.toMatch(/[а-яё]/i)
        expect(decodeWrongLayout(typed)).toBe(word)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitiseName } from './name.ts'

describe('the name of a recipient', () => {
  test.each([
    ['ОсОО «Бишкек  Строй»', 'ОсОО "Бишкек Строй"'],
    ['ОсОО „Азия“', 'ОсОО "Азия"'],
    [' ИП Өмүрбеков Ү. ', 'ИП Өмүрбеков Ү.'],
    ['А–Я и К‑Л', 'А-Я и К-Л'],
    ['Д’Артаньян', "Д'Артаньян"],
    ['Школа № 5', 'Школа NO 5'],
    ['первая\r\nвторая\u00A0третья\u200B', 'первая вторая третья'],
    ['Йод'.normalize('NFD'), 'Йод'],
    ['Рога & Копыта', 'Рога & Копыта'],
    ['', ''],
  ])('%o becomes %o', (name, clean) => {
    expect(sanitiseName(name)).toBe(clean)
  })

  test('is the same when it is cleaned again', () => {
    const sign = fc.constantFrom('«', '“', '’', '—', '№', ' ', '\n', '\u0301', '\u030C')
    const text = fc.array(fc.oneof(sign, fc.string({ unit: 'binary' })))
    fc.assert(
      fc.property(text, parts => {
        const once = sanitiseName(parts.join(''))
        expect(sanitiseName(once)).toBe(once)
      }),
    )
  })
})

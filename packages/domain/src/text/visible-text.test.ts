import { describe, expect, test } from 'vitest'

import { err, ok } from '../result.ts'
import { sanitiseName } from './name.ts'
import { sanitisePurpose } from './purpose.ts'
import { readVisibleText } from './visible-text.ts'

const unseen = [
  ['ESC', '\u001B'],
  ['NUL', '\u0000'],
  ['a next line of the C1 set', '\u0085'],
  ['a right-to-left override', '\u202E'],
  ['a direction isolate', '\u2067'],
  ['a zero-width space', '\u200B'],
  ['a zero-width joiner', '\u200D'],
  ['a byte order mark', '\uFEFF'],
  ['a soft hyphen', '\u00AD'],
  ['a tag character', '\u{E0041}'],
  ['half of a pair', '\uD800'],
  ['a Hangul filler', '\u3164'],
  ['the first half of a Hangul filler', '\u115F'],
  ['an empty Braille pattern', '\u2800'],
  ['a joiner of graphemes', '\u034F'],
] as const

describe('a free text that other people read', () => {
  test.each(unseen)('is refused with %s in it', (_name, character) => {
    expect(readVisibleText(`Исправьте${character}сумму`)).toEqual(err('FIELD_PATTERN'))
  })

  test('is one line with single spaces', () => {
    expect(readVisibleText(' Исправьте\r\nсумму\t\u00A0и  дату\n')).toEqual(
      ok('Исправьте сумму и дату'),
    )
  })

  test('is read alike whether all of its characters are usual ones or not', () => {
    for (let code = 0; code <= 0xffff; code += 1) {
      const character = String.fromCharCode(code)
      const alone = readVisibleText(`Сумма ${character} верна`)
      // An unusual character that is seen makes the text be read in the longer way.
      const among = readVisibleText(`Ω Сумма ${character} верна`)
      expect(among).toEqual(alone.ok ? ok(`Ω ${alone.value}`) : alone)
    }
  })

  test('keeps every sign that is seen', () => {
    const text = 'Көл & Ко <№ 7> «Ң» — 50 % 👍'
    expect(readVisibleText(text)).toEqual(ok(text))
  })
})

test.each(unseen)('%s never comes through a name or a purpose', (_name, character) => {
  expect(sanitiseName(`ОсОО${character}Көл`)).toBe('ОсОО Көл')
  expect(sanitisePurpose(`Оплата${character}услуг`)).toBe('Оплата услуг')
})

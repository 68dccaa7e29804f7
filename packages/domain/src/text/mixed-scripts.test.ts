import { expect, test } from 'vitest'
import { mixedWordOf } from './mixed-scripts.ts'

test.each([
  ['ОсОО «Бишкeк Строй»', { word: 'Бишкeк', foreign: 'e' }],
  ['Тalib Trade', { word: 'Тalib', foreign: 'Т' }],
  ['ОсОО «Oрyжиe»', { word: 'Oрyжиe', foreign: 'O, y, e' }],
  ['Αlpha LLC', { word: 'Αlpha', foreign: 'Α' }],
])('a word of two alphabets is found in «%s»', (text, expected) => {
  expect(mixedWordOf(text)).toEqual(expected)
})

test.each(['ОсОО «Өмүрбеков и К°»', '1С-Бишкек', 'Wi-Fi Сервис', 'ОсОО «Smart Касса» 24/7', ''])(
  'words of one alphabet each are fine: «%s»',
  text => {
    expect(mixedWordOf(text)).toBeUndefined()
  },
)

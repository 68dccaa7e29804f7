import { expect, test } from 'vitest'
import { matchesSearch } from './matches-search.ts'

const words = ['1090110000101425', 'ОсОО «Алтын-Дөбө Маркет»', 'Расчётный счёт', 'KGS']

test.each([
  ['', true],
  ['1425', true],
  ['1090 1100 0010 1425', true],
  ['алтын-добо', true],
  ['расчетный', true],
  ['kgs', true],
  ['  KGS ', true],
  ['1426', false],
  ['10901100001014250', false],
  ['Алтын 1425', false],
  // A search does not match across two texts.
  ['1425 ОсОО', false],
])('«%s» in a row of the console: %s', (wanted, isThere) => {
  expect(matchesSearch(words, wanted)).toBe(isThere)
})

test('a number is found in a phone number with spaces', () => {
  expect(matchesSearch(['+996 700 100 101'], '700100')).toBe(true)
})

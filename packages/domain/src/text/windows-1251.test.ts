import { expect, test } from 'vitest'
import { lettersOutsideWindows1251 } from './windows-1251.ts'

test.each([
  ['ОсОО «Ак-Суу» № 5, “Tartip” – 10 €', []],
  ['ОсОО «Кызыл-Өрүк Экспорт», өң', ['Ө', 'ү', 'ө', 'ң']],
  ['Strauß', ['ß']],
])('of «%s» windows-1251 lacks %j', (text, letters) => {
  expect(lettersOutsideWindows1251(text)).toEqual(letters)
})

import { expect, test } from 'vitest'
import { holdsTerm, searchKeyOf, searchTermOf } from './search-text.ts'

test.each([
  ['№ 777034', '777034'],
  ['№777034', '777034'],
  ['No. 777034', '777034'],
  ['#777034', '777034'],
  ['1091 8201 0038 0142', '1091820100380142'],
  ['1091-8201-0038-0142', '1091820100380142'],
  ['1091\u00A08201\u202F0038', '109182010038'],
])('%s is searched for as the digits %s', (typed, digits) => {
  expect(searchTermOf(typed).digits).toBe(digits)
})

test.each([
  ['1 250,50', '1250.50'],
  ['1250.5', '1250.50'],
  ['420 000', '420000.00'],
])('%s is searched for as the amount %s', (typed, amount) => {
  expect(searchTermOf(typed).amount).toBe(amount)
})

test.each([
  ['ОсОО «Бишкек Строй»', 'ОсОО "Бишкек Строй"'],
  ['Счёт № 12', 'счет NO 12'],
  ['Март — апрель', 'март - апрель'],
])('%s is found as it is stored, %s', (typed, stored) => {
  expect(searchKeyOf(typed)).toBe(searchKeyOf(stored))
})

test.each([
  ['№ 455', ['Договор NO 455']],
  ['Договор № 455', ['Договор №455 от мая', 'Договор NO 455']],
  ['ала-тоо', ['ОсОО Ала–Тоо']],
  ['1091 8201 0038 0142', ['1091820100380142']],
  ["о'коннор", ['О’Коннор']],
  ['', ['что угодно']],
])('few texts hold %s as it is typed: %j', (typed, texts) => {
  expect(holdsTerm(texts, typed)).toBe(true)
})

test('few texts do not hold what none of them says', () => {
  expect(holdsTerm(['Аренда', '1091820100380142'], 'налог')).toBe(false)
})

import { expect, test } from 'vitest'
import {
  holdsTerm,
  holdsWords,
  isPersonFound,
  nearnessOf,
  otherLayoutOf,
  searchKeyOf,
  searchTermOf,
} from './search-text.ts'

test.each([
  ['№ 777034', '777034'],
  ['№777034', '777034'],
  ['No. 777034', '777034'],
  ['#777034', '777034'],
  ['п/п № 777034', '777034'],
  ['пп 777034', '777034'],
  ['1091 8201 0038 0142', '1091820100380142'],
  ['1091-8201-0038-0142', '1091820100380142'],
  ['1091\u00A08201\u202F0038', '109182010038'],
])('%s is searched for as the digits %s', (typed, digits) => {
  expect(searchTermOf(typed).digits).toBe(digits)
})

test.each([
  ['1 250,50', '1250.50', '1250.50'],
  ['1250.5', '1250.50', '1250.50'],
  ['420 000', '420000.00', '420000.99'],
  ['37120', '37120.00', '37120.99'],
  ['1,234,567', '1234567.00', '1234567.99'],
  ['37 120,00', '37120.00', '37120.00'],
  ['37120-40', '37120.40', '37120.40'],
  ['37120=', '37120.00', '37120.00'],
  ['37\u00AD120', '37120.00', '37120.99'],
])('%s is searched for as an amount from %s to %s', (typed, from, to) => {
  expect(searchTermOf(typed).amount).toEqual({ from, to })
})

test('what reads in two ways is no amount, and neither is a word', () => {
  expect(['1,234', '12 стульев', ''].map(typed => searchTermOf(typed).amount)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  ['ОсОО «Бишкек Строй»', 'ОсОО "Бишкек Строй"'],
  ['Счёт № 12', 'счет NO 12'],
  ['Март — апрель', 'март - апрель'],
])('%s is found as it is stored, %s', (typed, stored) => {
  expect(searchKeyOf(typed)).toBe(searchKeyOf(stored))
})

test.each([
  ['счёт № 469', ['счет no 469', 'счет no469']],
  ['счёт №469', ['счет no469', 'счет no 469']],
  ['№ 5 и NO6', ['no 5 и no6', 'no 5 и no 6', 'no5 и no6', 'no5 и no 6']],
  ['д.5№12', ['д.5no12', 'д.5no 12']],
  ['казино 5', ['казино 5']],
  ['casino 5', ['casino 5']],
  ['аренда', ['аренда']],
  ['ала тоо', ['ала тоо', 'ала-тоо']],
  ['Ала-Тоо', ['ала-тоо', 'ала тоо']],
  ['а б в г', ['а б в г', 'а б-в г', 'а-б в г', 'а-б-в г']],
  ['арен\u00ADда', ['аренда']],
])('%s is searched for as it may be stored: %j', (typed, texts) => {
  expect(searchTermOf(typed).texts).toEqual(texts)
})

test.each([
  ['№ 455', ['Договор NO 455']],
  ['счёт №469', ['Счёт № 469']],
  ['счёт № 469', ['Счёт №469', 'Счёт NO469']],
  ['дом 5№ 12', ['Дом 5№12']],
  ['Договор № 455', ['Договор №455 от мая', 'Договор NO 455']],
  ['ала-тоо', ['ОсОО Ала–Тоо']],
  ['ала тоо', ['ОсОО Ала-Тоо']],
  ['ала-тоо', ['ОсОО Ала Тоо']],
  ['ала\u00ADтоо', ['ОсОО Алатоо']],
  ['1091 8201 0038 0142', ['1091820100380142']],
  ["о'коннор", ['О’Коннор']],
  ['700100', ['+996 700 100 101']],
  ['turk', ['Türkiye']],
  ['йод', ['Йод']],
  ['  KGS ', ['KGS']],
  ['', ['что угодно']],
])('few texts hold %s as it is typed: %j', (typed, texts) => {
  expect(holdsTerm(texts, typed)).toBe(true)
})

test('few texts do not hold what none of them says', () => {
  expect(holdsTerm(['Аренда', '1091820100380142'], 'налог')).toBe(false)
  expect(holdsTerm(['1091820100380142'], '10918201003801420')).toBe(false)
  // A search does not match across two texts.
  expect(holdsTerm(['Счёт 1425', 'ОсОО'], '1425 ОсОО')).toBe(false)
})

test('words of a name are found in any order and spelling', () => {
  expect(holdsWords('Өмүрбеков Азамат', 'азамат омурбеков')).toBe(true)
  expect(holdsWords('Завод №5 «Ала–Тоо»', 'ала-тоо завод no5')).toBe(true)
  expect(holdsWords('Завод № 5', 'завод №5')).toBe(true)
  expect(holdsWords('Өмүрбеков Азамат', 'азамат асанов')).toBe(false)
})

test('a person is found by the name or by at least three digits of a number', () => {
  const person = { fullName: 'О’Коннор Айгүл', numbers: ['996555112233', '20101199012345'] }
  expect(
    ['айгул', "о'коннор", '555 11-22', '0101199', ''].every(text => isPersonFound(person, text)),
  ).toBe(true)
  expect(['асанов', '55', '999999'].some(text => isPersonFound(person, text))).toBe(false)
})

test('the code itself is nearer than a name that begins so, and that than a word or a part of one', () => {
  const typed = 'тур'
  expect(
    [
      ['ТУР', 'Другое'],
      ['TR', 'Турция'],
      ['X', 'Большой Тур'],
      ['Y', 'Сатурн'],
    ].map(texts => nearnessOf(texts, typed)),
  ).toEqual([0, 1, 2, 3])
})

test.each([
  ['fknsy', 'алтын'],
  ['ыцшае', 'swift'],
  ['ghb 5', 'при 5'],
  ['37120', undefined],
  ['37,50', undefined],
  ['', undefined],
])('%s is %s in the other keyboard layout', (typed, other) => {
  expect(otherLayoutOf(typed)).toBe(other)
})

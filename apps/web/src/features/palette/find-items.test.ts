import { expect, test } from 'vitest'
import { findItems } from './find-items.ts'

const items = [
  { id: 'history', words: ['История', 'Тарых', 'History'] },
  { id: 'payment', words: ['Новый платёж', 'Жаңы төлөм', 'New payment'] },
  { id: 'cards', words: ['Карты', 'Карталар', 'Cards'] },
  { id: 'account', words: ['Основной', '1090011000014201', 'KGS'] },
]
const found = (query: string) => findItems(items, query, 10).map(({ id }) => id)

test('a page is found by its name in any of the three languages', () => {
  expect(found('истор')).toEqual(['history'])
  expect(found('тары')).toEqual(['history'])
  expect(found('hist')).toEqual(['history'])
})

test('a page is found by the keys of the other layout', () => {
  expect(found('gkfnt;')).toEqual(['payment'])
  expect(found('rfhn')).toEqual(['cards'])
  expect(found('сфкв')).toEqual(['cards'])
})

test('Kyrgyz letters may be left to their Russian neighbours', () => {
  expect(found('толом')).toEqual(['payment'])
  expect(found('жаны')).toEqual(['payment'])
})

test('a blank after the number sign makes no difference', () => {
  const files = [
    { id: 'apart', words: ['Договор № 17'] },
    { id: 'together', words: ['Договор №17'] },
  ]
  for (const query of ['договор №17', 'договор № 17', '№17']) {
    expect(findItems(files, query, 10).map(({ id }) => id)).toEqual(['apart', 'together'])
  }
})

test('an account is found by its last digits, and by digits in groups', () => {
  expect(found('4201')).toEqual(['account'])
  expect(found('1090 0110')).toEqual(['account'])
  expect(found('4201 1090')).toEqual([])
  const numbers = ['1090420100000001', '1090000000004201', '1090420100000002']
  const accounts = numbers.map(number => ({ words: [number] }))
  const order = findItems(accounts, '4201', 10).map(({ words }) => words[0])
  expect(order).toEqual([numbers[1], numbers[0], numbers[2]])
  expect(findItems(accounts, '4201', 2)).toHaveLength(2)
})

test('a letter alone is searched for at the beginning of words', () => {
  expect(found('и')).toEqual(['history'])
  expect(found('в')).toEqual([])
})

test('every word that was typed must be there', () => {
  expect(found('новый пла')).toEqual(['payment'])
  expect(found('новый карта')).toEqual([])
})

test('the beginning of a name comes before the middle of one', () => {
  const names = [
    { id: 'middle', words: ['Закарпат'] },
    { id: 'word', words: ['Мои карты'] },
    { id: 'beginning', words: ['Карты'] },
  ]
  expect(findItems(names, 'карп', 10).map(({ id }) => id)).toEqual(['middle'])
  expect(findItems(names, 'кар', 10).map(({ id }) => id)).toEqual(['beginning', 'word', 'middle'])
})

test('nothing typed finds nothing', () => {
  expect(found('  ')).toEqual([])
})

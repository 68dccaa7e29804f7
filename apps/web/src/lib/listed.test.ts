import { expect, test } from 'vitest'
import { listed } from './listed.ts'

test('of several names only the first begins with a capital letter', () => {
  expect(listed(['Лимиты и реквизиты', 'Просмотр'])).toBe('Лимиты и реквизиты, просмотр')
  expect(listed(['Өз эсептеринин ортосунда', 'Өчүрүү'])).toBe('Өз эсептеринин ортосунда, өчүрүү')
})

test('after words of a sentence no name begins with a capital letter', () => {
  expect(listed(['Clearing', 'Gross'], 'sentence')).toBe('clearing, gross')
})

test('a word in capitals keeps them', () => {
  expect(listed(['Создание QR', 'QR-оплата', 'SWIFT'])).toBe('Создание QR, QR-оплата, SWIFT')
})

test('nothing is no line', () => {
  expect(listed([])).toBe('')
})

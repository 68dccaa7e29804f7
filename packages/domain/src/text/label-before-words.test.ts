import { expect, test } from 'vitest'
import { ledByLabel, withoutLabel } from './label-before-words.ts'

test('words about a field are led by its label, and beside the label stand as they were', () => {
  const words = 'Счёт не найден.'
  expect(ledByLabel('Счёт списания', words)).toBe('Счёт списания: счёт не найден.')
  expect(withoutLabel('Счёт списания', ledByLabel('Счёт списания', words))).toBe(words)
  expect(withoutLabel('Сумма', words)).toBe(words)
})

import { expect, test } from 'vitest'
import { pluralForm } from './plural-form.ts'

test.each([
  [1, 'one'],
  [2, 'few'],
  [4, 'few'],
  [5, 'many'],
  [0, 'many'],
  [11, 'many'],
  [12, 'many'],
  [21, 'one'],
  [22, 'few'],
  [111, 'many'],
  [112, 'many'],
  [1001, 'one'],
  [1.5, 'other'],
] as const)('Russian counts %s with the form "%s"', (count, form) => {
  expect(pluralForm('ru', count)).toBe(form)
})

test.each([
  [1, 'one'],
  [0, 'other'],
  [2, 'other'],
  [21, 'other'],
] as const)('Kyrgyz and English count %s with the form "%s"', (count, form) => {
  expect(pluralForm('ky', count)).toBe(form)
  expect(pluralForm('en', count)).toBe(form)
})

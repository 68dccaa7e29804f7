import { expect, test } from 'vitest'
import { sumsText } from './sums.ts'

test('sums stand per currency, som first, and are never added up', () => {
  const rows = [
    { amount: '8400.00', currency: 'USD' },
    { amount: '420000.00', currency: 'KGS' },
    { amount: '8400.10', currency: 'KGS' },
    { amount: '100', currency: 'JPY' },
  ]
  expect(sumsText(rows)).toBe('428\u00A0400,10\u00A0KGS · 8\u00A0400,00\u00A0USD · 100\u00A0JPY')
})

test('of nothing there is no sum', () => {
  expect(sumsText([])).toBe('')
})

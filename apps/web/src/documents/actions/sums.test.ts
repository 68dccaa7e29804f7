import { expect, test } from 'vitest'
import { amountsText, amountsWithFeesText, sumsText } from './sums.ts'

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

interface Order {
  amount: string
  currency: string
  fee: string
}

const kind = {
  amountOf: ({ amount, currency }: Order) => ({ amount, currency }),
  feeOf: ({ fee }: Order) => ({ amount: fee, currency: 'KGS' }),
}

test('a kind of document without money has no sums', () => {
  expect(amountsText({}, [{ subject: 'letter' }])).toBe('')
  expect(amountsWithFeesText({}, [{ subject: 'letter' }])).toBe('')
})

test('fees join the sums of their own currency, and no fee opens no currency', () => {
  const rows = [
    { amount: '100.00', currency: 'KGS', fee: '60.00' },
    { amount: '8400.00', currency: 'USD', fee: '40.50' },
    { amount: '5.00', currency: 'EUR', fee: '0.00' },
  ]
  expect(amountsWithFeesText(kind, rows)).toBe(
    '200,50\u00A0KGS · 8\u00A0400,00\u00A0USD · 5,00\u00A0EUR',
  )
  expect(amountsWithFeesText(kind, rows.slice(2))).toBe('5,00\u00A0EUR')
})

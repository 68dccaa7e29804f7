import { expect, test } from 'vitest'
import { middleBetween } from './middle-rates.ts'

const quotes = [
  { currency: 'USD', salesRate: '87.4500', purchaseRate: '87.4500' },
  { currency: 'EUR', salesRate: '101.2000', purchaseRate: '101.2000' },
] as const

test.each([
  ['USD', 'KGS', { base: 'USD', quote: 'KGS', value: '87.4500' }],
  ['KGS', 'USD', { base: 'USD', quote: 'KGS', value: '87.4500' }],
  ['EUR', 'USD', { base: 'EUR', quote: 'USD', value: '1.1572327' }],
  ['GBP', 'KGS', undefined],
] as const)('the middle between %s and %s', (base, quote, expected) => {
  expect(middleBetween(base, quote, quotes)).toEqual(expected)
})

import { expect, test } from 'vitest'
import { multiBalance, totalIn } from './multi-balance.ts'

const quotes = [
  { currency: 'USD', salesRate: '87.5', purchaseRate: '87.5' },
  { currency: 'EUR', salesRate: '100', purchaseRate: '100' },
] as const
const soms = { currency: 'KGS', amountMinor: 1_000_00n } as const
const dollars = { currency: 'USD', amountMinor: 10_00n } as const
const tenges = { currency: 'KZT', amountMinor: 5n } as const

test('several balances get an entry for all of them, in the base currency and first', () => {
  expect(multiBalance('KGS', [soms, dollars], quotes)).toEqual([
    { currency: 'ALL', amount: { currency: 'KGS', amountMinor: 1_875_00n } },
    { currency: 'KGS', amount: soms },
    { currency: 'USD', amount: dollars },
  ])
})

test('one balance needs no total', () => {
  expect(multiBalance('KGS', [soms], quotes)).toEqual([{ currency: 'KGS', amount: soms }])
})

test('a total that would leave money out is not shown', () => {
  expect(multiBalance('KGS', [soms, tenges], quotes).map(entry => entry.currency)).toEqual([
    'KGS',
    'KZT',
  ])
  expect(totalIn('KGS', [soms, { ...tenges, amountMinor: 0n }], quotes)).toBe(1_000_00n)
})

test('a total in another currency goes over the som', () => {
  expect(totalIn('EUR', [dollars], quotes)).toBe(8_75n)
})

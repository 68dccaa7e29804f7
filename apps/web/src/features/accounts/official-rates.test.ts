import { expect, test } from 'vitest'
import { totalInSom } from './official-rates.ts'
import type { OfficialRates } from './official-rates.ts'

const rates: OfficialRates = {
  date: '2026-11-28',
  isOld: false,
  soms: new Map([
    ['USD', '87.4500'],
    ['RUB', '1.2263'],
    ['JPY', '0.5800'],
  ]),
}

test('currencies become one sum in som, each rounded to the tyiyn once', () => {
  const total = totalInSom(
    [
      { amountMinor: 100_000n, currency: 'KGS' },
      { amountMinor: 1_157_420n, currency: 'USD' },
      { amountMinor: 1_003n, currency: 'RUB' },
    ],
    rates,
  )
  expect(total.total).toBe('1013176.09')
  expect(total.parts).toEqual([
    { currency: 'KGS', soms: '1000.00' },
    { currency: 'USD', soms: '1012163.79' },
    { currency: 'RUB', soms: '12.30' },
  ])
})

test('a yen has no minor unit', () => {
  expect(totalInSom([{ amountMinor: 1_000n, currency: 'JPY' }], rates).total).toBe('580.00')
})

test('a currency without a rate is named and not guessed', () => {
  const total = totalInSom([{ amountMinor: 5n, currency: 'GBP' }], rates)
  expect(total).toEqual({ total: '0.00', parts: [], without: ['GBP'] })
})

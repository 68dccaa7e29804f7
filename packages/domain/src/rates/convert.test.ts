import { describe, expect, test } from 'vitest'
import { ok } from '../result.ts'
import { convertWithQuotes, costWithQuotes, crossRate, rateChange, type Quote } from './convert.ts'

const quotes: readonly Quote[] = [
  { currency: 'USD', salesRate: '87.6', purchaseRate: '87.3' },
  { currency: 'EUR', salesRate: '102.1', purchaseRate: '101.2' },
  { currency: 'JPY', salesRate: '0.61', purchaseRate: '0.57' },
]

describe('converting money', () => {
  test.each([
    ['who sells dollars gets the purchase rate', 100_00n, 'USD', 'KGS', 8_730_00n],
    ['who buys dollars pays the sales rate', 8_760_00n, 'KGS', 'USD', 100_00n],
    ['between two currencies both rates count, rounded once', 100_00n, 'USD', 'EUR', 85_50n],
    ['a yen has no hundredths', 1_000n, 'JPY', 'KGS', 570_00n],
    ['and none are made up', 100_00n, 'KGS', 'JPY', 164n],
    ['the same currency stays what it is', 12_34n, 'EUR', 'EUR', 12_34n],
    ['nothing is nothing', 0n, 'USD', 'KGS', 0n],
  ] as const)('%s', (_what, amountMinor, from, to, expected) => {
    expect(convertWithQuotes(amountMinor, from, to, quotes)).toEqual(ok(expected))
  })

  test('never gives more back than was put in', () => {
    for (let amount = 1n; amount < 2_000n; amount += 7n) {
      const there = convertWithQuotes(amount, 'USD', 'EUR', quotes)
      const back = there.ok ? convertWithQuotes(there.value, 'EUR', 'USD', quotes) : there
      expect(back.ok && back.value <= amount).toBe(true)
    }
  })

  test('a currency without a rate is named', () => {
    expect(convertWithQuotes(1n, 'KGS', 'UZS', quotes)).toMatchObject({
      error: { code: 'RATE_NOT_FOUND', params: { currency: 'UZS' } },
    })
    expect(convertWithQuotes(1n, 'CNY', 'USD', quotes)).toMatchObject({
      error: { params: { currency: 'CNY' } },
    })
  })

  test('a rate of zero is a broken table', () => {
    const broken = [{ currency: 'USD', salesRate: '0', purchaseRate: '0' }] as const
    expect(() => convertWithQuotes(1n, 'USD', 'KGS', broken)).toThrow(RangeError)
  })
})

test.each([
  ['dollars cost the sales rate', 100_00n, 'USD', 'KGS', 8_760_00n],
  ['soms cost the purchase rate', 8_730_00n, 'KGS', 'USD', 100_00n],
  ['euros paid in dollars cost both', 87_30n, 'EUR', 'USD', 102_10n],
  ['the same currency costs itself', 5n, 'USD', 'USD', 5n],
] as const)('%s', (_what, amountMinor, bought, paidIn, expected) => {
  expect(costWithQuotes(amountMinor, bought, paidIn, quotes)).toEqual(ok(expected))
})

test('a rate between two currencies keeps four digits and drops empty ones', () => {
  expect(crossRate('USD', 'KGS', quotes)).toEqual(ok('87.3000'))
  expect(crossRate('KGS', 'USD', quotes)).toEqual(ok('0.01141553'))
  expect(crossRate('USD', 'EUR', quotes)).toEqual(ok('0.85504407'))
})

test('a change has its sign', () => {
  expect(rateChange('87.45', '87.4011')).toBe('0.0489')
  expect(rateChange('0.1859', '0.19')).toBe('-0.0041')
})

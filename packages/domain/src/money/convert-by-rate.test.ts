import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  boughtFor,
  convertByRate,
  costOf,
  isConversion,
  type QuotedRate,
} from './convert-by-rate.ts'

const dollars: QuotedRate = { base: 'USD', quote: 'KGS', value: '87.4500' }
const yen: QuotedRate = { base: 'JPY', quote: 'KGS', value: '0.5612' }

describe('converting by a quoted rate', () => {
  test.each([
    [100_00n, 'USD', dollars, 8_745_00n],
    [8_745_00n, 'KGS', dollars, 100_00n],
    [1n, 'USD', dollars, 87n],
    [1_00n, 'KGS', dollars, 1n],
    [10_000n, 'JPY', yen, 5_612_00n],
    [5_612_00n, 'KGS', yen, 10_000n],
  ] as const)('%s of %s', (amountMinor, from, rate, expected) => {
    expect(convertByRate(amountMinor, from, rate)).toBe(expected)
  })

  test('a currency that is no side of the rate, or a rate of nothing, is a mistake of the program', () => {
    expect(() => convertByRate(1n, 'EUR', dollars)).toThrow(RangeError)
    expect(() => convertByRate(1n, 'USD', { ...dollars, value: '0.00' })).toThrow(RangeError)
  })
})

describe('the two sides of a conversion', () => {
  test('belong together whichever of them was typed', () => {
    const amounts = fc.bigInt({ min: 100n, max: 10n ** 12n })
    fc.assert(
      fc.property(amounts, fc.boolean(), (amountMinor, isBase) => {
        const from = isBase ? 'USD' : 'KGS'
        const to = isBase ? 'KGS' : 'USD'
        const typed = { amountMinor, currency: from } as const
        const bought = { amountMinor: boughtFor(amountMinor, from, dollars), currency: to } as const
        const paid = { amountMinor: costOf(amountMinor, from, dollars), currency: to } as const
        expect(isConversion(typed, bought, dollars)).toBe(true)
        expect(isConversion(paid, typed, dollars)).toBe(true)
      }),
    )
  })

  test('never round in favour of the client, so that many small ones give no money away', () => {
    expect(boughtFor(44n, 'KGS', dollars)).toBe(0n)
    expect(costOf(1n, 'USD', dollars)).toBe(88n)
    const rounded = { amountMinor: 44n, currency: 'KGS' } as const
    expect(isConversion(rounded, { amountMinor: 1n, currency: 'USD' }, dollars)).toBe(false)
  })

  test.each([
    ['an amount is a som too large', { amountMinor: 8_746_00n, currency: 'KGS' }],
    ['a currency is no side of the rate', { amountMinor: 8_745_00n, currency: 'EUR' }],
    ['both are of one currency', { amountMinor: 100_00n, currency: 'USD' }],
  ] as const)('do not belong together when %s', (_why, bought) => {
    expect(isConversion({ amountMinor: 100_00n, currency: 'USD' }, bought, dollars)).toBe(false)
  })
})

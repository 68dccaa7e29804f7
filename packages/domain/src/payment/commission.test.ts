import { describe, expect, test } from 'vitest'
import type { CurrencyCode } from '../money/currency.ts'
import { divRound } from '../money/money.ts'
import { commissionOf, type ConvertAmount, type Tariff } from './commission.ts'
import { clearingLimitMinor, operationsForAmount } from './interbank-choice.ts'

function aTariff(change: Partial<Tariff>): Tariff {
  return {
    id: 'row',
    operation: 'CLEARING',
    currency: 'KGS',
    fromMinor: 1n,
    toMinor: null,
    fixedMinor: null,
    percent: null,
    minMinor: null,
    maxMinor: null,
    feeCurrency: 'KGS',
    ...change,
  }
}

const tariffs: readonly Tariff[] = [
  aTariff({ id: '033', toMinor: 2_000_000n, fixedMinor: 1_000n }),
  aTariff({ id: '034', fromMinor: 2_000_001n, toMinor: 10_000_000n, fixedMinor: 3_500n }),
  aTariff({ id: '035', fromMinor: 10_000_001n, toMinor: 50_000_000n, fixedMinor: 5_000n }),
  aTariff({ id: '036', fromMinor: 50_000_001n, toMinor: 100_000_000n, fixedMinor: 8_000n }),
  aTariff({ id: '037', operation: 'GROSS', fixedMinor: 12_000n }),
  aTariff({
    id: '038',
    operation: 'INTRABANK_OWN',
    currency: '*',
    fixedMinor: 0n,
    feeCurrency: 'account',
  }),
  aTariff({ id: '039', operation: 'INTRABANK_FOREIGN', fixedMinor: 0n }),
  aTariff({
    id: '040',
    operation: 'INTRABANK_FOREIGN',
    currency: '*',
    percent: '0.05',
    minMinor: 5_000n,
    maxMinor: 150_000n,
  }),
  aTariff({
    id: '041',
    operation: 'SWIFT_OUR',
    currency: 'USD',
    percent: '0.2',
    minMinor: 3_000n,
    maxMinor: 20_000n,
    feeCurrency: 'USD',
  }),
]

const noRate: ConvertAmount = () => undefined
const feeOf = (operation: string, currency: CurrencyCode, amountMinor: bigint) =>
  commissionOf(tariffs, operation, { currency, amountMinor }, currency, noRate)

describe('the fee of a payment', () => {
  test.each([
    ['CLEARING', 'KGS', 1n, 1_000n, '033'],
    ['CLEARING', 'KGS', 2_000_000n, 1_000n, '033'],
    ['CLEARING', 'KGS', 2_000_001n, 3_500n, '034'],
    ['CLEARING', 'KGS', 50_000_000n, 5_000n, '035'],
    ['CLEARING', 'KGS', 100_000_000n, 8_000n, '036'],
    ['GROSS', 'KGS', 100_000_001n, 12_000n, '037'],
    ['INTRABANK_OWN', 'USD', 500n, 0n, '038'],
    ['INTRABANK_FOREIGN', 'KGS', 500n, 0n, '039'],
    ['SWIFT_OUR', 'USD', 100_000n, 3_000n, '041'],
    ['SWIFT_OUR', 'USD', 1_500_025n, 3_000n, '041'],
    ['SWIFT_OUR', 'USD', 2_000_250n, 4_001n, '041'],
    ['SWIFT_OUR', 'USD', 99_999_999n, 20_000n, '041'],
  ] as const)(
    '%s %s of %s minor units costs %s by row %s',
    (operation, currency, amount, fee, id) => {
      expect(feeOf(operation, currency, amount)).toMatchObject({
        amountMinor: fee,
        tariffId: id,
      })
    },
  )

  test('of a row with both is the fixed part and the share, whose bounds are its own', () => {
    const both = aTariff({
      operation: 'SWIFT_BEN',
      currency: '*',
      fixedMinor: 700n,
      percent: '0.1',
      minMinor: 500n,
      maxMinor: 900n,
    })
    const inSom = (currency: 'KGS' | 'USD', amountMinor: bigint) =>
      commissionOf([both], 'SWIFT_BEN', { currency, amountMinor }, 'KGS', minor => minor * 10n)
        ?.amountMinor
    expect([100n, 600_000n, 9_000_000n].map(amount => inSom('KGS', amount))).toEqual([
      1_200n,
      1_300n,
      1_600n,
    ])
    expect(inSom('USD', 60_000n)).toBe(1_300n)
  })

  test('is unknown where no row fits, which is not free of charge', () => {
    expect(feeOf('CLEARING', 'KGS', 100_000_001n)).toBeUndefined()
    expect(feeOf('CLEARING', 'USD', 100n)).toBeUndefined()
  })

  test('a row for every currency charges in the currency of the payment', () => {
    expect(feeOf('INTRABANK_OWN', 'EUR', 500n)?.currency).toBe('EUR')
  })

  test('bounds in another currency apply at the official rate, and the account pays in its own', () => {
    const convert: ConvertAmount = (minor, from, to) =>
      from === 'USD' ? divRound(minor * 87n, 1n) : to === 'USD' ? divRound(minor, 87n) : undefined
    const fee = (amountMinor: bigint, paying: 'USD' | 'KGS' | 'EUR') =>
      commissionOf(tariffs, 'INTRABANK_FOREIGN', { currency: 'USD', amountMinor }, paying, convert)
    expect(fee(100_000n, 'KGS')).toEqual({ amountMinor: 5_000n, currency: 'KGS', tariffId: '040' })
    expect(fee(1_000_000n, 'KGS')?.amountMinor).toBe(43_500n)
    expect(fee(1_000_000n, 'USD')).toEqual({ amountMinor: 500n, currency: 'USD', tariffId: '040' })
    expect(fee(100_000n, 'USD')?.amountMinor).toBe(57n)
    // Nobody knows what a euro is worth.
    expect(fee(100_000n, 'EUR')).toBeUndefined()
  })

  test('a percentage is rounded once, in the currency of its bounds', () => {
    const yen = aTariff({
      operation: 'SWIFT_OUR',
      currency: 'JPY',
      percent: '0.2',
      feeCurrency: 'KGS',
    })
    // 0.2 % of 12,345 yen are 24.69 yen, which are 14.814 som at 0.6: not 25 yen in som.
    const convert: ConvertAmount = minor => minor * 60n
    const base = { currency: 'JPY', amountMinor: 12_345n } as const
    expect(commissionOf([yen], 'SWIFT_OUR', base, 'KGS', convert)?.amountMinor).toBe(1_481n)
  })
})

test('one million som goes by clearing or urgently by gross, a tyiyn more by gross alone', () => {
  expect(operationsForAmount(clearingLimitMinor)).toEqual(['CLEARING', 'GROSS'])
  expect(operationsForAmount(clearingLimitMinor + 1n)).toEqual(['GROSS'])
})

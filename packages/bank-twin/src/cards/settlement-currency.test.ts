import { expect, test } from 'vitest'
import { settlementOf } from './card-payment.ts'

const quotes = (
  [
    ['USD', '87.0000'],
    ['EUR', '100.0000'],
    ['CNY', '12.0000'],
  ] as const
).map(([currency, rate]) => ({ currency, salesRate: rate, purchaseRate: rate }))

test.each([
  ['VISA', 'EUR', 87_00n, 'USD', 100_00n],
  ['MCard', 'EUR', 87_00n, 'USD', 100_00n],
  ['CUP', 'EUR', 12_00n, 'CNY', 100_00n],
  ['CUP', 'USD', 12_00n, 'CNY', 87_00n],
  ['ELCRD', 'USD', 1_00n, 'KGS', 87_00n],
  ['VISA', 'USD', 1_00n, 'USD', 1_00n],
  ['VISA', 'KGS', 87_00n, 'KGS', 87_00n],
  ['CUP', 'KGS', 12_00n, 'KGS', 12_00n],
] as const)(
  '%s settles what was paid in %s for %i in %s as %i',
  (paymentSystem, currency, amountMinor, settlementCurrency, settlementMinor) => {
    expect(settlementOf({ paymentSystem }, { amountMinor, currency }, quotes)).toEqual({
      settlementMinor,
      settlementCurrency,
    })
  },
)

test('what has no official rate is settled in its own currency', () => {
  const inYen = { amountMinor: 500n, currency: 'JPY' } as const
  expect(settlementOf({ paymentSystem: 'VISA' }, inYen, quotes)).toEqual({
    settlementMinor: 500n,
    settlementCurrency: 'JPY',
  })
})

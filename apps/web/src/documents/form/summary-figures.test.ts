import { describe, expect, test } from 'vitest'
import { summaryFigures } from './summary-figures.ts'

const payer = { balance: '2446811.00', plannedBalance: '2360601.00', currency: 'KGS' } as const

describe('what is left on the account', () => {
  test('is what other documents leave, minus the amount and the fee', () => {
    expect(summaryFigures(payer, 42_000_000n, { amountMinor: 6_000n, currency: 'KGS' })).toEqual({
      availableMinor: 236_060_100n,
      pendingMinor: 8_621_000n,
      leftMinor: 194_054_100n,
      isShort: false,
    })
  })

  test('is not known while there is no amount', () => {
    expect(summaryFigures(payer, undefined, undefined)).toMatchObject({
      leftMinor: undefined,
      isShort: false,
    })
  })

  test('ignores a fee in another currency: currencies are never added together', () => {
    const dollars = { balance: '100.00', plannedBalance: '100.00', currency: 'USD' } as const
    const figures = summaryFigures(dollars, 9_900n, { amountMinor: 6_000n, currency: 'KGS' })
    expect(figures.leftMinor).toBe(100n)
  })

  test.each([
    { amountMinor: 236_060_100n, feeMinor: 0n, isShort: false },
    { amountMinor: 236_060_100n, feeMinor: 1n, isShort: true },
  ])('is short by the fee alone: $isShort', ({ amountMinor, feeMinor, isShort }) => {
    const fee = { amountMinor: feeMinor, currency: 'KGS' } as const
    expect(summaryFigures(payer, amountMinor, fee).isShort).toBe(isShort)
  })
})

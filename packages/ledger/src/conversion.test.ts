import { exactDecimal } from '@tartip/domain/money/exact-decimal'
import { convertAt, divRound } from '@tartip/domain/money/money'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlayBooks } from './books.ts'
import { conversionRequests } from './conversion.ts'
import { decideBatch } from './decide-batch.ts'
import { accountId, scenarioAccounts, scenarioTime, transferId } from './testing/scenarios.ts'

/** The client's account allows overdraft, so that only the rate decides. */
function booksWithOverdraft() {
  const books = overlayBooks(undefined)
  for (const account of scenarioAccounts) {
    books.putAccount({
      ...account,
      overdraftAllowed: true,
      bookedMinor: 0n,
      heldMinor: 0n,
      lastSequence: 0n,
      lastBookedAt: undefined,
    })
  }
  return books
}

function buyDollars(soldMinor: bigint, boughtMinor: bigint, rate: string) {
  const { answers } = decideBatch(
    booksWithOverdraft(),
    conversionRequests({
      sold: {
        transferId: transferId(1),
        accountId: accountId('ann'),
        positionAccountId: accountId('bank'),
        currency: 'KGS',
        amountMinor: soldMinor,
      },
      bought: {
        transferId: transferId(2),
        accountId: accountId('dollars'),
        positionAccountId: accountId('bankDollars'),
        currency: 'USD',
        amountMinor: boughtMinor,
      },
      rate,
      pricedCurrency: 'USD',
      bookedAt: scenarioTime(0),
    }),
  )
  return answers.map(answer => answer.result)
}

const rate = fc.integer({ min: 500_000, max: 2_000_000 }).map(ten => {
  const text = String(ten)
  return `${text.slice(0, -4)}.${text.slice(-4)}`
})
const done = ['DONE', 'DONE']

describe('rounding creates no money', () => {
  test('whichever amount the client enters, the other one follows from the rate', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), rate, (minor, price) => {
        expect(buyDollars(convertAt(minor, 'USD', 'KGS', price), minor, price)).toEqual(done)
        const { unscaled, scale } = exactDecimal(price)
        const dollars = divRound(minor * 10n ** BigInt(scale), unscaled)
        if (dollars > 0n) expect(buyDollars(minor, dollars, price)).toEqual(done)
      }),
    )
  })

  test('both amounts have the same value, up to half a minor unit of one of them', () => {
    const amount = fc.bigInt({ min: 1n, max: 1_000_000n })
    fc.assert(
      fc.property(amount, fc.bigInt({ min: -200n, max: 200n }), rate, (dollars, off, price) => {
        const { unscaled, scale } = exactDecimal(price)
        const one = 10n ** BigInt(scale)
        const som = convertAt(dollars, 'USD', 'KGS', price) + off
        fc.pre(som > 0n)
        const isDone = buyDollars(som, dollars, price).every(result => result === 'DONE')
        // Both sides in som, 10^-scale of a tyiyn: twice the difference against one tyiyn or one cent.
        const difference = 2n * (som * one - dollars * unscaled)
        const size = difference < 0n ? -difference : difference
        expect(isDone).toBe(size <= one || size <= unscaled)
      }),
    )
  })
})

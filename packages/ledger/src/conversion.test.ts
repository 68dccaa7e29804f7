import { boughtFor, costOf } from '@tartip/domain/money/convert-by-rate'
import { exactDecimal } from '@tartip/domain/money/exact-decimal'
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
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 12n }), rate, (minor, value) => {
        const price = { base: 'USD', quote: 'KGS', value } as const
        expect(buyDollars(costOf(minor, 'USD', price), minor, value)).toEqual(done)
        const dollars = boughtFor(minor, 'KGS', price)
        if (dollars > 0n) expect(buyDollars(minor, dollars, value)).toEqual(done)
      }),
    )
  })

  test('what the client pays is worth what they get, or more by less than a minor unit of one of them', () => {
    const amount = fc.bigInt({ min: 1n, max: 1_000_000n })
    fc.assert(
      fc.property(amount, fc.bigInt({ min: -200n, max: 200n }), rate, (dollars, off, value) => {
        const { unscaled, scale } = exactDecimal(value)
        const one = 10n ** BigInt(scale)
        const som = costOf(dollars, 'USD', { base: 'USD', quote: 'KGS', value }) + off
        fc.pre(som > 0n)
        const isDone = buyDollars(som, dollars, value).every(result => result === 'DONE')
        // Both sides in som, 10^-scale of a tyiyn: what the bank gains against one tyiyn or one cent.
        const gain = som * one - dollars * unscaled
        expect(isDone).toBe(gain >= 0n && (gain < one || gain < unscaled))
      }),
    )
  })
})

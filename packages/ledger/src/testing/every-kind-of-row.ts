import type { Ledger } from '../ledger.ts'
import { accountId, requestOf, storyTime } from './scenarios.ts'

/** An account of the bank on which money is held though nobody locks it. */
const transit = accountId('nobody')

/**
 * Books with a row of every kind in every table: money moved, held, posted, let go and expired, a conversion, a
 * refusal; changes that are folded and some that wait; batches in the chain, and one that waits.
 */
export async function bookEveryKindOfRow(ledger: Ledger): Promise<void> {
  await ledger.openAccounts([
    { id: transit, currency: 'KGS', normalSide: 'CREDIT', overdraftAllowed: true, holder: 'bank' },
  ])
  await ledger.post([
    requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100_000n }),
    requestOf({ move: 2, from: 'bank', to: 'nobody', amount: 500n }),
    requestOf({ hold: 3, from: 'ann', to: 'bob', amount: 40n, at: 1 }),
    requestOf({ hold: 4, from: 'ann', to: 'bob', amount: 50n, at: 1 }),
    requestOf({ hold: 5, from: 'ann', to: 'bob', amount: 60n, at: 1, expires: 2 }),
    requestOf({ hold: 6, from: 'ann', to: 'bob', amount: 70n, at: 1, expires: 99 }),
    requestOf({ move: 7, from: 'bob', to: 'ann', amount: 1_000_000n }),
  ])
  await ledger.post([
    requestOf({ post: 8, of: 3, amount: 30n, at: 2 }),
    requestOf({ void: 9, of: 4, at: 2 }),
    requestOf({ move: 10, from: 'ann', to: 'bank', amount: 8_745n, at: 2, link: true }),
    requestOf({
      move: 11,
      from: 'bankDollars',
      to: 'dollars',
      currency: 'USD',
      amount: 100n,
      at: 2,
      converts: [10, '87.45', 'USD'],
    }),
  ])
  await ledger.expireHolds(storyTime(3), 10)
  await ledger.foldDeltas()
  await ledger.sealBatches()
  await ledger.post([
    requestOf({ move: 12, from: 'bank', to: 'ann', amount: 5n, at: 4 }),
    requestOf({ hold: 13, from: 'nobody', to: 'ann', amount: 9n, at: 4 }),
  ])
}

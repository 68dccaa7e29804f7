import type { Ledger } from '../ledger.ts'
import { requestOf } from './scenarios.ts'

/** Three batches, sealed: a payment in, a payment on, and a hold. */
export async function bookThreeBatches(ledger: Ledger): Promise<void> {
  await ledger.post([requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n })])
  await ledger.post([requestOf({ move: 2, from: 'ann', to: 'bob', amount: 40n, at: 1 })])
  await ledger.post([
    requestOf({ hold: 3, from: 'ann', to: 'bob', amount: 10n, expires: 99, at: 2 }),
  ])
  await ledger.sealBatches()
}

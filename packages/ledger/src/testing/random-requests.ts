import fc from 'fast-check'
import type { TransferRequest } from '../transfer.ts'
import { type AccountName, accountId, scenarioTime, transferId } from './scenarios.ts'

const account = fc
  .constantFrom<AccountName>('ann', 'bob', 'dollars', 'loan', 'bank', 'bank', 'bankDollars')
  .map(accountId)
// Few ids, so that requests collide: repeated, changed, and resolving each other's holds.
const id = fc.integer({ min: 1, max: 25 }).map(transferId)
const amount = fc.bigInt({ min: 1n, max: 120n })
const common = {
  id,
  bookedAt: fc.integer({ min: 0, max: 60 }).map(scenarioTime),
  isLinkedToNext: fc.boolean().map(isLinked => isLinked),
}
const between = {
  debitAccountId: account,
  creditAccountId: account,
  currency: fc.constantFrom('KGS' as const, 'KGS' as const, 'USD' as const),
  amountMinor: amount,
}

const request: fc.Arbitrary<TransferRequest> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('TRANSFER' as const), ...common, ...between }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('HOLD' as const), ...common, ...between }),
  },
  {
    weight: 2,
    arbitrary: fc.record(
      { kind: fc.constant('POST_HOLD' as const), ...common, holdId: id, amountMinor: amount },
      { requiredKeys: ['kind', 'id', 'bookedAt', 'holdId'] },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom('VOID_HOLD' as const, 'EXPIRE_HOLD' as const),
      ...common,
      holdId: id,
    }),
  },
)

/** Lists of requests that repeat, contradict and resolve each other. The last one closes every chain. */
export const randomRequests: fc.Arbitrary<TransferRequest[]> = fc
  .array(request, { minLength: 1, maxLength: 40 })
  .map(list =>
    list.map((one, index) => (index === list.length - 1 ? { ...one, isLinkedToNext: false } : one)),
  )

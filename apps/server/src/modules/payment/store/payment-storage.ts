import { err, type Result } from '@tartip/domain/result'

import type { Db } from '../../../platform/db/db.ts'
import { byKey } from '../../../platform/db/connections.ts'
import { inSystem, inTenant, sqlStateOf } from '../../../platform/db/transaction.ts'
import { createCoalescer } from '../../../platform/coalesce.ts'
import {
  findAnswer,
  type StoredAnswer,
  type IdempotencyKey,
} from '../../../platform/idempotency/idempotency-store.ts'
import type { PaymentJobDeps } from '../jobs/payment-job-deps.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { createPaymentJobStore } from './create-payment-job-store.ts'
import { createPaymentReads } from './create-payment-reads.ts'
import { createPaymentStore, writeAtOnce, type WriteCall } from './create-payment-store.ts'

export type PaymentStorage = Pick<
  PaymentDeps,
  'inTransaction' | 'writeAtOnce' | 'earlierAnswer' | 'reads'
> &
  Pick<PaymentJobDeps, 'inSystem'>

/** Everything that the use cases and jobs need of PostgreSQL. */
export function createPaymentStorage(db: Db): PaymentStorage {
  const gathered = (kind: 'insert' | 'saveStatus') =>
    createCoalescer((calls: readonly WriteCall[]) => writeAtOnce(byKey(db), kind, calls), {
      sizeOf: ({ changes }) => Math.max(1, changes.length),
    })
  const writes = { insert: gathered('insert'), saveStatus: gathered('saveStatus') }
  return {
    reads: createPaymentReads(db),
    inTransaction: (legalPartyId, run) =>
      unlessLocked(() => inTenant(db, legalPartyId, tx => run(createPaymentStore(tx)))),
    writeAtOnce: (legalPartyId, kind, changes, answer) =>
      unlessLocked(() => writes[kind]({ legalPartyId, changes, answer })),
    inSystem: run => inSystem(byKey(db), tx => run(createPaymentJobStore(tx))),
    earlierAnswer: (key, requestHash) => findEarlierAnswer(db, key, requestHash),
  }
}

/** Whoever waits too long for a document that somebody else holds is told so. */
async function unlessLocked<T, E extends string>(
  run: () => Promise<Result<T, E>>,
): Promise<Result<T, E | 'OPERATION_IN_PROCESS'>> {
  try {
    return await run()
  } catch (error) {
    // 55P03: lock timeout.
    if (sqlStateOf(error) !== '55P03') throw error
    return err('OPERATION_IN_PROCESS')
  }
}

/** Looking claims a free key; rolling back frees it again, since nothing has been done under it. */
async function findEarlierAnswer(
  db: Db,
  key: IdempotencyKey,
  requestHash: string,
): Promise<StoredAnswer> {
  let found: StoredAnswer = { kind: 'new' }
  await inTenant(db, key.legalPartyId, async tx => {
    found = await findAnswer(tx, key, requestHash)
    return err('ONLY_LOOKED_UP')
  })
  return found
}

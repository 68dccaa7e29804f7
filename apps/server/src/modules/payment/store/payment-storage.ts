import { err, type Result } from '@tartip/domain/result'
import { CompiledQuery } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import { byKey } from '../../../platform/db/connections.ts'
import { inSystem, inTenant, sqlStateOf } from '../../../platform/db/transaction.ts'
import { createCoalescer } from '../../../platform/coalesce.ts'
import { createMutationDeps } from '../../../platform/documents/run-mutation.ts'
import type { IdempotencyKey } from '../../../platform/idempotency/idempotency-store.ts'
import { inTenantSingleRoundTrip } from '../../../platform/db/one-round-trip.ts'
import type { PaymentJobDeps } from '../jobs/payment-job-deps.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { createPaymentJobStore } from './create-payment-job-store.ts'
import { createPaymentReads } from './create-payment-reads.ts'
import { paymentColumnList } from './payment-columns.ts'
import { paymentFromRow, type PaymentRow } from './payment-row.ts'
import { createPaymentStore, writeAtOnce, type WriteCall } from './create-payment-store.ts'

export type PaymentStorage = Pick<
  PaymentDeps,
  'inTransaction' | 'writeAtOnce' | 'findForStep' | 'earlierAnswer' | 'runningCalls' | 'reads'
> &
  Pick<PaymentJobDeps, 'inSystem'>

/** Everything that the use cases and jobs need of PostgreSQL. */
export function createPaymentStorage(db: Db): PaymentStorage {
  const gathered = (kind: 'insert' | 'saveStatus') =>
    createCoalescer((calls: readonly WriteCall[]) => writeAtOnce(byKey(db), kind, calls), {
      sizeOf: ({ changes }) => Math.max(1, changes.length),
    })
  const findForStep = createCoalescer((calls: readonly StepCall[]) =>
    findForSteps(byKey(db), calls),
  )
  const writes = { insert: gathered('insert'), saveStatus: gathered('saveStatus') }
  return {
    reads: createPaymentReads(db),
    inTransaction: (legalPartyId, run) =>
      unlessLocked(() => inTenant(db, legalPartyId, tx => run(createPaymentStore(tx)))),
    writeAtOnce: (legalPartyId, kind, changes, answer) =>
      unlessLocked(() => writes[kind]({ legalPartyId, changes, answer })),
    inSystem: run => inSystem(byKey(db), tx => run(createPaymentJobStore(tx))),
    findForStep: (legalPartyId, ids, key) => findForStep({ legalPartyId, ids, key }),
    ...createMutationDeps(db),
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

interface StepCall {
  readonly legalPartyId: string
  readonly ids: readonly string[]
  readonly key: IdempotencyKey
}

/** The documents of coalesced calls, each seeing its own organisation's, and whose key has an answer. */
async function findForSteps(
  db: Db,
  calls: readonly StepCall[],
): Promise<readonly Awaited<ReturnType<PaymentDeps['findForStep']>>[]> {
  const wanted = calls.flatMap(({ legalPartyId, ids }) => ids.map(id => ({ legalPartyId, id })))
  const parties = calls.map(({ legalPartyId }) => legalPartyId)
  const [rows = [], answers = []] = await inTenantSingleRoundTrip(db, parties, [
    CompiledQuery.raw(
      `select ${paymentColumnList} from unnest($1::uuid[], $2::uuid[]) as k(legal_party_id, id)
       join payment.payment p on p.legal_party_id = k.legal_party_id and p.id = k.id
       where p.deleted_at is null`,
      [wanted.map(({ legalPartyId }) => legalPartyId), wanted.map(({ id }) => id)],
    ),
    CompiledQuery.raw(
      `select k.place::integer as place
       from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[])
         with ordinality as k(legal_party_id, person_id, operation, key, place)
       cross join lateral (
         select from platform.idempotency i
         where i.legal_party_id = k.legal_party_id and i.person_id = k.person_id
           and i.operation = k.operation and i.key = k.key
         limit 1) as kept`,
      [
        parties,
        calls.map(({ key }) => key.personId),
        calls.map(({ key }) => key.operation),
        calls.map(({ key }) => key.key),
      ],
    ),
  ])
  const found = new Map(
    (rows as PaymentRow[]).map(row => [placeOf(row.legal_party_id, row.id), row]),
  )
  const answered = new Set((answers as { place: number }[]).map(({ place }) => place))
  return calls.map(({ legalPartyId, ids }, index) => ({
    documents: ids.flatMap(id => {
      const row = found.get(placeOf(legalPartyId, id))
      return row ? [paymentFromRow(row)] : []
    }),
    isAnswered: answered.has(index + 1),
  }))
}

const placeOf = (legalPartyId: string, id: string): string => `${legalPartyId} ${id}`

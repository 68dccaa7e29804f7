import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTenant } from '../../platform/db/transaction.ts'
import type { Signing } from '../signing/public.ts'
import type { PaymentDeps } from './payment-deps.ts'

/** What documents need of signing; a stage is put before phones in a transaction of its own. */
export function paymentSigning(deps: {
  readonly db: Db
  readonly clock: Clock
  readonly signing: Pick<Signing, 'prove' | 'phones'>
}): PaymentDeps['signing'] {
  const { db, clock, signing } = deps
  const { prove, phones } = signing
  return {
    prove,
    phones,
    askPhones: (legalPartyId, requests) =>
      inTenant(db, legalPartyId, tx => phones.open(tx, requests, clock.now())),
  }
}

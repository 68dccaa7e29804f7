import { sql } from 'kysely'
import type { PaymentStatus } from '@tartip/domain/payment/status'

import type { Db } from '../../../platform/db/db.ts'

/** A signature that is being counted at the bank, or was, on a document that has not come to its end. */
export interface LimitUse {
  readonly paymentId: string
  readonly contentVersion: number
  readonly personId: string
}

export interface FollowedLimitUse extends LimitUse {
  /** Undefined when the document is gone. */
  readonly statusCode: PaymentStatus | undefined
  readonly isReplaced: boolean
  readonly isSigned: boolean
  /** Counted so long ago that its signature would have been written by now. */
  readonly isOld: boolean
}

const columnsOf = (uses: readonly LimitUse[]) => sql`unnest(
  ${uses.map(use => use.paymentId)}::uuid[], ${uses.map(use => use.contentVersion)}::integer[],
  ${uses.map(use => use.personId)}::uuid[]) as k(payment_id, content_version, person_id)`

/** Records which signatures are about to be counted: whatever happens next, they are found and taken back. */
export async function recordLimitUses(
  tx: Db,
  legalPartyId: string,
  uses: readonly LimitUse[],
): Promise<void> {
  await sql`
    insert into payment.limit_use (legal_party_id, payment_id, content_version, person_id)
    select ${legalPartyId}, k.payment_id, k.content_version, k.person_id from ${columnsOf(uses)}
    on conflict (legal_party_id, payment_id, content_version, person_id)
      do update set noted_at = now()`.execute(tx)
}

/** Every noted signature with its document as it is now. */
export async function readLimitUses(tx: Db, legalPartyId: string): Promise<FollowedLimitUse[]> {
  const { rows } = await sql<{
    payment_id: string
    content_version: number
    person_id: string
    status_code: PaymentStatus | null
    is_replaced: boolean
    is_signed: boolean
    is_old: boolean
  }>`
    select u.payment_id, u.content_version, u.person_id, p.status_code,
      (p.id is null or p.content_version <> u.content_version) as is_replaced,
      exists (select from payment.signature s
        where s.legal_party_id = u.legal_party_id and s.payment_id = u.payment_id
          and s.content_version = u.content_version and s.person_id = u.person_id) as is_signed,
      u.noted_at < now() - interval '1 minute' as is_old
    from payment.limit_use u
    left join payment.payment p on p.legal_party_id = u.legal_party_id and p.id = u.payment_id
      and p.deleted_at is null
    where u.legal_party_id = ${legalPartyId}`.execute(tx)
  return rows.map(row => ({
    paymentId: row.payment_id,
    contentVersion: row.content_version,
    personId: row.person_id,
    statusCode: row.status_code ?? undefined,
    isReplaced: row.is_replaced,
    isSigned: row.is_signed,
    isOld: row.is_old,
  }))
}

export async function forgetLimitUses(
  tx: Db,
  legalPartyId: string,
  uses: readonly LimitUse[],
): Promise<void> {
  await sql`
    delete from payment.limit_use u using ${columnsOf(uses)}
    where u.legal_party_id = ${legalPartyId} and u.payment_id = k.payment_id
      and u.content_version = k.content_version and u.person_id = k.person_id`.execute(tx)
}

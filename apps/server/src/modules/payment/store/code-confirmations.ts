import { fromIso, toIso, type Instant } from '@tartip/domain/time/instant'
import { CompiledQuery } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'

/** An executed budget payment of which its provider does not know yet. */
export interface PaidCode {
  readonly legalPartyId: string
  readonly paymentId: string
  readonly kind: string
  readonly code: string
  readonly amountMinor: bigint
  /** When it was handed to the bank: a tax is paid on the day on which the bank accepts the order, whenever it executes it. */
  readonly paidAt: Instant
}

interface PaidCodeRow {
  readonly legal_party_id: string
  readonly payment_id: string
  readonly kind: string
  readonly code: string
  readonly amount_minor: string
  readonly paid_at: string
}

// The condition on the operation is that of the index `payment_budget`. After a receipt the bank may still refuse.
const claim = `
  with due as (
    select p.legal_party_id, p.id, p.terms, p.amount_minor, paid.entered_at
    from payment.payment p
    left join payment.code_confirmation c on c.legal_party_id = p.legal_party_id and c.payment_id = p.id
    cross join lateral (
      select min(h.entered_at) as entered_at from payment.status_history h
      where h.legal_party_id = p.legal_party_id and h.payment_id = p.id
        and h.status_code in ('PAYMENT_REQUEST_TO_BANK', 'SUCCESS')) paid
    where p.operation_code = 'BUDGET' and p.created_at > $1::timestamptz - interval '7 days'
      and p.status_code = 'SUCCESS' and paid.entered_at is not null
      and c.closed_at is null and coalesce(c.next_attempt_at, $1::timestamptz) <= $1::timestamptz
    order by p.created_at, p.id limit $3
    for update of p skip locked),
  claimed as (
    insert into payment.code_confirmation as c (legal_party_id, payment_id, next_attempt_at, attempts)
    select legal_party_id, id, $2::timestamptz, 1 from due
    on conflict (legal_party_id, payment_id) do update
      set next_attempt_at = excluded.next_attempt_at, attempts = c.attempts + 1
    returning legal_party_id, payment_id)
  select due.legal_party_id, due.id as payment_id, due.terms ->> 'budgetKind' as kind,
    due.terms ->> 'paylogicId' as code, due.amount_minor::text as amount_minor,
    to_char(due.entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as paid_at
  from due join claimed on claimed.legal_party_id = due.legal_party_id and claimed.payment_id = due.id`

/** Executed budget payments to report now; each is left to the caller until `nextAttemptAt`. */
export async function claimPaidCodes(
  tx: Db,
  {
    now,
    nextAttemptAt,
    limit,
  }: { readonly now: Instant; readonly nextAttemptAt: Instant; readonly limit: number },
): Promise<readonly PaidCode[]> {
  const values = [toIso(now), toIso(nextAttemptAt), limit]
  const { rows } = await tx.executeQuery<PaidCodeRow>(CompiledQuery.raw(claim, values))
  return rows.map(row => ({
    legalPartyId: row.legal_party_id,
    paymentId: row.payment_id,
    kind: row.kind,
    code: row.code,
    amountMinor: BigInt(row.amount_minor),
    paidAt: fromIso(row.paid_at),
  }))
}

/** The provider knows of the payment, or has refused it for good. */
export async function closeCodeConfirmation(
  tx: Db,
  { legalPartyId, paymentId }: PaidCode,
  now: Instant,
): Promise<void> {
  await tx.executeQuery(
    CompiledQuery.raw(
      `update payment.code_confirmation set closed_at = $3::timestamptz
       where legal_party_id = $1 and payment_id = $2`,
      [legalPartyId, paymentId, toIso(now)],
    ),
  )
}

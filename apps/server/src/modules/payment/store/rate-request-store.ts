import { toIso, type Instant, type LocalDate } from '@tartip/domain/time/instant'
import { CompiledQuery } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { paymentColumnList, paymentFromRow, type PaymentRow } from './payment-row.ts'

export interface DocumentKey {
  readonly legalPartyId: string
  readonly paymentId: string
}

/** Requests for a rate of the bank's own, bound to one transaction of the system. */
export interface RateRequestStore {
  /**
   * Conversions of today or later that wait for a rate and are due to be requested, the longest due first. Each is
   * noted as requested and is left to the caller until `nextQueryAt`.
   */
  claimAwaitingRate(claim: {
    readonly today: LocalDate
    readonly now: Instant
    readonly nextQueryAt: Instant
    readonly limit: number
  }): Promise<PaymentDocument[]>
  /** The dealer has decided about these: they are requested at the next run. */
  expediteRates(keys: readonly DocumentKey[], now: Instant): Promise<void>
  /**
   * Open requests of documents that were deleted or have ended without being executed, claimed likewise. Requests of
   * executed documents are closed along the way.
   */
  claimUnwantedRates(claim: {
    readonly today: LocalDate
    readonly now: Instant
    readonly nextQueryAt: Instant
    readonly limit: number
  }): Promise<DocumentKey[]>
  /** Nothing is open at the bank any more. */
  closeRateRequests(keys: readonly DocumentKey[], now: Instant): Promise<void>
}

// The conditions on the terms are those of the index.
const claimAwaitingRate = `
  with due as (
    select p.legal_party_id, p.id from payment.payment p
    left join payment.rate_request r on r.legal_party_id = p.legal_party_id and r.payment_id = p.id
    where p.operation_code = 'CONVERSION' and p.terms ->> 'rateKind' = 'CONTRACTUAL'
      and p.terms ->> 'rateUntil' is null and p.deleted_at is null and p.value_date >= $1::date
      and p.status_code = 'DRAFT' and p.error_code is null
      and coalesce(r.next_attempt_at, p.created_at) <= $2::timestamptz
    order by coalesce(r.next_attempt_at, p.created_at), p.id limit $4
    for update of p skip locked),
  claimed as (
    insert into payment.rate_request as r
      (legal_party_id, payment_id, requested_at, next_attempt_at, attempts)
    select legal_party_id, id, $2::timestamptz, $3::timestamptz, 1 from due
    on conflict (legal_party_id, payment_id) do update
      set next_attempt_at = excluded.next_attempt_at, attempts = r.attempts + 1
    returning legal_party_id as claimed_by, payment_id)
  select ${paymentColumnList} from payment.payment p
  join claimed on claimed.claimed_by = p.legal_party_id and claimed.payment_id = p.id`

const expediteRates = `
  update payment.rate_request r set next_attempt_at = $3::timestamptz
  from unnest($1::uuid[], $2::uuid[]) as k(legal_party_id, payment_id)
  where r.legal_party_id = k.legal_party_id and r.payment_id = k.payment_id
    and r.closed_at is null and r.next_attempt_at > $3::timestamptz`

const closeExecuted = `
  update payment.rate_request r set closed_at = $1::timestamptz
  from payment.payment p
  where r.closed_at is null and p.legal_party_id = r.legal_party_id and p.id = r.payment_id
    and p.status_code = 'SUCCESS'`

/* A request is left alone while a call may still be on its way: what is cancelled before it arrives would stay open. */
const claimUnwantedRates = `
  with unwanted as (
    select r.legal_party_id, r.payment_id from payment.rate_request r
    join payment.payment p on p.legal_party_id = r.legal_party_id and p.id = r.payment_id
    where r.closed_at is null and r.next_attempt_at <= $2::timestamptz
      and (p.deleted_at is not null or p.waits_for = 'NOTHING'
        or p.waits_for = 'CREATOR' and p.value_date < $1::date)
    order by r.next_attempt_at limit $4 for update of r skip locked)
  update payment.rate_request r set next_attempt_at = $3::timestamptz, attempts = r.attempts + 1
  from unwanted u where r.legal_party_id = u.legal_party_id and r.payment_id = u.payment_id
  returning r.legal_party_id, r.payment_id`

const closeRequests = `
  update payment.rate_request r set closed_at = $3::timestamptz
  from unnest($1::uuid[], $2::uuid[]) as k(legal_party_id, payment_id)
  where r.legal_party_id = k.legal_party_id and r.payment_id = k.payment_id and r.closed_at is null`

export function createRateRequestStore(tx: Db): RateRequestStore {
  const query = async <Row>(text: string, values: readonly unknown[]) =>
    tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return {
    async claimAwaitingRate({ today, now, nextQueryAt, limit }) {
      const values = [today, toIso(now), toIso(nextQueryAt), limit]
      const { rows } = await query<PaymentRow>(claimAwaitingRate, values)
      return rows.map(paymentFromRow)
    },
    async expediteRates(keys, now) {
      await query(expediteRates, [...keyArrays(keys), toIso(now)])
    },
    async claimUnwantedRates({ today, now, nextQueryAt, limit }) {
      await query(closeExecuted, [toIso(now)])
      const { rows } = await query<{ legal_party_id: string; payment_id: string }>(
        claimUnwantedRates,
        [today, toIso(now), toIso(nextQueryAt), limit],
      )
      return rows.map(row => ({ legalPartyId: row.legal_party_id, paymentId: row.payment_id }))
    },
    async closeRateRequests(keys, now) {
      await query(closeRequests, [...keyArrays(keys), toIso(now)])
    },
  }
}

/** Keys as one array for each column, in the same order. */
export function keyArrays(keys: readonly DocumentKey[]): [string[], string[]] {
  return [keys.map(({ legalPartyId }) => legalPartyId), keys.map(({ paymentId }) => paymentId)]
}

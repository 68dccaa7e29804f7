import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import { toIso, type Instant, type LocalDate } from '@tartip/domain/time/instant'
import { CompiledQuery } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import type { DocumentStore } from '../../../platform/documents/store/document-store.ts'
import type { PaymentDocument } from '../payment-document.ts'
import {
  paymentColumnList,
  paymentFromRow,
  paymentStores,
  type PaymentConflict,
  type PaymentRow,
} from './payment-row.ts'
import {
  createRateRequestStore,
  keyArrays,
  type DocumentKey,
  type RateRequestStore,
} from './rate-request-store.ts'

/** Documents of an operation and currency whose moment has come. */
export interface DueDay {
  /** Earlier value dates are due too, but for `resting`. */
  readonly today: LocalDate
  /** `OPERATION CURRENCY` pairs whose moment on `today` has come. */
  readonly pairs: readonly string[]
  /** Pairs of which nothing is due now, whatever its value date. */
  readonly resting: readonly string[]
}

/** A claim on a document that is being handed over to the bank. A later token makes an earlier one void. */
export interface Claim {
  readonly legalPartyId: string
  readonly paymentId: string
  readonly token: bigint
}

export interface UnfinishedSubmission {
  readonly claim: Claim
  readonly attempts: number
  /** When it was last claimed, its lease extended or its outcome recorded; no call was made since. */
  readonly lastAttemptAt: Instant
  readonly payment: PaymentDocument
}

/** What is known of a hand-over after the bank was queried. */
export interface Settlement {
  readonly claim: Claim
  readonly outcome: 'UNKNOWN' | 'ACCEPTED' | 'REFUSED'
  /** When an unknown outcome is queried again. */
  readonly nextAt: Instant
}

/** Whose events are read: those of orders, or of the dealers' quotes. */
export type CursorName = 'execution' | 'quotes'

/** What the jobs do across organisations, bound to one transaction of the system. */
export interface PaymentJobStore
  extends
    RateRequestStore,
    Pick<
      DocumentStore<PaymentDocument, PaymentAction, PaymentConflict>,
      'saveStatus' | 'saveContent'
    > {
  /** Fully signed documents whose value date is open, locked; those that another worker has locked are skipped. */
  claimDue(due: DueDay, limit: number): Promise<PaymentDocument[]>
  /** Documents still waiting for a signature after their last moment, locked likewise. */
  claimExpired(due: DueDay, limit: number): Promise<PaymentDocument[]>
  /** Records who works on the documents and until when; one claim each. */
  lease(payments: readonly PaymentDocument[], now: Instant, until: Instant): Promise<Claim[]>
  /** Moves the end of leases that still hold. */
  extendLeases(claims: readonly Claim[], now: Instant, until: Instant): Promise<void>
  /** Hand-overs whose worker died or whose outcome is unknown, claimed again with their documents. */
  claimUnfinished(
    now: Instant,
    until: Instant,
    limit: number,
  ): Promise<readonly UnfinishedSubmission[]>
  /**
   * Documents the bank has accepted and reported nothing of until now; each is left alone until `nextQueryAt`.
   * Hand-overs of documents that have ended meanwhile are closed along the way.
   */
  claimUnconfirmed(now: Instant, nextQueryAt: Instant, limit: number): Promise<PaymentDocument[]>
  /** Records the outcomes of claims that still hold and returns their documents; others belong to another worker by now. */
  settle(settlements: readonly Settlement[], now: Instant): Promise<ReadonlySet<string>>
  /** In the order of ids, unlocked: a write of them may be refused. */
  find(ids: readonly DocumentKey[]): Promise<PaymentDocument[]>
  findForUpdate(ids: readonly DocumentKey[]): Promise<PaymentDocument[]>
  /** How far the bank's events are taken over; locked, so that one reader works at a time. */
  lockCursor(name: CursorName): Promise<bigint | undefined>
  moveCursor(name: CursorName, sequence: bigint): Promise<void>
}

/* The first condition on the date bounds the walk of the index: documents of later days are not checked. */
const isDue = `p.deleted_at is null and p.value_date <= $1::date and (p.value_date < $1::date
    or p.operation_code || ' ' || p.currency = any($2::text[]))
    and p.operation_code || ' ' || p.currency <> all($4::text[])`

const dueQuery = (condition: string): string => `
  select ${paymentColumnList} from payment.payment p
  where ${condition} and ${isDue}
  order by p.value_date, p.id limit $3 for update skip locked`

// The conditions are those of the indexes, so that these serve the queries.
const claimDue = dueQuery(`p.waits_for = 'SUBMISSION'`)
const claimExpired = dueQuery(`p.waits_for in ('SIGNATURE', 'PHONE')`)

/* The token grows with each claim: whoever comes back from a long pause finds their own out of date. */
const lease = `
  insert into payment.submission as s
    (legal_party_id, payment_id, token, leased_until, attempts, outcome, next_attempt_at, updated_at)
  select k.legal_party_id, k.payment_id, 1, $3::timestamptz, 1, 'CLAIMED', $3::timestamptz, $4::timestamptz
  from unnest($1::uuid[], $2::uuid[]) as k(legal_party_id, payment_id)
  on conflict (legal_party_id, payment_id) do update
    set token = s.token + 1, leased_until = excluded.leased_until, attempts = s.attempts + 1,
        outcome = 'CLAIMED', next_attempt_at = excluded.next_attempt_at, updated_at = excluded.updated_at
  returning s.legal_party_id, s.payment_id, s.token`

/* What is settled meanwhile, or claimed by another worker, is left alone. */
const extendLeases = `
  update payment.submission s
  set leased_until = $4::timestamptz, next_attempt_at = $4::timestamptz,
      updated_at = $5::timestamptz
  from unnest($1::uuid[], $2::uuid[], $3::bigint[]) as k(legal_party_id, payment_id, token)
  where s.legal_party_id = k.legal_party_id and s.payment_id = k.payment_id and s.token = k.token
    and s.outcome = 'CLAIMED'`

const claimUnfinished = `
  with stale as (
    select s.legal_party_id, s.payment_id, s.updated_at from payment.submission s
    where s.outcome in ('CLAIMED', 'UNKNOWN') and s.next_attempt_at <= $1::timestamptz
      and s.leased_until <= $1::timestamptz
    order by s.next_attempt_at limit $3 for update skip locked),
  taken as (
    update payment.submission s
    set token = s.token + 1, leased_until = $2::timestamptz, next_attempt_at = $2::timestamptz,
        outcome = 'CLAIMED', attempts = s.attempts + 1, updated_at = $1::timestamptz
    from stale where s.legal_party_id = stale.legal_party_id and s.payment_id = stale.payment_id
    returning s.legal_party_id as claimed_by, s.payment_id, s.token, s.attempts,
      stale.updated_at as quiet_since)
  select ${paymentColumnList}, taken.token, taken.attempts, taken.quiet_since from payment.payment p
  join taken on taken.claimed_by = p.legal_party_id and taken.payment_id = p.id`

/* Ended documents leave the index of silent ones here, in batches, and not in the transaction of their last step. */
const closeEnded = `
  with quiet as (
    select s.legal_party_id, s.payment_id from payment.submission s
    where s.outcome = 'ACCEPTED' and s.next_attempt_at <= $1::timestamptz
    order by s.next_attempt_at limit 1000 for update skip locked)
  update payment.submission s set outcome = 'DONE', updated_at = $1::timestamptz
  from quiet join payment.payment p
    on p.legal_party_id = quiet.legal_party_id and p.id = quiet.payment_id
  where s.legal_party_id = quiet.legal_party_id and s.payment_id = quiet.payment_id
    and p.status_code not in ('PAYMENT_REQUEST_TO_BANK', 'WAIT_RESPONSE_FROM_BANK', 'KVIT')`

const claimUnconfirmed = `
  with silent as (
    select s.legal_party_id, s.payment_id from payment.submission s
    where s.outcome = 'ACCEPTED' and s.next_attempt_at <= $1::timestamptz
    order by s.next_attempt_at limit $3 for update skip locked),
  taken as (
    update payment.submission s set next_attempt_at = $2::timestamptz, updated_at = $1::timestamptz
    from silent where s.legal_party_id = silent.legal_party_id and s.payment_id = silent.payment_id
    returning s.legal_party_id as claimed_by, s.payment_id)
  select ${paymentColumnList} from payment.payment p
  join taken on taken.claimed_by = p.legal_party_id and taken.payment_id = p.id
  where p.status_code in ('PAYMENT_REQUEST_TO_BANK', 'WAIT_RESPONSE_FROM_BANK', 'KVIT')`

const settle = `
  update payment.submission s
  set outcome = k.outcome, next_attempt_at = k.next_at, leased_until = $6::timestamptz,
      updated_at = $6::timestamptz
  from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::text[], $5::timestamptz[])
    as k(legal_party_id, payment_id, token, outcome, next_at)
  where s.legal_party_id = k.legal_party_id and s.payment_id = k.payment_id and s.token = k.token
  returning s.payment_id`

/* Keys as arrays: from their length the planner estimates few rows; with JSON it would read the whole table. */
const byKeys = `
  select ${paymentColumnList} from payment.payment p
  join unnest($1::uuid[], $2::uuid[]) as k(legal_party_id, payment_id)
    on k.legal_party_id = p.legal_party_id and k.payment_id = p.id
  order by p.legal_party_id, p.id`

interface KeyRow {
  legal_party_id: string
  payment_id: string
  token: bigint
}
type UnfinishedRow = PaymentRow & { token: bigint; attempts: number; quiet_since: Instant }

/** What the jobs need; give it a transaction of `inSystem`. */
export function createPaymentJobStore(tx: Db): PaymentJobStore {
  const query = async <Row>(text: string, values: readonly unknown[]) =>
    tx.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  const claimWhere = async (text: string, due: DueDay, limit: number) => {
    const { rows } = await query<PaymentRow>(text, [
      due.today,
      [...due.pairs],
      limit,
      [...due.resting],
    ])
    return rows.map(paymentFromRow)
  }
  const { saveStatus, saveContent } = paymentStores.createStore(tx)
  return {
    ...createRateRequestStore(tx),
    saveStatus,
    saveContent,
    claimDue: (due, limit) => claimWhere(claimDue, due, limit),
    claimExpired: (due, limit) => claimWhere(claimExpired, due, limit),
    async lease(payments, now, until) {
      const keys = keyArrays(
        payments.map(({ legalPartyId, id }) => ({ legalPartyId, paymentId: id })),
      )
      const { rows } = await query<KeyRow>(lease, [...keys, toIso(until), toIso(now)])
      return rows.map(claimOf)
    },
    async extendLeases(claims, now, until) {
      await query(extendLeases, [
        ...keyArrays(claims),
        claims.map(({ token }) => token.toString()),
        toIso(until),
        toIso(now),
      ])
    },
    async claimUnfinished(now, until, limit) {
      const { rows } = await query<UnfinishedRow>(claimUnfinished, [
        toIso(now),
        toIso(until),
        limit,
      ])
      return rows.map(row => ({
        claim: { legalPartyId: row.legal_party_id, paymentId: row.id, token: row.token },
        attempts: row.attempts,
        lastAttemptAt: row.quiet_since,
        payment: paymentFromRow(row),
      }))
    },
    async claimUnconfirmed(now, nextQueryAt, limit) {
      await query(closeEnded, [toIso(now)])
      const { rows } = await query<PaymentRow>(claimUnconfirmed, [
        toIso(now),
        toIso(nextQueryAt),
        limit,
      ])
      return rows.map(paymentFromRow)
    },
    async settle(settlements, now) {
      const { rows } = await query<{ payment_id: string }>(settle, [
        ...keyArrays(settlements.map(({ claim }) => claim)),
        settlements.map(({ claim }) => claim.token.toString()),
        settlements.map(({ outcome }) => outcome),
        settlements.map(({ nextAt }) => toIso(nextAt)),
        toIso(now),
      ])
      return new Set(rows.map(row => row.payment_id))
    },
    async find(ids) {
      const { rows } = await query<PaymentRow>(byKeys, keyArrays(ids))
      return rows.map(paymentFromRow)
    },
    async findForUpdate(ids) {
      const { rows } = await query<PaymentRow>(`${byKeys} for update of p`, keyArrays(ids))
      return rows.map(paymentFromRow)
    },
    async lockCursor(name) {
      const { rows } = await query<{ after_sequence: bigint }>(
        `select after_sequence from payment.bank_cursor where name = $1 for update skip locked`,
        [name],
      )
      return rows[0]?.after_sequence
    },
    async moveCursor(name, sequence) {
      await query(`update payment.bank_cursor set after_sequence = $2 where name = $1`, [
        name,
        sequence.toString(),
      ])
    },
  }
}

const claimOf = (row: KeyRow): Claim => ({
  legalPartyId: row.legal_party_id,
  paymentId: row.payment_id,
  token: row.token,
})

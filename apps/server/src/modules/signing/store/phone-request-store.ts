import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { NewPhoneRequest, PhoneRequest, PhoneRequestState } from '../public.ts'

/** A request with what only this module needs of it. */
export interface StoredPhoneRequest extends PhoneRequest {
  readonly pcUserId: string | undefined
  readonly publicKey: string | undefined
  readonly confirmCode: string | undefined
  readonly isApplied: boolean
}

interface Row {
  legal_party_id: string
  transaction_id: string
  kind: string
  document_id: string
  stage: 1 | 2 | 3
  person_id: string
  text: string
  digest: string
  state: PhoneRequestState
  created_at: Instant
  valid_until: Instant
  pc_user_id: string | null
  public_key: string | null
  confirm_code: string | null
  answered_at: Instant | null
  reason: string | null
  is_applied: boolean
}

const isOpen = sql`state in ('SENDING', 'WAITING')`

/** Answers false when the person has an open request for the document already. */
export async function insertRequest(
  tx: Db,
  transactionId: string,
  request: NewPhoneRequest,
  now: Instant,
): Promise<boolean> {
  const { rows } = await sql`
    insert into signing.phone_request (legal_party_id, transaction_id, kind, document_id, stage,
      person_id, text, digest, state, created_at, valid_until, next_at)
    values (${request.legalPartyId}, ${transactionId}, ${request.kind}, ${request.documentId},
      ${request.stage}, ${request.personId}, ${request.text}, ${request.digest}, 'SENDING',
      ${toTimestamp(now)}, ${toTimestamp(request.validUntil)}, ${toTimestamp(now)})
    on conflict do nothing returning 1`.execute(tx)
  return rows.length > 0
}

/** Newest first. */
export function readRequestsOf(
  tx: Db,
  legalPartyId: string,
  kind: string,
  documentId: string,
): Promise<StoredPhoneRequest[]> {
  return select(
    tx,
    sql`where legal_party_id = ${legalPartyId} and kind = ${kind} and document_id = ${documentId}
      order by created_at desc, transaction_id desc limit 50`,
  )
}

export async function findRequest(
  tx: Db,
  transactionId: string,
): Promise<StoredPhoneRequest | undefined> {
  const [found] = await select(tx, sql`where transaction_id = ${transactionId}`)
  return found
}

/** Requests that a job has something to do with; until `leaseUntil` no other job takes them. */
export async function claimDueRequests(
  tx: Db,
  now: Instant,
  leaseUntil: Instant,
  limit: number,
): Promise<StoredPhoneRequest[]> {
  const { rows } = await sql<Row>`
    update signing.phone_request set next_at = ${toTimestamp(leaseUntil)}
    where transaction_id in (
      select transaction_id from signing.phone_request
      where next_at <= ${toTimestamp(now)} order by next_at limit ${limit} for update skip locked)
    returning *`.execute(tx)
  return rows.map(requestOf)
}

/** Moves the end of leases; a later check that was set meanwhile stands, and one that is over stays over. */
export async function extendLeases(
  tx: Db,
  transactionIds: readonly string[],
  leaseUntil: Instant,
): Promise<void> {
  await sql`
    update signing.phone_request set next_at = greatest(next_at, ${toTimestamp(leaseUntil)})
    where transaction_id = any(${[...transactionIds]}::uuid[]) and next_at is not null`.execute(tx)
}

/** Whose key it goes to; recorded before the server is called, so that an early answer finds its owner. */
export async function recordKeyOwner(
  tx: Db,
  transactionId: string,
  key: { readonly pcUserId: string; readonly publicKey: string },
): Promise<void> {
  await sql`
    update signing.phone_request set pc_user_id = ${key.pcUserId}, public_key = ${key.publicKey}
    where transaction_id = ${transactionId} and ${isOpen}`.execute(tx)
}

/** The phone has it; an answer that was faster stands. */
export async function recordSent(tx: Db, transactionId: string, nextAt: Instant): Promise<void> {
  await sql`
    update signing.phone_request set state = 'WAITING', next_at = ${toTimestamp(nextAt)}
    where transaction_id = ${transactionId} and ${isOpen}`.execute(tx)
}

export async function nextCheckAt(tx: Db, transactionId: string, at: Instant): Promise<void> {
  await sql`
    update signing.phone_request set next_at = ${toTimestamp(at)}
    where transaction_id = ${transactionId} and next_at is not null`.execute(tx)
}

export interface RequestEnd {
  readonly state: Exclude<PhoneRequestState, 'SENDING' | 'WAITING'>
  readonly confirmCode?: string | undefined
  readonly answeredAt?: Instant | undefined
  readonly reason?: string | undefined
}

/**
 * Ends an open request; the first end stands, whoever comes second gets undefined. Ends that move the document
 * stay due until `markApplied`, so that a process that dies in between loses nothing.
 */
export async function endRequest(
  tx: Db,
  transactionId: string,
  end: RequestEnd,
  movesDocument: boolean,
  retryAt: Instant,
): Promise<StoredPhoneRequest | undefined> {
  const { rows } = await sql<Row>`
    update signing.phone_request
    set state = ${end.state}, confirm_code = ${end.confirmCode ?? null}, reason = ${end.reason ?? null},
      answered_at = ${end.answeredAt === undefined ? null : toTimestamp(end.answeredAt)},
      is_applied = ${!movesDocument}, next_at = ${movesDocument ? toTimestamp(retryAt) : null}
    where transaction_id = ${transactionId} and ${isOpen}
    returning *`.execute(tx)
  return rows[0] && requestOf(rows[0])
}

/** The document has taken the step, or refused it: then the request has failed, for this reason. */
export async function markApplied(
  tx: Db,
  transactionId: string,
  refusal: string | undefined,
): Promise<void> {
  await sql`
    update signing.phone_request
    set is_applied = true, next_at = null,
      state = case when ${refusal ?? null}::text is null or state <> 'CONFIRMED' then state else 'FAILED' end,
      reason = case when ${refusal ?? null}::text is null or state <> 'CONFIRMED' then reason
        else ${refusal ?? null} end
    where transaction_id = ${transactionId}`.execute(tx)
}

async function select(tx: Db, where: RawBuilder<unknown>): Promise<StoredPhoneRequest[]> {
  const { rows } = await sql<Row>`select * from signing.phone_request ${where}`.execute(tx)
  return rows.map(requestOf)
}

function requestOf(row: Row): StoredPhoneRequest {
  return {
    kind: row.kind,
    legalPartyId: row.legal_party_id,
    documentId: row.document_id,
    stage: row.stage,
    personId: row.person_id,
    text: row.text,
    digest: row.digest,
    validUntil: row.valid_until,
    transactionId: row.transaction_id,
    state: row.state,
    createdAt: row.created_at,
    ...(row.answered_at === null ? {} : { answeredAt: row.answered_at }),
    ...(row.reason === null ? {} : { reason: row.reason }),
    pcUserId: row.pc_user_id ?? undefined,
    publicKey: row.public_key ?? undefined,
    confirmCode: row.confirm_code ?? undefined,
    isApplied: row.is_applied,
  }
}

import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { sqlStateOf } from '../db/transaction.ts'
import type { Json } from '../json.ts'

/** One intention of one person: repeated with the same key it must not happen twice. */
export interface IdempotencyKey {
  legalPartyId: string
  personId: string
  operation: string
  key: string
}

export type StoredAnswer =
  | { kind: 'new' }
  /** The same request was answered before; give this answer again. */
  | { kind: 'same'; answer: Json }
  /** The key was used for another request: refuse with IDEMPOTENCY_KEY_REUSED. */
  | { kind: 'changed' }

/** The answer of a mutation, kept under its key in the transaction of its effect. */
export interface AnswerToStore {
  readonly key: Readonly<IdempotencyKey>
  readonly requestHash: string
  readonly answer: Json
}

/** The key already carries an answer (or a parallel call is just writing it); nothing was written. */
export class AnswerExists extends Error {
  override readonly name = 'AnswerExists'
}

/** The first request with this key is still running after the lock timeout. */
export class IdempotencyRace extends Error {
  override name = 'IdempotencyRace'
}

/**
 * Claims the key in the transaction of the effect, before the effect.
 *
 * A second request with the key waits here until the first has committed (then it gets its answer) or
 * rolled back (then it is the first). Refusals are rolled back and so never kept.
 *
 * @throws IdempotencyRace when the first request takes longer than the lock timeout
 */
export async function findAnswer(
  tx: Db,
  key: IdempotencyKey,
  requestHash: string,
): Promise<StoredAnswer> {
  if (await claim(tx, key, requestHash)) return { kind: 'new' }
  const { rows } = await sql<{ request_hash: string; answer: Json }>`
    select request_hash, answer from platform.idempotency where ${isKey(key)}`.execute(tx)
  const earlier = rows[0]
  if (earlier === undefined)
    throw new IdempotencyRace('The claim of the key has just been rolled back')
  if (earlier.request_hash !== requestHash) return { kind: 'changed' }
  return { kind: 'same', answer: earlier.answer }
}

/** Stores the answer with the claim, in the same transaction. */
export async function storeAnswer(
  tx: Db,
  key: IdempotencyKey,
  requestHash: string,
  answer: Json,
): Promise<void> {
  const { numAffectedRows } = await sql`
    update platform.idempotency set answer = ${JSON.stringify(answer)}::json
    where ${isKey(key)} and request_hash = ${requestHash}`.execute(tx)
  if (numAffectedRows !== 1n)
    throw new IdempotencyRace('The key was not claimed by this transaction')
}

/**
 * Keeps the answer of `runMutation` in the transaction of the effect, where no document store writes it
 * with the effect itself.
 *
 * @throws AnswerExists when the key carries an answer already
 */
export async function keepAnswer(
  tx: Db,
  { key, requestHash, answer }: AnswerToStore,
): Promise<void> {
  const { numAffectedRows } = await sql`
    insert into platform.idempotency (legal_party_id, person_id, operation, key, request_hash, answer)
    values (${key.legalPartyId}, ${key.personId}, ${key.operation}, ${key.key}, ${requestHash},
      ${JSON.stringify(answer)}::json)
    on conflict do nothing`.execute(tx)
  if (numAffectedRows !== 1n) throw new AnswerExists()
}

/** SHA-256 of a request, the same whatever the order of its fields. */
export function requestHashOf(request: Json): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(request)))
    .digest('hex')
}

/** Deletes keys older than two days; nobody retries for that long. Call it in `inSystem`. */
export async function sweepIdempotency(tx: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from platform.idempotency where created_at < now() - interval '48 hours'`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

async function claim(tx: Db, key: IdempotencyKey, requestHash: string): Promise<boolean> {
  try {
    const { numAffectedRows } = await sql`
      insert into platform.idempotency (legal_party_id, person_id, operation, key, request_hash)
      values (${key.legalPartyId}, ${key.personId}, ${key.operation}, ${key.key}, ${requestHash})
      on conflict do nothing`.execute(tx)
    return numAffectedRows === 1n
  } catch (error) {
    // 55P03: lock timeout.
    if (sqlStateOf(error) !== '55P03') throw error
    throw new IdempotencyRace('The first request with this key is still running', { cause: error })
  }
}

const isKey = (key: IdempotencyKey) => sql<boolean>`
  legal_party_id = ${key.legalPartyId} and person_id = ${key.personId}
  and operation = ${key.operation} and key = ${key.key}`

function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, item]) => [name, sorted(item as Json)]))
}

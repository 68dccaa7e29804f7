import { err, ok, type Result } from '@tartip/domain/result'
import { sql } from 'kysely'
import type { TwinDb } from '../store/twin-db.ts'

/** The stored part of a request. */
export interface StoredRequest {
  /** Over all fields of the request (`stored-json.ts`). */
  readonly fingerprint: string
}

/**
 * Locks the id of a request until the transaction ends. Taken before the stored request is read: a copy of a
 * request that still runs waits for its answer, instead of being refused for what the first copy has changed.
 * Always the first lock of a transaction, so that it takes part in no deadlock; what a request is
 * about is locked after its id.
 */
export async function lockRequest(tx: TwinDb, kind: string, requestId: string): Promise<void> {
  const name = `request ${kind} ${requestId}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx)
}

/**
 * The answer to a request whose id is known: the first answer for the same request, REQUEST_CHANGED
 * for a different one, `undefined` for a new id. Call it after `lockRequest`, except where copies of a request
 * wait for each other anyway or every refusal is stored under the id.
 */
export function answerRepeated<Stored extends StoredRequest, Answer>(
  stored: Stored | undefined,
  fingerprint: string,
  answerOf: (stored: Stored) => Answer,
): Result<Answer, 'REQUEST_CHANGED'> | undefined {
  if (stored === undefined) return undefined
  return stored.fingerprint === fingerprint ? ok(answerOf(stored)) : err('REQUEST_CHANGED')
}

export interface RequestOnce<Stored extends StoredRequest, Answer> {
  /** Distinguishes ids of different calls. */
  readonly kind: string
  readonly requestId: string
  readonly fingerprint: string
  readonly find: () => Promise<Stored | undefined>
  readonly answerOf: (stored: Stored) => Answer
}

/** Answers a known request, or runs a new one, under the lock of its id. */
export async function runOnce<Stored extends StoredRequest, Answer, Refusal extends string>(
  tx: TwinDb,
  { kind, requestId, fingerprint, find, answerOf }: RequestOnce<Stored, Answer>,
  run: () => Promise<Result<Answer, Refusal>>,
): Promise<Result<Answer, Refusal | 'REQUEST_CHANGED'>> {
  await lockRequest(tx, kind, requestId)
  return answerRepeated(await find(), fingerprint, answerOf) ?? run()
}

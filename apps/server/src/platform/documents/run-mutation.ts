import {
  parseIdempotencyKey,
  type IdempotencyKeyRefusal,
} from '@tartip/domain/identifiers/idempotency-key'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../actor.ts'
import type { Db } from '../db/db.ts'
import { inTenant } from '../db/transaction.ts'
import {
  AnswerExists,
  findAnswer,
  IdempotencyRace,
  requestHashOf,
  type AnswerToStore,
  type StoredAnswer,
  type IdempotencyKey,
} from '../idempotency/idempotency-store.ts'
import type { Json } from '../json.ts'

/** What of the request belongs to a mutation. */
export interface MutationRequest {
  readonly idempotencyKey: string | undefined
  readonly traceId: string
  readonly ip: string
}

export interface MutationDeps {
  /** Mutations under way in this process; a fresh map per module and process. */
  readonly runningCalls: Map<string, RunningCall>
  /**
   * The answer kept under a key. Waits while a parallel call with the key is being committed.
   *
   * @throws IdempotencyRace when that takes longer than the lock timeout
   */
  earlierAnswer(key: IdempotencyKey, requestHash: string): Promise<StoredAnswer>
}

interface RunningCall {
  readonly requestHash: string
  readonly answer: Promise<unknown>
}

/** What the mutations of one module need of the database. */
export function createMutationDeps(db: Db): MutationDeps {
  return {
    runningCalls: new Map(),
    earlierAnswer: (key, requestHash) => findEarlierAnswer(db, key, requestHash),
  }
}

/** A mutation as it is stored with its key. */
export interface MutationCall {
  readonly operation: string
  /** Everything the client sent; the same key with another body is refused. */
  readonly body: Json
}

/** Passes the answer to the write of the effect, so that both are stored or none. */
export type ToStoredAnswer = (answer: Json) => AnswerToStore

export type MutationRefusal =
  | IdempotencyKeyRefusal
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'IDEMPOTENCY_IN_PROGRESS'

const maximumAttempts = 3

/**
 * Runs a mutation so that one intention of a person has one effect, however often it arrives.
 *
 * The usual case costs nothing extra: the key is claimed by the very statement that has the effect. Only
 * when that finds the key taken, or when the attempt is refused (a repeated call meets the document
 * already changed), the answer kept earlier is looked up.
 */
export async function runMutation<T extends Json, E extends string>(
  deps: MutationDeps,
  actor: Actor,
  request: MutationRequest,
  call: MutationCall,
  attempt: (keep: ToStoredAnswer) => Promise<Result<T, E>>,
): Promise<Result<T, E | MutationRefusal>> {
  const idempotencyKey = parseIdempotencyKey(request.idempotencyKey)
  if (!idempotencyKey.ok) return idempotencyKey
  const { legalPartyId, personId } = actor
  const key = { legalPartyId, personId, operation: call.operation, key: idempotencyKey.value }
  const requestHash = requestHashOf(call.body)
  return shareRunningCall(deps.runningCalls, key, requestHash, () =>
    runOnce(deps, key, requestHash, attempt),
  )
}

async function runOnce<T extends Json, E extends string>(
  deps: MutationDeps,
  key: IdempotencyKey,
  requestHash: string,
  attempt: (keep: ToStoredAnswer) => Promise<Result<T, E>>,
): Promise<Result<T, E | MutationRefusal>> {
  for (let attempts = 1; attempts <= maximumAttempts; attempts += 1) {
    const outcome = await tryOnce(() => attempt(answer => ({ key, requestHash, answer })))
    if (outcome !== 'answerExists' && outcome.ok) return outcome
    const earlier = await findEarlier(deps, key, requestHash)
    if (earlier === 'running') return err('IDEMPOTENCY_IN_PROGRESS')
    if (earlier.kind === 'changed') return err('IDEMPOTENCY_KEY_REUSED')
    // The hash says that this very call was answered before, so the answer has this call's shape.
    if (earlier.kind === 'same') return ok(earlier.answer as T)
    if (outcome !== 'answerExists') return outcome
  }
  return err('IDEMPOTENCY_IN_PROGRESS')
}

async function tryOnce<T>(attempt: () => Promise<T>): Promise<T | 'answerExists'> {
  try {
    return await attempt()
  } catch (error) {
    if (error instanceof AnswerExists) return 'answerExists'
    throw error
  }
}

async function findEarlier(deps: MutationDeps, key: IdempotencyKey, requestHash: string) {
  try {
    return await deps.earlierAnswer(key, requestHash)
  } catch (error) {
    if (error instanceof IdempotencyRace) return 'running' as const
    throw error
  }
}

/**
 * A double click lands in the same process most of the time: the second call waits for the first one's
 * answer. That matters for signing, where the second would find the one-time code used and refuse.
 */
async function shareRunningCall<R>(
  running: Map<string, RunningCall>,
  key: IdempotencyKey,
  requestHash: string,
  run: () => Promise<R>,
): Promise<R> {
  const name = JSON.stringify([key.legalPartyId, key.personId, key.operation, key.key])
  const earlier = running.get(name)
  // The same key and the same body come from the same resolver, so the answer has its shape.
  if (earlier?.requestHash === requestHash) return earlier.answer as Promise<R>
  // Another body under a running key: the first decides, then its answer is looked up as usual.
  if (earlier) await Promise.allSettled([earlier.answer])
  const answer = run()
  const call = { requestHash, answer }
  running.set(name, call)
  try {
    return await answer
  } finally {
    if (running.get(name) === call) running.delete(name)
  }
}

/** The lookup claims a free key; rolling back frees it again, since nothing has been done under it. */
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

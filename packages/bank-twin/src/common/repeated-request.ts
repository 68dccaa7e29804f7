import { err, ok, type Result } from '@tartip/domain/result'

/** What is kept of a request beside its effect. */
export interface KeptRequest {
  /** Of everything that the request said (`fingerprint.ts`). */
  readonly fingerprint: string
}

/**
 * What a request is answered with whose id, made by the caller, is known already: the same again as it was answered
 * before, anything else under that id with REQUEST_CHANGED. `undefined` for an id that is new. Every call of every
 * port that carries such an id asks here.
 */
export function answerRepeated<Kept extends KeptRequest, Answer>(
  kept: Kept | undefined,
  fingerprint: string,
  answerOf: (kept: Kept) => Answer,
): Result<Answer, 'REQUEST_CHANGED'> | undefined {
  if (kept === undefined) return undefined
  return kept.fingerprint === fingerprint ? ok(answerOf(kept)) : err('REQUEST_CHANGED')
}

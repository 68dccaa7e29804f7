import { err, ok, type Result } from '@tartip/domain/result'

/** The stored part of a request. */
export interface StoredRequest {
  /** Over all fields of the request (`stored-json.ts`). */
  readonly fingerprint: string
}

/**
 * The answer to a request whose id is known: the first answer for the same request, REQUEST_CHANGED
 * for a different one, `undefined` for a new id. Used by every port call with a client-made id.
 */
export function answerRepeated<Stored extends StoredRequest, Answer>(
  stored: Stored | undefined,
  fingerprint: string,
  answerOf: (stored: Stored) => Answer,
): Result<Answer, 'REQUEST_CHANGED'> | undefined {
  if (stored === undefined) return undefined
  return stored.fingerprint === fingerprint ? ok(answerOf(stored)) : err('REQUEST_CHANGED')
}

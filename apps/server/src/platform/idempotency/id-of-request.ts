import { createHash } from 'node:crypto'

import {
  parseIdempotencyKey,
  type IdempotencyKeyRefusal,
} from '@tartip/domain/identifiers/idempotency-key'
import { uuidOfHash } from '@tartip/domain/identifiers/uuid'
import { ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../actor.ts'

/**
 * The id of a request to a system of the bank. It follows from the person's key, so a
 * repeated call is the same request there. Keys of different people and purposes never collide.
 */
export function idOfRequest(
  { legalPartyId, personId }: Pick<Actor, 'legalPartyId' | 'personId'>,
  purpose: string,
  idempotencyKey: string | undefined,
): Result<string, IdempotencyKeyRefusal> {
  const key = parseIdempotencyKey(idempotencyKey)
  if (!key.ok) return key
  const parts = [legalPartyId, personId, purpose, key.value]
  return ok(uuidOfHash(createHash('sha256').update(JSON.stringify(parts)).digest('hex')))
}

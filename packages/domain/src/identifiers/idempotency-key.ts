import { err, ok, type Result } from '../result.ts'

/** What a header can carry, a URL can hold and an index keeps small. */
const pattern = /^[\w-]{8,64}$/

export type IdempotencyKeyRefusal = 'IDEMPOTENCY_KEY_REQUIRED' | 'IDEMPOTENCY_KEY_INVALID'

export const isIdempotencyKey = (text: string): boolean => pattern.test(text)

/** The key of a change that must happen once; a missing and a malformed one are different faults. */
export function parseIdempotencyKey(
  text: string | undefined,
): Result<string, IdempotencyKeyRefusal> {
  if (text === undefined) return err('IDEMPOTENCY_KEY_REQUIRED')
  return isIdempotencyKey(text) ? ok(text) : err('IDEMPOTENCY_KEY_INVALID')
}

/**
 * The key of one item of a batch whose items are sent by calls of their own: the same batch and item
 * always give the same key. Two UUIDs without their dashes fill the 64 characters exactly.
 */
export function idempotencyKeyOfItem(batchKey: string, itemId: string): string {
  const key = `${batchKey}${itemId}`.replaceAll('-', '')
  if (!isIdempotencyKey(key)) throw new RangeError(`No idempotency key: ${key}`)
  return key
}

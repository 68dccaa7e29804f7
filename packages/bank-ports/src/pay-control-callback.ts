import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, ok, type Result } from '@tartip/domain/result'
import { fromIso, type Instant } from '@tartip/domain/time/instant'

/**
 * What a callback of the pay-control server says about a transaction. UNCLEAR: it carries neither a
 * confirmation nor a refusal; nothing may be guessed, the server is queried (`PayControl.outcomeOf`).
 */
export type PayControlCallback =
  | {
      readonly kind: 'CONFIRMED'
      readonly transactionId: string
      readonly pcUserId: string
      readonly confirmCode: string
      readonly signedAt: Instant
    }
  | {
      readonly kind: 'DECLINED'
      readonly transactionId: string
      readonly pcUserId: string
      readonly reason: string
    }
  | {
      readonly kind: 'FAILED'
      readonly transactionId: string
      readonly pcUserId: string
      readonly errorCode: number
      readonly message: string
    }
  | { readonly kind: 'UNCLEAR'; readonly transactionId: string; readonly pcUserId: string }

/**
 * UNAUTHENTICATED: not from the pay-control server, or too old; answer 401 and do nothing. MALFORMED: answer
 * 400 and do nothing.
 */
export type PayControlCallbackRefusal = 'CALLBACK_UNAUTHENTICATED' | 'CALLBACK_MALFORMED'

/** The agreed protection of callbacks: seconds since 1970, and HMAC-SHA256 over `<time>.<raw body>`. */
export const payControlTimeHeader = 'x-pay-control-time'
export const payControlSignatureHeader = 'x-pay-control-signature'

/** A callback is taken for this long after its sending: it can be repeated, but not kept and replayed. */
export const payControlCallbackAgeSeconds = 300

const version = 3

/** What the sender puts beside the body. */
export interface CallbackHeaders {
  readonly time: string
  readonly signature: string
}

/** Signs a callback for sending. @param secret the secret that both sides were configured with */
export async function signPayControlCallback(
  secret: string,
  sentAt: Instant,
  body: string,
): Promise<CallbackHeaders> {
  const time = String(Math.floor(sentAt / 1000))
  const key = await hmacKey(secret, 'sign')
  const signature = await crypto.subtle.sign('HMAC', key, bytesOf(`${time}.${body}`))
  return { time, signature: hexOf(new Uint8Array(signature)) }
}

/**
 * Reads a callback that has just come in: first whose it is, then what it says. The body is the text as it
 * was received, before anybody has parsed it.
 */
export async function readPayControlCallback(
  secret: string,
  headers: { readonly time: string | undefined; readonly signature: string | undefined },
  body: string,
  now: Instant,
): Promise<Result<PayControlCallback, PayControlCallbackRefusal>> {
  const isTheirs = await isAuthentic(secret, headers, body, now)
  return isTheirs ? parsePayControlCallback(body) : err('CALLBACK_UNAUTHENTICATED')
}

async function isAuthentic(
  secret: string,
  {
    time,
    signature,
  }: { readonly time: string | undefined; readonly signature: string | undefined },
  body: string,
  now: Instant,
): Promise<boolean> {
  if (time === undefined || !/^\d{1,12}$/.test(time)) return false
  if (signature === undefined || !/^[0-9a-f]{64}$/.test(signature)) return false
  if (Math.abs(now / 1000 - Number(time)) > payControlCallbackAgeSeconds) return false
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], pair => Number.parseInt(pair, 16))
  const key = await hmacKey(secret, 'verify')
  // Compares in a time that does not depend on where the two differ.
  return crypto.subtle.verify('HMAC', key, bytes, bytesOf(`${time}.${body}`))
}

/** What a callback says, once it is known to be the server's. */
export function parsePayControlCallback(
  body: string,
): Result<PayControlCallback, 'CALLBACK_MALFORMED'> {
  const callback = recordIn(jsonOf(body), 'pc_callback')
  const content = recordIn(callback, 'transaction_callback')
  const result = recordIn(callback, 'result')
  const isKnown = callback?.['type'] === 'transaction_callback' && callback['version'] === version
  const transactionId = textIn(content, 'transaction_id')
  const pcUserId = textIn(content, 'user_id')
  const errorCode = result?.['error_code']
  if (!isKnown || transactionId === undefined || pcUserId === undefined) return malformed
  // Ids of transactions are ours; anything else belongs to nobody.
  if (!isUuid(transactionId)) return malformed
  if (typeof errorCode !== 'number') return malformed
  const about = { transactionId, pcUserId }
  if (errorCode !== 0) {
    const message = textIn(result, 'error_message') ?? ''
    return ok({ kind: 'FAILED', ...about, errorCode, message })
  }
  const confirmation = recordIn(content, 'confirmation')
  const declination = recordIn(content, 'declination')
  if (confirmation !== undefined && declination !== undefined) return malformed
  if (declination !== undefined) {
    return ok({ kind: 'DECLINED', ...about, reason: textIn(declination, 'reason') ?? '' })
  }
  if (confirmation === undefined) return ok({ kind: 'UNCLEAR', ...about })
  const confirmCode = textIn(confirmation, 'confirm_code')
  const signedAt = instantOf(textIn(confirmation, 'signed_at') ?? '')
  if (confirmCode === undefined || signedAt === undefined) return malformed
  return ok({ kind: 'CONFIRMED', ...about, confirmCode, signedAt })
}

/** NUL and half a surrogate pair, which no database keeps as text. */
const unstorable = /\0|\p{Surrogate}/u

const malformed = err('CALLBACK_MALFORMED')

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function recordIn(value: unknown, name: string): Record<string, unknown> | undefined {
  const inner = isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return isRecord(inner) ? inner : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textIn(value: Record<string, unknown> | undefined, name: string): string | undefined {
  const text = value !== undefined && Object.hasOwn(value, name) ? value[name] : undefined
  return typeof text === 'string' && text !== '' && !unstorable.test(text) ? text : undefined
}

function instantOf(text: string): Instant | undefined {
  try {
    return fromIso(text)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

function hmacKey(secret: string, usage: 'sign' | 'verify') {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  return crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, [usage])
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

import type { Instant } from '@tartip/domain/time/instant'

/**
 * What a callback of the pay-control server says about a transaction. UNCLEAR: it carries neither a
 * confirmation nor a refusal; nothing may be guessed, the server is asked (`PayControl.outcomeOf`).
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

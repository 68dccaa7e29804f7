import type { SignRight } from '@tartip/domain/people/sign-right'
import type { Result, Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

/**
 * CREATED: given out, no phone has taken it yet. ACTIVE: one phone signs with it. BLOCKED: by the bank, for a
 * time. EXPIRED: past its date. REMOVED: replaced by a newer key or withdrawn.
 */
export type PayControlKeyStatus = 'CREATED' | 'ACTIVE' | 'BLOCKED' | 'EXPIRED' | 'REMOVED'

/** One person's signing key in one contract. */
export interface PayControlKey {
  /** The key's owner as the vendor's server knows them; callbacks name it. */
  readonly pcUserId: string
  readonly legalPartyId: string
  readonly personId: string
  readonly username: string
  readonly status: PayControlKeyStatus
  readonly createdAt: Instant
  readonly expirationDate: Instant
  /**
   * The public half (ECDSA P-256, SPKI, base64), known once a phone has taken the key: a stored confirmation can
   * be checked with it alone, years later and without the server.
   */
  readonly publicKey?: string
}

/** What is shown once, at the moment of issue, and can never be read again. */
export interface IssuedPayControlKey {
  readonly key: PayControlKey
  /** The text that the QR on the screen carries; a phone that reads it first takes the key. */
  readonly qr: string
  /** The same key for typing in by hand. */
  readonly keyText: string
}

/** A wish for a key for one person in one contract. */
export interface PayControlKeyRequest {
  /**
   * UUID; the same request again is refused with KEY_ALREADY_ISSUED, because the secret is shown once, and another
   * one under its id with REQUEST_CHANGED.
   */
  readonly requestId: string
  readonly legalPartyId: string
  readonly personId: string
  readonly fullName: string
  readonly signRight: SignRight
}

/**
 * KEY_EXISTS: a first key was wanted and a live one is there. KEY_NOT_FOUND: there is none to
 * replace. KEY_OWNER_CANNOT_SIGN: the contract gives the person no right to sign.
 */
export type PayControlKeyRefusal =
  | 'KEY_ALREADY_ISSUED'
  | 'REQUEST_CHANGED'
  | 'KEY_EXISTS'
  | 'KEY_NOT_FOUND'
  | 'KEY_OWNER_CANNOT_SIGN'

/** A document, or several, to be confirmed on one person's phone. */
export interface PayControlTransaction {
  /** UUID made by the internet bank before the call, so that an early callback finds its transaction. */
  readonly transactionId: string
  readonly pcUserId: string
  /** What the phone shows: plain text, at most 4000 characters. The phone displays it as text, never as markup. */
  readonly text: string
  /** SHA-256 of the canonical text, 64 hexadecimal digits; the phone signs `transactionId` and this. */
  readonly digest: string
  /** Until when the phone may answer. */
  readonly validUntil: Instant
  /**
   * Where the answer of the phone, or its failure, is sent to. It is sent again after no answer, 429 and 5xx; any other
   * status has taken it. Of a request that was withdrawn nothing is sent.
   */
  readonly callbackUrl: string
}

/**
 * WAITING: on the phone. CONFIRMED and DECLINED: the person's answer. FAILED: the vendor's server
 * could not do it, or the key was replaced. EXPIRED: nobody answered in time. CANCELLED: taken
 * back. Only WAITING changes.
 */
export type PayControlTransactionState =
  | 'WAITING'
  | 'CONFIRMED'
  | 'DECLINED'
  | 'FAILED'
  | 'EXPIRED'
  | 'CANCELLED'

/** Where a transaction stands; what it may carry depends on `state`. */
export interface PayControlOutcome {
  readonly transactionId: string
  readonly pcUserId: string
  readonly state: PayControlTransactionState
  /** With CONFIRMED: the phone's signature over `confirmedText` (ECDSA P-256, SHA-256, r and s), base64. */
  readonly confirmCode?: string
  /** When the phone answered. */
  readonly answeredAt?: Instant
  /** With DECLINED: what the person chose; with FAILED: the vendor's message. */
  readonly reason?: string
}

/**
 * The phone got no request: the key does not allow it (KEY_NOT_ACTIVATED: no phone has taken it
 * yet), the text is empty or too long, or the id belongs to another transaction.
 */
export type PayControlTransactionRefusal =
  | 'KEY_NOT_FOUND'
  | 'KEY_NOT_ACTIVATED'
  | 'KEY_BLOCKED'
  | 'KEY_EXPIRED'
  | 'TEXT_INVALID'
  | 'REQUEST_CHANGED'

/**
 * The vendor's server for signing on a phone. The answer of the phone comes by a callback (see
 * pay-control-callback.ts) at least once; `outcomeOf` answers the same to whoever missed it.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts).
 */
export interface PayControl {
  /** A first key; a person who has a live key (CREATED, ACTIVE, BLOCKED) is refused with KEY_EXISTS. */
  createKey(
    request: PayControlKeyRequest,
  ): Promise<Result<IssuedPayControlKey, PayControlKeyRefusal>>

  /** A new key in place of the present one, which is REMOVED at once; open transactions of it fail. */
  regenerateKey(
    request: PayControlKeyRequest,
  ): Promise<Result<IssuedPayControlKey, PayControlKeyRefusal>>

  /** The newest key of each person of the organisation; nobody's secret is among it. */
  keysOf(legalPartyId: string): Promise<readonly PayControlKey[]>

  /** Ends the key, when its owner leaves the contract, say; ending it again changes nothing. */
  removeKey(legalPartyId: string, personId: string): Promise<Verdict<'KEY_NOT_FOUND'>>

  /**
   * Sends a request to the phone. The same transaction again pushes nothing twice and answers the same; another one under
   * a known id is refused with REQUEST_CHANGED.
   */
  requestConfirmation(
    transaction: PayControlTransaction,
  ): Promise<Result<PayControlOutcome, PayControlTransactionRefusal>>

  /** Where a transaction stands; `undefined` for one this server has never seen. */
  outcomeOf(transactionId: string): Promise<PayControlOutcome | undefined>

  /** Takes the request back; when the phone was faster its answer stands and is returned. */
  cancel(transactionId: string): Promise<PayControlOutcome | undefined>
}

/** The text under the phone's signature; what was shown is in it by its digest. */
export function confirmedText(transactionId: string, digest: string): string {
  return `pay-control-confirmation-v1\n${transactionId}\n${digest}`
}

/**
 * Whether the phone with this public key has confirmed exactly this. Needs nothing but what is stored, so a
 * document's evidence can be checked by anybody later.
 */
export async function isConfirmedBy(
  publicKey: string,
  transactionId: string,
  digest: string,
  confirmCode: string,
): Promise<boolean> {
  const [spki, signature] = [bytesOfBase64(publicKey), bytesOfBase64(confirmCode)]
  if (spki === undefined || signature === undefined) return false
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
  try {
    const key = await crypto.subtle.importKey('spki', spki, algorithm, false, ['verify'])
    const text = new TextEncoder().encode(confirmedText(transactionId, digest))
    return await crypto.subtle.verify(algorithm, key, signature, text)
  } catch (error) {
    // Bytes that are no key confirm nothing; whatever else fails is no answer to the question.
    if (error instanceof Error && error.name === 'DataError') return false
    throw error
  }
}

function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) return undefined
  return Uint8Array.from(atob(text), character => character.charCodeAt(0))
}

import type { ApiKeyApi } from '@tartip/domain/people/api-key'

import type { Actor } from '../actor.ts'

/** A session that is alive now, as access-control answers it. */
export interface LiveSession {
  readonly sessionId: string
  readonly personId: string
  readonly actor: Actor | undefined
  /** Whole seconds until the session ends if nothing more is called. */
  readonly expiresInSeconds: number
}

/** A program that calls with an API key, in the name of the person who made the key. */
export interface KeyCaller {
  readonly keyId: string
  /** Whose key it is. */
  readonly legalPartyId: string
  /** Undefined when that person or the contract is closed meanwhile: then the key opens nothing. */
  readonly actor: Actor | undefined
  /** What its access list grants. */
  readonly apis: readonly ApiKeyApi[]
}

/** A call that was refused because of the caller, or where it came from. */
export interface RefusedCall {
  readonly code: string
  /** The operation; the service or the route when it was turned away before that was checked. */
  readonly operation: string
  readonly ip: string
  /** The caller's credential: an ended session still shows whose it was. */
  readonly cookie?: string | undefined
  readonly session?: Pick<LiveSession, 'sessionId' | 'personId'> | undefined
  readonly actor?: Actor | undefined
  readonly keyId?: string | undefined
  /** Whose key it is. */
  readonly legalPartyId?: string | undefined
}

/** What the edge needs of access-control; given by the composition root. */
export interface SessionGate {
  /**
   * The session or key that a call comes with, before it is looked up; the same however its headers are written.
   * Undefined without one.
   */
  credentialOf(headers: {
    readonly authorization?: string | undefined
    readonly cookie?: string | undefined
  }): string | undefined
  /** The session behind a `Cookie` header; unless the call is passive, it is extended. */
  authenticateCookie(
    cookieHeader: string | undefined,
    isPassive: boolean,
  ): Promise<LiveSession | undefined>
  /** Who implements the key of an `Authorization` header. */
  authenticateKey(authorization: string, ip: string): Promise<KeyCaller | 'unknown' | 'tooMany'>
  /** Keeps in the audit that a call was turned away; many within a minute become one line. */
  recordRefusal(call: RefusedCall): Promise<void>
  onSessionEnded(listener: (sessionId: string) => void): () => void
  onContractSelected(listener: (sessionId: string) => void): () => void
  /** Notified of a live session whose person may do other things than before. */
  onRightsChanged(listener: (sessionId: string) => void): () => void
}

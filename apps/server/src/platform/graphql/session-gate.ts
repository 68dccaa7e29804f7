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
  /** Undefined when that person or the contract is closed meanwhile: then the key opens nothing. */
  readonly actor: Actor | undefined
  /** What its access list grants. */
  readonly apis: readonly ApiKeyApi[]
}

/** What the edge needs of access-control; given by the composition root. */
export interface SessionGate {
  /** The session behind a `Cookie` header; unless the call is passive, it is extended. */
  authenticateCookie(
    cookieHeader: string | undefined,
    isPassive: boolean,
  ): Promise<LiveSession | undefined>
  /** Who stands behind the key of an `Authorization` header. */
  authenticateKey(authorization: string, ip: string): Promise<KeyCaller | 'unknown' | 'tooMany'>
  /** Keeps in the audit that a key asked for what its list does not grant. */
  noteKeyRefusal(caller: KeyCaller, operation: string, ip: string): Promise<void>
  onSessionEnded(listener: (sessionId: string) => void): () => void
  onContractSelected(listener: (sessionId: string) => void): () => void
  /** Told of a live session whose person may do other things than before. */
  onRightsChanged(listener: (sessionId: string) => void): () => void
}

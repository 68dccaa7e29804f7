import type { Actor } from '../actor.ts'

/** A session that is alive now, as access-control answers it. */
export interface LiveSession {
  readonly sessionId: string
  readonly personId: string
  readonly actor: Actor | undefined
  /** Whole seconds until the session ends if nothing more is called. */
  readonly expiresInSeconds: number
}

/** What the edge needs of access-control; given by the composition root. */
export interface SessionGate {
  /** The session behind a `Cookie` header; unless the call is passive, it is extended. */
  authenticateCookie(
    cookieHeader: string | undefined,
    isPassive: boolean,
  ): Promise<LiveSession | undefined>
  onSessionEnded(listener: (sessionId: string) => void): () => void
  onContractSelected(listener: (sessionId: string) => void): () => void
}

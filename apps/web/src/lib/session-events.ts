/**
 * Connects the transport with the session. Calls only report what the server answered; `app/session`
 * listens. This keeps `lib` free of any knowledge of the session dialog and the router.
 */
export interface ExpiryNews {
  /** Seconds the session still has, as the server counted them. */
  readonly secondsLeft: number
  /** Monotonic milliseconds when the call was sent: the safe base, the answer only came later. */
  readonly sentAtMonotonic: number
}

interface SessionEvents {
  expiry: ExpiryNews
  /** The server does not know the session any more (401, or a socket closed for that reason). */
  unauthenticated: undefined
  /** A person is about to get a session: what was known of a former one is void. */
  signingIn: undefined
  /** The session or its contract is being left: live lines close, so that none speaks for it. */
  leaving: undefined
  /** The session is back in this tab's contract, after another tab had moved it. */
  contractConfirmed: undefined
  /** The bank refuses the contract of this session: it was closed, or closed to the person. */
  contractLost: undefined
  /** The bank has closed a live line because of what the person may do now. */
  rightsChanged: undefined
  /** The person wants out. */
  signOutRequested: undefined
}

type Listener<T> = (news: T) => void

function createEmitter() {
  const listeners: { [K in keyof SessionEvents]: Set<Listener<SessionEvents[K]>> } = {
    expiry: new Set(),
    unauthenticated: new Set(),
    signingIn: new Set(),
    leaving: new Set(),
    contractConfirmed: new Set(),
    contractLost: new Set(),
    rightsChanged: new Set(),
    signOutRequested: new Set(),
  }
  return {
    on<K extends keyof SessionEvents>(event: K, listener: Listener<SessionEvents[K]>): () => void {
      listeners[event].add(listener)
      return () => {
        listeners[event].delete(listener)
      }
    },
    emit<K extends keyof SessionEvents>(event: K, news: SessionEvents[K]): void {
      for (const listener of listeners[event]) listener(news)
    },
  }
}

export const sessionEvents = createEmitter()

/** Ends the session of all tabs at the person's wish. */
export const signOut = (): void => sessionEvents.emit('signOutRequested', undefined)

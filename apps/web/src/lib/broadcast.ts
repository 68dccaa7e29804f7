import type { Instant } from '@tartip/domain/time/instant'

/** Why a session ended. Only `expired` keeps an unsaved form for the same person. */
export type SessionEnd = 'expired' | 'loggedOut' | 'unauthenticated'

/** Messages between the tabs of one browser. Instants are wall-clock: tabs share that clock. */
export type TabMessage =
  | { readonly type: 'expiry'; readonly expiresAt: Instant }
  | {
      readonly type: 'signedIn'
      readonly personId: string
      /** The contract in which the session stands. */
      readonly userContractId: string
      readonly companyName: string
    }
  | { readonly type: 'ended'; readonly reason: SessionEnd }
  | { readonly type: 'language'; readonly stored: string }
  | {
      readonly type: 'contract'
      readonly userContractId: string
      readonly companyName: string
      readonly personId: string
    }

export interface TabChannel {
  post(message: TabMessage): void
  /** Messages of the other tabs; a tab never receives its own. Returns a function that stops listening. */
  listen(listener: (message: TabMessage) => void): () => void
}

/** A channel to the other tabs of this browser; silent where browsers lack BroadcastChannel. */
export function createTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, listen: () => () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    post: message => channel.postMessage(message),
    listen: listener => {
      const handleMessage = (event: MessageEvent<TabMessage>) => listener(event.data)
      channel.addEventListener('message', handleMessage)
      return () => channel.removeEventListener('message', handleMessage)
    },
  }
}

export const tabChannel = createTabChannel('tartip')

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

const fieldsOf: Readonly<Record<TabMessage['type'], Readonly<Record<string, string>>>> = {
  expiry: { expiresAt: 'number' },
  signedIn: { personId: 'string', userContractId: 'string', companyName: 'string' },
  ended: { reason: 'string' },
  language: { stored: 'string' },
  contract: { personId: 'string', userContractId: 'string', companyName: 'string' },
}

/** Another tab may run another release, and an extension may post anything: unknown messages are dropped. */
export function isTabMessage(message: unknown): message is TabMessage {
  if (typeof message !== 'object' || message === null) return false
  const values = new Map(Object.entries(message))
  const fields = Object.entries(fieldsOf).find(([type]) => type === values.get('type'))?.[1]
  return (
    fields !== undefined &&
    Object.entries(fields).every(([name, type]) => typeof values.get(name) === type)
  )
}

/** A channel to the other tabs of this browser; silent where browsers lack BroadcastChannel. */
export function createTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined')
    return { post: () => undefined, listen: () => () => undefined }
  const channel = new BroadcastChannel(name)
  return {
    post: message => channel.postMessage(message),
    listen: listener => {
      const handleMessage = (event: MessageEvent<unknown>) => {
        if (isTabMessage(event.data)) listener(event.data)
      }
      channel.addEventListener('message', handleMessage)
      return () => channel.removeEventListener('message', handleMessage)
    },
  }
}

export const tabChannel = createTabChannel('tartip')

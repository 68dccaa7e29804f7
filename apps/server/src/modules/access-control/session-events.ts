import type { Instant } from '@tartip/domain/time/instant'

type Listener = (sessionId: string) => void

/** How long an announced end is remembered; longer than the sweep looks back. */
const rememberedMs = 60_000

export interface SessionEvents {
  /** Reports that a session has ended, once, however often and by whomever it is noticed. */
  announceEnd(sessionId: string, now: Instant): void
  announceContract(sessionId: string): void
  /** Reports that the rights behind a session changed at an instant; once for each change. */
  announceRights(sessionId: string, changedAt: Instant): void
  onSessionEnded(listener: Listener): () => void
  onContractSelected(listener: Listener): () => void
  onRightsChanged(listener: Listener): () => void
}

/** Reports to this process what has happened to sessions; the sweep brings it the ends of other processes. */
export function createSessionEvents(): SessionEvents {
  const endListeners = new Set<Listener>()
  const contractListeners = new Set<Listener>()
  const rightsListeners = new Set<Listener>()
  const announced = new Map<string, Instant>()
  const changed = new Map<string, Instant>()

  const listen = (listeners: Set<Listener>, listener: Listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return {
    announceEnd(sessionId, now) {
      for (const [id, at] of announced) {
        // In the order of announcing, so the first one that is young ends the search.
        if (at > now - rememberedMs) break
        announced.delete(id)
      }
      if (announced.has(sessionId)) return
      announced.set(sessionId, now)
      for (const listener of endListeners) listener(sessionId)
    },
    announceContract(sessionId) {
      for (const listener of contractListeners) listener(sessionId)
    },
    announceRights(sessionId, changedAt) {
      for (const [id, at] of changed) {
        if (at <= changedAt - rememberedMs) changed.delete(id)
      }
      if ((changed.get(sessionId) ?? 0) >= changedAt) return
      changed.set(sessionId, changedAt)
      for (const listener of rightsListeners) listener(sessionId)
    },
    onRightsChanged: listener => listen(rightsListeners, listener),
    onSessionEnded: listener => listen(endListeners, listener),
    onContractSelected: listener => listen(contractListeners, listener),
  }
}

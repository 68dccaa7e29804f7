/**
 * What of the live channel the bank does not serve now because the person has too much of it open: sockets and
 * subscriptions, each under a key of its own. While there is anything the page is not live, and says so.
 */
export function createLiveRefusals() {
  const refused = new Set<unknown>()
  const listeners = new Set<() => void>()
  const notify = () => {
    for (const listener of listeners) listener()
  }
  return {
    isAny: (): boolean => refused.size > 0,
    add(key: unknown): void {
      refused.add(key)
      notify()
    },
    delete(key: unknown): void {
      if (refused.delete(key)) notify()
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type LiveRefusals = ReturnType<typeof createLiveRefusals>

/**
 * A guard has just sent the person home from an address that is not theirs, until the frame of the
 * pages has shown it. The guard runs before there is a frame, so it can only leave a mark.
 */
let isPending = false
const listeners = new Set<() => void>()

function set(next: boolean): void {
  isPending = next
  for (const listener of listeners) listener()
}

export const pendingRedirectNotice = {
  announce: () => set(true),
  clear: () => set(false),
  isPending: (): boolean => isPending,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

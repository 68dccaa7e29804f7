import type { RouteNeed } from './route-table.ts'

/**
 * A guard has just sent the person home from an address that is not theirs, until the frame of the
 * pages has shown it. The guard runs before there is a frame, so it can only leave a mark.
 */
let pending: RouteNeed | undefined
const listeners = new Set<() => void>()

function set(next: RouteNeed | undefined): void {
  pending = next
  for (const listener of listeners) listener()
}

export const pendingRedirectNotice = {
  announce: (need: RouteNeed) => set(need),
  clear: () => set(undefined),
  /** What the address needs that the person lacks. */
  need: (): RouteNeed | undefined => pending,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

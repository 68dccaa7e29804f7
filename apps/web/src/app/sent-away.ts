/**
 * That a guard has just sent the person home from an address that is not his, until the frame of the
 * pages has said so. The guard runs before there is a frame, so it can only leave word.
 */
let isUnsaid = false
const listeners = new Set<() => void>()

function tell(next: boolean): void {
  isUnsaid = next
  for (const listener of listeners) listener()
}

export const sentAway = {
  note: () => tell(true),
  said: () => tell(false),
  isUnsaid: (): boolean => isUnsaid,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

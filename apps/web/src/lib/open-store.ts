/** Something that is open or not, and can be opened from several places of the page. */
export interface OpenStore {
  readonly isOpen: () => boolean
  readonly subscribe: (listener: () => void) => () => void
  readonly set: (isOpen: boolean) => void
}

export function createOpenStore(): OpenStore {
  let isOpen = false
  const listeners = new Set<() => void>()
  return {
    isOpen: () => isOpen,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(next) {
      isOpen = next
      for (const listener of listeners) listener()
    },
  }
}

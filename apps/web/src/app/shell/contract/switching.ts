import { useSyncExternalStore } from 'react'

let isSwitching = false
const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** While true no page is shown, so that no page of the old company queries data of the new one. */
export function setSwitching(next: boolean): void {
  isSwitching = next
  for (const listener of listeners) listener()
}

export function useIsSwitching(): boolean {
  return useSyncExternalStore(subscribe, () => isSwitching)
}

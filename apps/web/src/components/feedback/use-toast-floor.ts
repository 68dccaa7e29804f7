import { useCallback, useSyncExternalStore } from 'react'

const floors = new Map<Element, number>()
const listeners = new Set<() => void>()

/** Toasts stand on the highest of the bars at the bottom of the screen. */
const highest = (): number => Math.max(0, ...floors.values())

function notify(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How high the bars at the bottom of the screen stand, in CSS pixels; for the one corner of toasts. */
export const useHighestFloor = (): number => useSyncExternalStore(subscribe, highest)

/**
 * A ref for a bar at the bottom of the screen that has buttons: toasts then rise above it instead of
 * lying on what the person is about to press. It is measured when the browser has laid the page out
 * anyway: measuring at once would make it do that work twice.
 */
export function useToastFloor(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(element => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => {
      const offset = Number.parseInt(getComputedStyle(element).bottom, 10)
      floors.set(element, element.offsetHeight + (Number.isNaN(offset) ? 0 : offset))
      notify()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      floors.delete(element)
      notify()
    }
  }, [])
}

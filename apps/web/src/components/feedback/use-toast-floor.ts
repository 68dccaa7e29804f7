import { useCallback } from 'react'

const property = '--toast-floor'
const floors = new Map<Element, number>()

/** Toasts stand on the highest of the bars at the bottom of the screen. */
function publish(): void {
  const highest = Math.max(0, ...floors.values())
  const { style } = document.documentElement
  if (highest > 0) style.setProperty(property, `${highest}px`)
  else style.removeProperty(property)
}

/**
 * A ref for a bar at the bottom of the screen that has buttons: toasts then rise above it instead of
 * lying on what the person is about to press.
 */
export function useToastFloor(): (element: HTMLElement | null) => (() => void) | undefined {
  return useCallback(element => {
    if (!element) return undefined
    const measure = () => {
      const offset = Number.parseInt(getComputedStyle(element).bottom, 10)
      floors.set(element, element.offsetHeight + (Number.isNaN(offset) ? 0 : offset))
      publish()
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => {
      observer.disconnect()
      floors.delete(element)
      publish()
    }
  }, [])
}

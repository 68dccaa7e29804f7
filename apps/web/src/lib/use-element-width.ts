import { useCallback, useState } from 'react'

/** The width of an element in CSS pixels, as it changes; 0 until it has been measured. */
export function useElementWidth(): {
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined
  readonly width: number
} {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(entry.contentRect.width)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, width }
}

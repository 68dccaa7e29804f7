import { useCallback, useState } from 'react'

interface ElementSize {
  readonly width: number
  readonly height: number
}

const unmeasured: ElementSize = { width: 0, height: 0 }

/** The size of an element without its padding in CSS pixels, as it changes; 0 until it has been measured. */
export function useElementSize(): ElementSize & {
  readonly ref: (element: HTMLElement | null) => (() => void) | undefined
} {
  const [size, setSize] = useState(unmeasured)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      setSize({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { ref, ...size }
}

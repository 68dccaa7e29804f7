import { useCallback, useState } from 'react'

const hasTabStop = (region: HTMLElement): boolean =>
  [...region.querySelectorAll<HTMLElement>('*')].some(
    element => element.tabIndex >= 0 && !element.matches(':disabled'),
  )

/**
 * Whether a scrolled region needs the Tab key to stop at it: it has more than it shows, and nothing in it
 * takes the focus, so that the arrow keys could not reach what is below. The ref goes to the region; its
 * only child is what is scrolled.
 */
export function useScrollStop(): {
  readonly ref: (region: HTMLElement | null) => (() => void) | undefined
  readonly isStop: boolean
} {
  const [isStop, setIsStop] = useState(false)
  const ref = useCallback((region: HTMLElement | null) => {
    if (!region) return undefined
    const observer = new ResizeObserver(() => {
      const hides = region.scrollHeight > region.clientHeight + 1
      setIsStop(hides && !hasTabStop(region))
    })
    observer.observe(region)
    if (region.firstElementChild) observer.observe(region.firstElementChild)
    return () => observer.disconnect()
  }, [])
  return { ref, isStop }
}

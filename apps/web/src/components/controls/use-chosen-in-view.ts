import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Keeps the chosen entry of a row that can be pushed sideways in its middle: when another one is
 * chosen, when the words change, and when a phone is turned. While something is out of view at the
 * left, the row says so by `data-pushed`.
 *
 * @param chosen selector of the chosen entry in the row
 * @param reason changes with the choice and with the words
 */
export function useChosenInView<TRow extends HTMLElement>(
  chosen: string,
  reason: string,
): RefObject<TRow | null> {
  const ref = useRef<TRow>(null)
  useEffect(
    function keepChosenInView() {
      const row = ref.current
      if (!row) return undefined
      // By hand, because the browser's own way would also scroll the page.
      const show = () => {
        const entry = row.querySelector<HTMLElement>(chosen)
        if (entry) row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2
      }
      const mark = () => row.toggleAttribute('data-pushed', row.scrollLeft > 1)
      show()
      const observer = new ResizeObserver(show)
      observer.observe(row)
      row.addEventListener('scroll', mark, { passive: true })
      return () => {
        observer.disconnect()
        row.removeEventListener('scroll', mark)
      }
    },
    [chosen, reason],
  )
  return ref
}

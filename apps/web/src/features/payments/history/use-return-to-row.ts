import { useEffect, useRef } from 'react'

/** The sheet gives the focus back to what opened it first; the row it showed last is asked after that. */
const afterDrawerMs = 60

/** Esc leads back to the row: the one walked to with Alt+↓, not the one the sheet was opened from. */
export function useReturnToRow(paymentId: string | undefined): void {
  const last = useRef(paymentId)
  useEffect(
    function focusRowOfClosedSheet() {
      const closed = paymentId === undefined ? last.current : undefined
      last.current = paymentId
      if (closed === undefined) return undefined
      const timer = setTimeout(() => {
        document.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(closed)}"]`)?.focus()
      }, afterDrawerMs)
      return () => clearTimeout(timer)
    },
    [paymentId],
  )
}

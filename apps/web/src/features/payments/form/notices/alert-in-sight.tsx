import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

/**
 * What the bank, or its silence, says to a submit. The buttons stand far below it, on a phone always
 * in reach: without being brought into sight it would be told to nobody who sees.
 */
export function AlertInSight({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(function bringIntoSight() {
    box.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div ref={box} role="alert">
      {children}
    </div>
  )
}

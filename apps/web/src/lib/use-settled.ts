import { useEffect, useState } from 'react'

/** A value once it has not changed for a while, so that not every letter sends a query. */
export function useSettled<T>(value: T, pauseMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(
    function takeOverAfterPause() {
      const timer = setTimeout(() => setSettled(value), pauseMs)
      return () => clearTimeout(timer)
    },
    [value, pauseMs],
  )
  return settled
}

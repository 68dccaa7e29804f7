import { useEffect, useState } from 'react'

/** A value once it has stood still for a while, so that the server is not asked at every letter. */
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

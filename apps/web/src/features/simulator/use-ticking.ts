import { useEffect, useState } from 'react'
import { systemClock } from '../../lib/clock.ts'

const tickMs = 250

/** Monotonic milliseconds, updated a few times a second. */
export function useTicking(): number {
  const [now, setNow] = useState(systemClock.monotonic)
  useEffect(function tick() {
    const timer = setInterval(() => setNow(systemClock.monotonic()), tickMs)
    return () => clearInterval(timer)
  }, [])
  return now
}

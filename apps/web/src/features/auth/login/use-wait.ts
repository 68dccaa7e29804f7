import { useEffect, useState } from 'react'
import { systemClock } from '../../../lib/clock.ts'

/** Seconds still to wait, counting down once a second; measured, so that a sleeping tab catches up. */
export function useWait(): { secondsLeft: number; waitFor: (seconds: number) => void } {
  const [endsAt, setEndsAt] = useState<number | undefined>(undefined)
  const [secondsLeft, setSecondsLeft] = useState(0)

  useEffect(
    function countDown() {
      if (endsAt === undefined) return undefined
      const read = () => {
        const left = Math.max(0, Math.ceil((endsAt - systemClock.now()) / 1000))
        setSecondsLeft(left)
        if (left === 0) setEndsAt(undefined)
      }
      read()
      const ticking = setInterval(read, 1000)
      return () => clearInterval(ticking)
    },
    [endsAt],
  )

  return {
    secondsLeft,
    waitFor: seconds => {
      setSecondsLeft(seconds)
      setEndsAt(systemClock.now() + seconds * 1000)
    },
  }
}

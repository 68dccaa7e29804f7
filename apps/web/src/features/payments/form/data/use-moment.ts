import type { Instant } from '@tartip/domain/time/instant'
import { useEffect, useState } from 'react'

const tickMs = 15_000

/** The bank's time, renewed often enough for «осталось 38 мин» and for a cut-off that passes. */
export function useMoment(now: () => Instant): Instant {
  const [moment, setMoment] = useState(now)
  useEffect(
    function followBankClock() {
      setMoment(now())
      const timer = setInterval(() => setMoment(now()), tickMs)
      return () => clearInterval(timer)
    },
    [now],
  )
  return moment
}

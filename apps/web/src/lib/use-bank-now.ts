import type { Instant } from '@tartip/domain/time/instant'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { bankClockQuery } from './bank-clock-query.ts'
import { systemClock } from './clock.ts'

/** The bank's time now, for countdowns to cut-offs; this computer's when the bank did not answer. */
export function useBankNow(): () => Instant {
  const { data } = useQuery(bankClockQuery)
  const aheadMs = data?.aheadMs
  return useCallback(
    () => (aheadMs === undefined ? systemClock.now() : systemClock.monotonic() + aheadMs),
    [aheadMs],
  )
}

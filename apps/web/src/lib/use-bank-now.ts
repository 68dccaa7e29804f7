import type { Instant } from '@tartip/domain/time/instant'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { bankClockQuery } from './bank-clock-query.ts'
import { systemClock } from './clock.ts'

/**
 * The bank's time now; undefined until the bank has answered. The computer's clock never replaces it: it may be
 * wrong, and a countdown to a cut-off would be wrong with it.
 */
export function useBankNow(): () => Instant | undefined {
  const { data: clock } = useQuery(bankClockQuery)
  const aheadMs = clock?.aheadMs
  return useCallback(
    () => (aheadMs === undefined ? undefined : systemClock.monotonic() + aheadMs),
    [aheadMs],
  )
}

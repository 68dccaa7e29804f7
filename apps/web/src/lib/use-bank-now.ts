import type { Instant } from '@tartip/domain/time/instant'
import { fromIso } from '@tartip/domain/time/instant'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { BankTodayDocument } from './api/bank-today.rules.generated.ts'
import { systemClock } from './clock.ts'
import { execute } from './graphql-client.ts'

/** The demo clock may be moved by the simulator, so the offset is queried again now and then. */
const refreshMs = 60_000

/**
 * How far the bank's clock is ahead of this page's monotonic clock. Monotonic, so that a person who
 * sets the computer's clock does not move the bank's cut-offs.
 */
export const bankClockQuery = queryOptions({
  queryKey: ['bank-clock'],
  queryFn: async ({ signal }) => {
    const { getBankToday } = await execute(
      BankTodayDocument,
      {},
      { service: 'rules', signal, isPassive: true },
    )
    return { ...getBankToday, aheadMs: fromIso(getBankToday.now) - systemClock.monotonic() }
  },
  staleTime: refreshMs,
  gcTime: Number.POSITIVE_INFINITY,
  refetchInterval: refreshMs,
})

/** The bank's time now, for countdowns to cut-offs; this computer's until the bank has answered. */
export function useBankNow(): () => Instant {
  const { data } = useQuery(bankClockQuery)
  const aheadMs = data?.aheadMs
  return useCallback(
    () => (aheadMs === undefined ? systemClock.now() : systemClock.monotonic() + aheadMs),
    [aheadMs],
  )
}

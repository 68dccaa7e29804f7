import type { QueryClient } from '@tanstack/react-query'
import { fromIso, type Instant } from '@tartip/domain/time/instant'
import { BankTodayDocument } from './api/bank-today.rules.generated.ts'
import { systemClock } from './clock.ts'
import { execute } from './graphql-client.ts'

/** The demo clock may be moved by the simulator, so the offset is queried again now and then. */
const refreshMs = 60_000
/** Screens show no countdown and no day without it, so it is queried again soon. */
const refreshUnknownMs = 5_000

/**
 * How far the bank's clock is ahead of this page's monotonic clock. Monotonic, so that a person who
 * sets the computer's clock does not move the bank's cut-offs. It is loaded together with the person and kept
 * when the company changes, so that no screen counts by this computer's clock first.
 */
export const bankClockQuery = {
  queryKey: ['bank-clock'] as const,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const { getBankToday } = await execute(
      BankTodayDocument,
      {},
      { service: 'rules', signal, isPassive: true },
    )
    return { ...getBankToday, aheadMs: fromIso(getBankToday.now) - systemClock.monotonic() }
  },
  staleTime: refreshMs,
  gcTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }: { state: { data: unknown } }) =>
    state.data === undefined ? refreshUnknownMs : refreshMs,
}

/** The bank's time now for something that is sent; queried first where it is not known yet, which may fail. */
export async function bankTimeNow(client: QueryClient): Promise<Instant> {
  const { aheadMs } = await client.ensureQueryData(bankClockQuery)
  return systemClock.monotonic() + aheadMs
}

import { fromIso } from '@tartip/domain/time/instant'
import { BankTodayDocument } from './api/bank-today.rules.generated.ts'
import { systemClock } from './clock.ts'
import { execute } from './graphql-client.ts'

/** The demo clock may be moved by the simulator, so the offset is queried again now and then. */
const refreshMs = 60_000

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
  refetchInterval: refreshMs,
}

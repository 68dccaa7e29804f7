import { useQuery } from '@tanstack/react-query'
import { bishkekDate } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { bankClockQuery } from './bank-clock-query.ts'
import { useBankNow } from './use-bank-now.ts'

/**
 * The bank's day; undefined until the bank's time is known, so that no screen shows
 * or requests the day of this computer first. Without an answer this computer's time must do.
 */
export function useBankToday(): LocalDate | undefined {
  const { isPending } = useQuery(bankClockQuery)
  const now = useBankNow()
  return isPending ? undefined : bishkekDate(now())
}

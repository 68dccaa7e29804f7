import { bishkekDate } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useBankNow } from './use-bank-now.ts'

/**
 * The bank's day; undefined until the bank's time is known, so that no screen shows
 * or requests the day of this computer.
 */
export function useBankToday(): LocalDate | undefined {
  const now = useBankNow()()
  return now === undefined ? undefined : bishkekDate(now)
}

import { err, ok, type Result } from '@tartip/domain/result'
import { daysBetween, isLocalDate } from '@tartip/domain/time/instant'

/** The longest period of balances and turnovers: a leap year. */
const periodMaxDays = 366

export function isPeriod(
  from: string,
  to: string,
): Result<void, 'DATE_INVALID' | 'PERIOD_INVALID'> {
  if (!isLocalDate(from) || !isLocalDate(to)) return err('DATE_INVALID')
  const days = daysBetween(from, to)
  return days < 0 || days > periodMaxDays
    ? err('PERIOD_INVALID', { max: periodMaxDays })
    : ok(undefined)
}

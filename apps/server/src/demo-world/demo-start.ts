import { createIsAllowed, type BankDay } from '@tartip/domain/bank-day/time-rule'
import { isWorkingDay, nextWorkingDay } from '@tartip/domain/bank-day/calendar'
import { instantAt, type Instant } from '@tartip/domain/time/instant'

const morningMinute = 10 * 60

/**
 * When the bank's clock of a demo starts: now, if a newcomer's first interbank payment can still run to its
 * end today; otherwise at 10:00 of the next working morning. It never goes back, so that no document of
 * the demo world lies in the future.
 */
export function demoStart(day: BankDay): Instant {
  if (isWorkingDay(day.calendar, day.date)) {
    if (day.minute < morningMinute) return instantAt(day.date, morningMinute)
    if (createIsAllowed(day, 'CLEARING', 'KGS')) return day.now
  }
  return instantAt(nextWorkingDay(day.calendar, day.date), morningMinute)
}

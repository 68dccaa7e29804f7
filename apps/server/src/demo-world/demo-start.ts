import { createIsAllowed, type BankDay } from '@tartip/domain/bank-day/time-rule'
import { isWorkingDay, nextWorkingDay } from '@tartip/domain/bank-day/calendar'
import { instantAt, type Instant } from '@tartip/domain/time/instant'

const morningMinute = 10 * 60

/**
 * The start time of a demo bank's clock: now, if an interbank payment can still be executed today;
 * otherwise 10:00 of the next working day. Never in the past, so that no document of the demo world
 * lies in the future.
 */
export function demoStart(day: BankDay): Instant {
  if (isWorkingDay(day.calendar, day.date)) {
    if (day.minute < morningMinute) return instantAt(day.date, morningMinute)
    if (createIsAllowed(day, 'CLEARING', 'KGS')) return day.now
  }
  return instantAt(nextWorkingDay(day.calendar, day.date), morningMinute)
}

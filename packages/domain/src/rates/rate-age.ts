import { isWorkingDay, type BankCalendar } from '../bank-day/calendar.ts'
import { addDays, daysBetween, type LocalDate } from '../time/instant.ts'

/** Working days that may pass after a daily set before the next one must be there. */
const workingDaysOfGrace = 1
/** A weekly quote holds seven days; two more bring it over a weekend. */
const longestWeekDays = 9

/**
 * Whether rates are older than they should be on `today`, so that the reader must be shown their day. Banks
 * set rates on working days alone: those of Saturday are right on Monday, however long the holidays
 * before it, and those of Monday are late on Wednesday.
 */
export function isOldRate(
  validFrom: LocalDate,
  today: LocalDate,
  calendar: BankCalendar,
  isWeekly = false,
): boolean {
  if (isWeekly) return daysBetween(validFrom, today) > longestWeekDays
  let passed = 0
  for (let day = addDays(validFrom, 1); day <= today; day = addDays(day, 1)) {
    if (isWorkingDay(calendar, day)) passed += 1
    if (passed > workingDaysOfGrace) return true
  }
  return false
}

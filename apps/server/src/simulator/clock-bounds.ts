import type { BankCalendar } from '@tartip/domain/bank-day/calendar'
import { addDays, bishkekDate, instantAt, type Instant } from '@tartip/domain/time/instant'

const daysAhead = 365

export interface ClockBounds {
  readonly earliest: Instant
  /** The first instant that is too late. */
  readonly end: Instant
}

/**
 * Where the bank's clock may be put. Not before the day of the last document, or numbers, statements and
 * histories would run backwards; within that day it may go back, which undoes a missed cut-off. Not more
 * than a year ahead of the real time, nor behind the years whose days off are known: no date could be
 * promised there.
 */
export function clockBounds(
  realNow: Instant,
  lastChange: Instant | undefined,
  calendar: BankCalendar,
): ClockBounds {
  const today = bishkekDate(realNow)
  const yearAhead = addDays(today, daysAhead)
  const { knownUntil } = calendar
  const lastDay = knownUntil !== undefined && knownUntil < yearAhead ? knownUntil : yearAhead
  return {
    earliest: instantAt(bishkekDate(lastChange ?? realNow), 0),
    end: instantAt(addDays(lastDay, 1), 0),
  }
}

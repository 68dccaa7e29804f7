import { isWorkingDay, type BankCalendar } from '@tartip/domain/bank-day/calendar'
import { addDays, instantAt, type LocalDate } from '@tartip/domain/time/instant'

const yearDays = 365

export interface WorkingDay {
  readonly day: LocalDate
  /** How many operations fall on it. */
  readonly operations: number
  /** Epoch milliseconds of the nth of them: evenly from 9:00 to 17:00. */
  at(nth: number): number
  /** When clearing settles: after the last operation. */
  readonly settlesAt: number
}

/** The working days of the year before `today`, with so many operations in all. */
export function yearOf(
  today: LocalDate,
  calendar: BankCalendar,
  operations: number,
): readonly WorkingDay[] {
  const days = Array.from({ length: yearDays }, (_, ahead) =>
    addDays(today, ahead - yearDays),
  ).filter(day => isWorkingDay(calendar, day))
  const opens = 9 * 60
  const openMs = 8 * 60 * 60_000
  return days.map((day, index) => {
    const from = Math.floor((operations * index) / days.length)
    const count = Math.floor((operations * (index + 1)) / days.length) - from
    const start = instantAt(day, opens)
    return {
      day,
      operations: count,
      at: nth => start + Math.floor((nth * openMs) / Math.max(1, count)),
      settlesAt: start + openMs + 30 * 60_000,
    }
  })
}

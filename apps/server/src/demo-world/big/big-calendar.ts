import { isWorkingDay, type BankCalendar } from '@tartip/domain/bank-day/calendar'
import { addDays, instantAt, type LocalDate } from '@tartip/domain/time/instant'

const yearDays = 365

export interface WorkingDay {
  readonly day: LocalDate
  /** The number of operations on this day. */
  readonly operations: number
  /** Epoch milliseconds of the nth operation, from 9:00 to 17:00. */
  at(nth: number): number
  /** When clearing settles: after the last of its payments. */
  readonly settlesAt: number
}

/** The last session of the demo bank's timetable, and the clearing cut-off of its clients. */
const clearingSettlesAtMinute = 12 * 60
export const clearingEndsAtMinute = 11 * 60 + 30

/** Operations are not evenly spaced: shifted by up to nine tenths of the interval to the next. */
function jitterMs(day: number, nth: number): number {
  const spread = Math.imul((day + 1) * 7_919 + nth, 0x9e3779b1) >>> 0
  return Math.floor((spread / 2 ** 32) * 0.9 * 8 * 60 * 60_000)
}

/** The working days of the year before `today`, with the given number of operations in all. */
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
      at: nth => start + Math.floor((nth * openMs + jitterMs(index, nth)) / Math.max(1, count)),
      settlesAt: instantAt(day, clearingSettlesAtMinute),
    }
  })
}

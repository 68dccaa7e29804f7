import { addDays, weekday } from '../time/instant.ts'
import type { LocalDate } from '../time/instant.ts'

/**
 * What the calendar says about a day against its weekday: `holiday` is a day off, by law or by
 * decree; `short` is worked with earlier deadlines; `working` is a weekend day made a working one.
 */
export type DayKind = 'holiday' | 'short' | 'working'

export interface BankCalendar {
  readonly exceptions: ReadonlyMap<LocalDate, DayKind>
  /** The end of the last year whose days off are known; absent when nothing is known at all. */
  readonly knownUntil?: LocalDate
}

/** Longer than any run of days off: a calendar that yields none within it is broken data. */
const longestSearchDays = 366

/** When one day has two rows, the day off wins: money is not promised for a doubtful day. */
export function createCalendar(
  rows: Iterable<{ readonly date: LocalDate; readonly kind: DayKind }>,
): BankCalendar {
  const exceptions = new Map<LocalDate, DayKind>()
  let last = ''
  for (const { date, kind } of rows) {
    if (exceptions.get(date) !== 'holiday') exceptions.set(date, kind)
    if (date > last) last = date
  }
  return last === '' ? { exceptions } : { exceptions, knownUntil: `${last.slice(0, 4)}-12-31` }
}

/** Monday to Friday, unless the calendar says otherwise. Holidays: Labour Code of 2025. */
export function isWorkingDay(calendar: BankCalendar, date: LocalDate): boolean {
  const kind = calendar.exceptions.get(date)
  return kind === undefined ? weekday(date) <= 5 : kind !== 'holiday'
}

/** The day before a holiday, when the bank closes earlier. */
export function isShortDay(calendar: BankCalendar, date: LocalDate): boolean {
  return calendar.exceptions.get(date) === 'short'
}

/** The first working day later than the given one. */
export function nextWorkingDay(calendar: BankCalendar, after: LocalDate): LocalDate {
  return workingDayOnOrAfter(calendar, addDays(after, 1))
}

/** The first working day later than the given one on which payments in the currency are settled abroad, too. */
export function nextSettlementDay(
  calendar: BankCalendar,
  holidaysAbroad: ReadonlySet<LocalDate>,
  after: LocalDate,
): LocalDate {
  let date = nextWorkingDay(calendar, after)
  while (holidaysAbroad.has(date) || weekday(date) > 5) date = nextWorkingDay(calendar, date)
  return date
}

/** Whether the days off abroad are known for the year of this day; behind the last known year they are not. */
export function knowsHolidaysOf(holidaysAbroad: ReadonlySet<LocalDate>, date: LocalDate): boolean {
  const year = date.slice(0, 4)
  return [...holidaysAbroad].some(known => known.slice(0, 4) >= year)
}

/** The day itself when it is a working one, else the next working day. */
export function workingDayOnOrAfter(calendar: BankCalendar, from: LocalDate): LocalDate {
  for (let days = 0; days <= longestSearchDays; days += 1) {
    const date = addDays(from, days)
    if (isWorkingDay(calendar, date)) return date
  }
  throw new RangeError(`No working day within a year after ${from}`)
}

/** The day itself when it is a working one, else the last working day before. */
export function workingDayOnOrBefore(calendar: BankCalendar, until: LocalDate): LocalDate {
  for (let days = 0; days <= longestSearchDays; days += 1) {
    const date = addDays(until, -days)
    if (isWorkingDay(calendar, date)) return date
  }
  throw new RangeError(`No working day within a year before ${until}`)
}

/** The working days among `days` calendar days that begin with `from`. */
export function workingDaysFrom(
  calendar: BankCalendar,
  from: LocalDate,
  days: number,
): LocalDate[] {
  return Array.from({ length: days }, (_, index) => addDays(from, index)).filter(date =>
    isWorkingDay(calendar, date),
  )
}

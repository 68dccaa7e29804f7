import { daysInMonth, type LocalDate } from './instant.ts'

/** The same day of the month so many months later; the month's last day where it has no such day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const since = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  const [year, month] = [Math.floor(since / 12), (((since % 12) + 12) % 12) + 1]
  const day = Math.min(Number(date.slice(8)), daysInMonth(year, month))
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
}

/** The first day of the month of a date. */
export function firstOfMonth(date: LocalDate): LocalDate {
  return `${date.slice(0, 7)}-01`
}

/** The last day of the month of a date. */
export function lastOfMonth(date: LocalDate): LocalDate {
  const days = daysInMonth(Number(date.slice(0, 4)), Number(date.slice(5, 7)))
  return `${date.slice(0, 7)}-${two(days)}`
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

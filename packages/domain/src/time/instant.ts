import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = number

/** A calendar day of the bank, `YYYY-MM-DD`. Two of them compare as texts. */
export type LocalDate = string

const minuteMs = 60_000
const dayMs = 86_400_000
export const minutesOfDay = 1_440

/** Bishkek has no summer time; the offset is fixed, so no time zone data is needed anywhere. */
const bishkekOffsetMs = 6 * 60 * minuteMs

/** The day in Bishkek, whatever the zone of the server or of the browser. */
export function bishkekDate(now: Instant): LocalDate {
  return dateOfDayNumber(Math.floor((now + bishkekOffsetMs) / dayMs))
}

/** The minute of the day in Bishkek, 0 to 1439. */
export function bishkekMinute(now: Instant): number {
  const local = now + bishkekOffsetMs
  return Math.floor((local - Math.floor(local / dayMs) * dayMs) / minuteMs)
}

/** The instant at which that minute of that Bishkek day begins; minute 1440 is the day's end. */
export function instantAt(date: LocalDate, minute: number): Instant {
  return dayNumber(date) * dayMs + minute * minuteMs - bishkekOffsetMs
}

/** The first instant that no longer belongs to the day; the last day of the calendar has one too. */
export function endOfDay(date: LocalDate): Instant {
  return instantAt(date, minutesOfDay)
}

/** The date so many days later, or earlier when negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateOfDayNumber(dayNumber(date) + days)
}

/** The day before; none before the first day of the calendar. */
export function dayBefore(date: LocalDate): LocalDate | undefined {
  return date === '0001-01-01' ? undefined : addDays(date, -1)
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Monday is 1, Sunday is 7. */
export function weekday(date: LocalDate): 1 | 2 | 3 | 4 | 5 | 6 | 7 {
  // Day 0, the first of January 1970, was a Thursday.
  const sinceMonday = (((dayNumber(date) + 3) % 7) + 7) % 7
  return (sinceMonday + 1) as 1 | 2 | 3 | 4 | 5 | 6 | 7
}

/** True for `YYYY-MM-DD` that names a real day of the years 1 to 9999. */
export function isLocalDate(text: string): text is LocalDate {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!match) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
}

/** Reads a date as people type and the screens show it: `DD.MM.YYYY`. */
export function parseDottedDate(text: string): Result<LocalDate, 'DATE_INVALID'> {
  const match = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim())
  if (!match) return err('DATE_INVALID')
  const [, day = '', month = '', year = ''] = match
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isLocalDate(date) ? ok(date) : err('DATE_INVALID')
}

/** '11:15' → 675; '24:00' → 1440, the end of the day. Anything else throws RangeError. */
export function minuteOfTime(time: string): number {
  const match = /^(\d{2}):(\d{2})$/.exec(time)
  const [hours, minutes] = [Number(match?.[1]), Number(match?.[2])]
  if (!match || minutes > 59 || hours * 60 + minutes > 1440) {
    throw new RangeError(`Not a time of day: ${time}`)
  }
  return hours * 60 + minutes
}

/** 675 → '11:15'. */
export function timeOfMinute(minute: number): string {
  if (!Number.isInteger(minute) || minute < 0 || minute > 1440) {
    throw new RangeError(`Not a minute of the day: ${minute}`)
  }
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
}

/** The wire form of an instant: `2026-05-12T08:30:00.000Z`. */
export function toIso(instant: Instant): string {
  if (instant !== lastIso.instant) lastIso = { instant, text: new Date(instant).toISOString() }
  return lastIso.text
}

/** A batch writes one moment hundreds of times. */
let lastIso = { instant: 0, text: new Date(0).toISOString() }

const isoPattern =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,9})?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/

/** Whether a text is the wire form of an instant. */
export function isIso(text: string): boolean {
  const date = isoPattern.exec(text)?.[1]
  return date !== undefined && isLocalDate(date)
}

/** Reads the wire form; a text without its zone, or no instant at all, throws RangeError. */
export function fromIso(text: string): Instant {
  if (!isIso(text)) throw new RangeError(`Not an instant: ${text}`)
  return Date.parse(text)
}

/** How many days a month has; months count from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/** Days since 1970-01-01 of the Gregorian calendar; a text that is no date throws RangeError. */
function dayNumber(date: LocalDate): number {
  if (!isLocalDate(date)) throw new RangeError(`Not a date: ${date}`)
  return Math.round(Date.parse(`${date}T00:00:00Z`) / dayMs)
}

function dateOfDayNumber(days: number): LocalDate {
  const date = new Date(days * dayMs).toISOString().slice(0, 10)
  if (!isLocalDate(date)) throw new RangeError(`Outside of the calendar: day ${days}`)
  return date
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

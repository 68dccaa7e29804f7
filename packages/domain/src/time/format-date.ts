import type { Language } from '../language.ts'
import { noBreakSpace } from '../text/blanks.ts'
import { calendarWords } from './calendar-words.ts'
import { bishkekDate, bishkekMinute, isLocalDate, timeOfMinute, weekday } from './instant.ts'
import type { Instant, LocalDate } from './instant.ts'

export type WordWidth = 'long' | 'short'

/** '2026-05-12' → '12.05.2026', in every language (specification, section 9). */
export function formatDate(date: LocalDate): string {
  const [year, month, day] = partsOf(date)
  return `${day}.${month}.${year}`
}

/** '01.05.2026 – 31.05.2026', without words. */
export function formatPeriod(from: LocalDate, to: LocalDate): string {
  return `${formatDate(from)} – ${formatDate(to)}`
}

/** 'DD.MM.YYYY HH:mm' in Bishkek. */
export function formatDateTime(instant: Instant): string {
  return `${formatDate(bishkekDate(instant))} ${formatTime(instant)}`
}

/** 'HH:mm' in Bishkek. */
export function formatTime(instant: Instant): string {
  return timeOfMinute(bishkekMinute(instant))
}

/** 'HH:mm:ss' in Bishkek, for what ends within a minute. */
export function formatTimeOfSecond(instant: Instant): string {
  const second = Math.floor(instant / 1_000) % 60
  return `${formatTime(instant)}:${String(second).padStart(2, '0')}`
}

/** «12 мая», «12-май», “12 May”. In Kyrgyz a hyphen makes the number an ordinal. */
export function formatDayMonth(date: LocalDate, language: Language): string {
  const [, month, day] = partsOf(date)
  const name = calendarWords[language].monthsAfterDay[Number(month) - 1] ?? ''
  return `${Number(day)}${language === 'ky' ? '-' : noBreakSpace}${name}`
}

/** «Вторник, 12 мая», «Шейшемби, 12-май», “Tuesday, 12 May”. */
export function formatWeekdayDate(date: LocalDate, language: Language): string {
  const name = calendarWords[language].weekdays[weekday(date) - 1] ?? ''
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}, ${formatDayMonth(date, language)}`
}

/** Twelve names from January as they stand alone, or short ones for a chart. */
export function monthNames(language: Language, width: WordWidth = 'long'): readonly string[] {
  return width === 'long' ? calendarWords[language].months : calendarWords[language].shortMonths
}

/** Seven names from Monday. */
export function weekdayNames(language: Language, width: WordWidth = 'long'): readonly string[] {
  return width === 'long' ? calendarWords[language].weekdays : calendarWords[language].shortWeekdays
}

const units: Readonly<Record<Language, readonly [day: string, hour: string, minute: string]>> = {
  ru: ['д', 'ч', 'мин'],
  ky: ['күн', 'саат', 'мүн'],
  en: ['d', 'h', 'min'],
}

/**
 * How long until a deadline, without a verb: «38 мин», «2 ч 5 мин», from a day on «3 д 4 ч». What is
 * already over is «0 мин».
 */
export function formatDuration(minutes: number, language: Language): string {
  const [day, hour, minute] = units[language]
  const left = Math.max(0, Math.floor(minutes))
  const days = Math.floor(left / 1440)
  const hours = Math.floor((left % 1440) / 60)
  const parts: [number, string][] =
    days > 0
      ? [
          [days, day],
          [hours, hour],
        ]
      : [
          [hours, hour],
          [left % 60, minute],
        ]
  const shown = parts.filter(([count]) => count > 0)
  const written = shown.length > 0 ? shown : parts.slice(-1)
  return written.map(([count, unit]) => `${count}${noBreakSpace}${unit}`).join(' ')
}

/** Seconds as a countdown: '00:47', '15:00', from an hour on '1:02:03'. Never below zero. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const hours = Math.floor(left / 3600)
  const tail = [Math.floor((left % 3600) / 60), left % 60]
    .map(part => String(part).padStart(2, '0'))
    .join(':')
  return hours === 0 ? tail : `${hours}:${tail}`
}

function partsOf(date: LocalDate): readonly [year: string, month: string, day: string] {
  if (!isLocalDate(date)) throw new RangeError(`Not a date: ${date}`)
  return [date.slice(0, 4), date.slice(5, 7), date.slice(8, 10)]
}

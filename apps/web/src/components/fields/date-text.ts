import { addDays, isLocalDate, parseDottedDate } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'

/**
 * Puts the dots while digits are typed: `1205` → `12.05`. Day and month may have one digit when dots, slashes or spaces
 * part them: `1/12/2026` → `1.12.2026`. Nothing is cut: what is too long is no day and is named so. A text with letters or
 * dashes, or with the year first, stays as it is.
 */
export function dottedWhileTyping(typed: string): string {
  const text = typed.trimStart()
  if (/[\p{L}-]|^\d{4}[./]/u.test(text)) return text
  const [first = '', second = '', ...others] = text
    .split(/[./\s]/)
    .map(part => part.replace(/\D/g, ''))
  const day = first.slice(0, 2)
  const month = first.slice(2) + second
  const year = month.slice(2) + others.join('')
  const isParted = (part: string, rest: string, parts: number) =>
    part !== '' && (rest !== '' || text.split(/[./\s]/).length > parts)
  if (!isParted(day, month + year, 1)) return day
  const start = `${day}.${month.slice(0, 2)}`
  return isParted(month, year, 2) ? `${start}.${year}` : start
}

const yearFirst = /^(\d{4})[./](\d{2})[./](\d{2})$/
const yearSign = /\s*г\.?$/i

/**
 * A day typed as `12.05.2026` or `12-05-2026`, or pasted as `2026-05-12`, `2026/05/12` or `12.05.2026 г.`; undefined while
 * it is not a day.
 */
export function dayOfText(text: string): LocalDate | undefined {
  const plain = text.trim().replace(yearSign, '').replace(yearFirst, '$1-$2-$3')
  const parsed = parseDottedDate(plain.replaceAll('-', '.'))
  if (isLocalDate(plain)) return plain
  return parsed.ok ? parsed.value : undefined
}

/** The longest run of holidays is far shorter than this. */
const farthestWorkingDay = 31

/** The first working day after a day; undefined when the calendar knows none near. */
export function workingDayAfter(
  day: LocalDate,
  isWorking: (day: LocalDate) => boolean,
): LocalDate | undefined {
  for (let step = 1; step <= farthestWorkingDay; step += 1) {
    const next = addDays(day, step)
    if (isWorking(next)) return next
  }
  return undefined
}

import { addDays, isLocalDate, parseDottedDate } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'

/** Puts the dots while digits are typed: `1205` → `12.05`, `12052026` → `12.05.2026`. */
export function dottedWhileTyping(text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, 8)
  if (digits.length <= 2) return text.endsWith('.') && digits.length === 2 ? `${digits}.` : digits
  if (digits.length <= 4) return `${digits.slice(0, 2)}.${digits.slice(2)}`
  return `${digits.slice(0, 2)}.${digits.slice(2, 4)}.${digits.slice(4)}`
}

/** A day typed as `12.05.2026` or pasted as `2026-05-12`; undefined while it is not a day. */
export function dayOfText(text: string): LocalDate | undefined {
  const plain = text.trim()
  if (isLocalDate(plain)) return plain
  const parsed = parseDottedDate(plain)
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

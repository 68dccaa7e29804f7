import { addDays, bishkekDate, instantAt } from '@tartip/domain/time/instant'
import type { Instant } from '@tartip/domain/time/instant'

/** The bank is open and accepts every kind of payment. */
const morningMinute = 10 * 60

/** 10:00 of the next day, working or not, so that holidays can be tried too. */
export const nextMorning = (now: Instant): Instant =>
  instantAt(addDays(bishkekDate(now), 1), morningMinute)

/** Minutes since midnight of a typed time: `9:05`, `09:05`, `0905`. */
export function minuteOf(text: string): number | undefined {
  const parts = /^(\d{1,2})[:.]?(\d{2})$/.exec(text.trim())
  if (!parts) return undefined
  const [hours = 24, minutes = 60] = parts.slice(1).map(part => Number.parseInt(part, 10))
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : undefined
}

import { formatDate } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'

interface DateTextProps {
  /** A day of the bank. */
  value: LocalDate
}

/** A day: 12.05.2026 in all three languages. */
export function DateText({ value }: DateTextProps) {
  return <time dateTime={value}>{formatDate(value)}</time>
}

import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'

interface DateTimeTextProps {
  /** An instant as the API sends it. */
  value: string
}

/** A moment on the bank's clock: 12.05.2026 09:14, wherever the browser is. */
export function DateTimeText({ value }: DateTimeTextProps) {
  return <time dateTime={value}>{formatDateTime(fromIso(value))}</time>
}

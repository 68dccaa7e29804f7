import { createCalendar, type BankCalendar, type DayKind } from '@tartip/domain/bank-day/calendar'

import { DatasetFault, parseTabSeparated } from '@tartip/domain/text/tab-separated'

/** What the kinds of `holidays.tsv` mean for the bank: a decree closes it like a law does. */
const dayKinds: Readonly<Record<string, DayKind>> = {
  holiday: 'holiday',
  day_off_by_decree: 'holiday',
  short: 'short',
  working: 'working',
}

/** Reads `holidays.tsv`. */
export function parseCalendar(content: string): BankCalendar {
  const rows = parseTabSeparated('holidays', content, ['date', 'kind'])
  return createCalendar(
    rows.map((row, index) => {
      const kind = dayKinds[row['kind'] ?? '']
      if (!kind) throw new DatasetFault('holidays', index + 2, `unknown kind ${row['kind']}`)
      return { date: row['date'] ?? '', kind }
    }),
  )
}

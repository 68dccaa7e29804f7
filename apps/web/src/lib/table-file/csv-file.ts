import type { Language } from '@tartip/domain/language'
import { csvMarks, withoutFormula } from '@tartip/domain/text/spreadsheet-text'

/** A text, or an amount as the API writes it. */
export type CsvCell = string | { readonly amount: string }

/**
 * Rows as a CSV file that a spreadsheet of the reader's language opens as it is: its separators, a byte order mark
 * for the Cyrillic, line ends of the format (RFC 4180).
 */
export function csvOf(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const { field, decimal } = csvMarks[language]
  const textOf = (cell: CsvCell): string =>
    typeof cell === 'string' ? withoutFormula(cell) : cell.amount.replace('.', decimal)
  const quoted = (cell: CsvCell): string => `"${textOf(cell).replaceAll('"', '""')}"`
  return `\uFEFF${rows.map(row => row.map(quoted).join(field)).join('\r\n')}\r\n`
}

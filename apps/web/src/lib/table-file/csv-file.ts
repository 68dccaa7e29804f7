import { withoutFormula } from '@tartip/domain/text/spreadsheet-text'

const quoted = (text: string): string => `"${withoutFormula(text).replaceAll('"', '""')}"`

/**
 * Rows of plain texts as a CSV file that a spreadsheet of this region opens as it is: semicolons, a
 * byte order mark for the Cyrillic, line ends of the format (RFC 4180).
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map(row => row.map(quoted).join(';')).join('\r\n')}\r\n`
}

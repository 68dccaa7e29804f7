import { formatDate } from '@tartip/domain/time/format-date'
import { looksLikeFormula } from './table-file.ts'
import type { FileCell, TableFile } from './table-file.ts'

/** A cell that a spreadsheet would run as a formula gets an apostrophe; quotes are doubled. */
function quoted(text: string): string {
  const harmless = looksLikeFormula(text) ? `'${text}` : text
  return `"${harmless.replaceAll('"', '""')}"`
}

function csvCell(cell: FileCell): string {
  if (cell.kind === 'text') return quoted(cell.text)
  // Ours and checked, so a minus here is a sign and no formula; a comma is this region's point.
  if (cell.kind === 'amount') return cell.value.replace('.', ',')
  return formatDate(cell.date)
}

/**
 * Rows of plain texts as a CSV file that a spreadsheet of this region opens as it is: semicolons, a
 * byte order mark for the Cyrillic, line ends of the format (RFC 4180).
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return csvOfCells(rows.map(row => row.map(text => ({ kind: 'text', text }))))
}

/** The same for a table whose amounts and days stay numbers and days in the spreadsheet. */
export function csvOfTable({ head, rows }: TableFile): string {
  return csvOfCells([head.map((text): FileCell => ({ kind: 'text', text })), ...rows])
}

function csvOfCells(rows: readonly (readonly FileCell[])[]): string {
  return `\uFEFF${rows.map(row => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}

import type { Language } from '@tartip/domain/language'
import { csvAmount, csvLine, csvStart, withoutFormula } from '@tartip/domain/text/spreadsheet-text'

/** A text, or an amount as the API writes it. */
export type CsvCell = string | { readonly amount: string }

/** Rows as a CSV file that a spreadsheet of the reader's language opens as it is. */
export function csvOf(rows: readonly (readonly CsvCell[])[], language: Language): string {
  const textOf = (cell: CsvCell): string =>
    typeof cell === 'string' ? withoutFormula(cell) : csvAmount(cell.amount, language)
  return `${csvStart}${rows.map(row => csvLine(row.map(textOf), language)).join('')}`
}

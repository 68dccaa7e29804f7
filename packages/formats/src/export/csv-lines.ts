import type { Language } from '@tartip/domain/language'
import { csvMarks } from '@tartip/domain/text/spreadsheet-text'

/** What a CSV file begins with, so that spreadsheets take it for UTF-8. */
export const csvStart = '\uFEFF'

/** One line of a CSV file as spreadsheets of the reader's language open it. Formulas are the caller's to neutralise. */
export const csvLine = (cells: readonly string[], language: Language): string =>
  `${cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(csvMarks[language].field)}\r\n`

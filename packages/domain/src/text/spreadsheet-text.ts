import type { Language } from '../language.ts'

/** The separators that a spreadsheet of the reader's language expects. */
export const csvMarks: Readonly<
  Record<Language, { readonly field: string; readonly decimal: string }>
> = {
  ru: { field: ';', decimal: ',' },
  ky: { field: ';', decimal: ',' },
  en: { field: ',', decimal: '.' },
}

/** What a CSV file begins with, so that spreadsheets take it for UTF-8. */
export const csvStart = '\uFEFF'

/** One line of a CSV file (RFC 4180). Formulas are the caller's to neutralise. */
export const csvLine = (cells: readonly string[], language: Language): string =>
  `${cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(csvMarks[language].field)}\r\n`

/** An amount, as the API writes it, in a cell of a CSV file. */
export const csvAmount = (amount: string, language: Language): string =>
  amount.replace('.', csvMarks[language].decimal)

/**
 * Names and purposes come from strangers. A text that a spreadsheet would run gets an apostrophe, full-width signs
 * included, which some take for the usual ones; a signed number (`+996555123456`, `-100,50`) is no formula and stays
 * as it is.
 */
export function withoutFormula(text: string): string {
  const isSignedNumber = /^[+-]\d+(?:[ \u00A0]\d+)*(?:[.,]\d+)?$/.test(text)
  return /^\s*[=+\-@\t\r＝＋－＠]/.test(text) && !isSignedNumber ? `'${text}` : text
}

/** A spreadsheet keeps no more digits of a number. */
export const mostSpreadsheetDigits = 15

import { addDays } from '@tartip/domain/time/instant'
import { FileRefused } from './complaint.ts'
import { importLimits } from './limits.ts'

/** A cell as the file stores it; numbers stay the text of the file, because money is never a float. */
export interface Cell {
  readonly kind: 'text' | 'number' | 'date' | 'boolean' | 'error'
  /** A date as 2026-10-08; a number in the notation of the file; otherwise what is shown. */
  readonly text: string
  readonly isFormula?: boolean
}

export interface SheetRow {
  /** As people count, from 1. */
  readonly row: number
  /** Cells that are not empty, by column from 0. */
  readonly cells: ReadonlyMap<number, Cell>
}

export interface Sheet {
  readonly name?: string
  readonly rows: readonly SheetRow[]
}

/** 0 → A, 25 → Z, 26 → AA. */
export function columnLetters(column: number): string {
  const letter = String.fromCodePoint(65 + (column % 26))
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter
}

export function addCell(cells: Map<number, Cell>, column: number, cell: Cell): void {
  if (column >= importLimits.columns) {
    throw new FileRefused('FILE_TOO_MANY_COLUMNS', { max: importLimits.columns })
  }
  if (cell.text.length > importLimits.cellCharacters) throw new FileRefused('FILE_DAMAGED')
  cells.set(column, cell)
}

/** ECMA-376, 18.8.30: the formats of dates that need no definition. */
export const isBuiltInDateFormat = (id: number | string): boolean =>
  /^(1[4-7]|22|2[7-9]|3[0-6]|5[0-8])$/.test(String(id))

export const isDateFormat = (code: string): boolean =>
  /[dy]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''))

/** Days since the end of 1899; Excel takes 1900 for a leap year, so day 60 does not exist. */
export function dateOfSerial(serial: string, isDate1904: boolean): string {
  const days = Number.parseInt(serial, 10)
  return isDate1904 ? addDays('1904-01-01', days) : addDays('1899-12-30', days)
}

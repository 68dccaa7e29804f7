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

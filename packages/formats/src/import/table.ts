import { withoutInvisible } from '@tartip/domain/text/blanks'
import { shownText } from './cell-values.ts'
import { FileRefused, type ComplaintPlace, type ImportCode } from './complaint.ts'
import { columnLetters, type Cell, type Sheet, type SheetRow } from './sheet.ts'

/** How a column of a table is recognised by its heading. The first rule that fits a heading takes it. */
export interface ColumnRule<Field extends string> {
  readonly field: Field
  /** Against the heading in lower case without blanks and signs, `ё` as `е`. */
  readonly heading: RegExp
  /** The refusal of a table without this column; absent for a column that a table may lack. */
  readonly missing?: ImportCode
}

/** Columns chosen by a person, by field. */
export interface ColumnMapping<Field extends string> {
  /** The row of the headings, from 1. */
  readonly headingRow: number
  readonly columns: Readonly<Partial<Record<Field, number>>>
}

export interface FoundTable<Field extends string> {
  readonly sheet: Sheet
  readonly headingRow: number
  readonly columns: ReadonlyMap<Field, number>
  /** As the file shows them, by column from 0. */
  readonly headings: ReadonlyMap<number, string>
  /** The rows below the headings. */
  readonly rows: readonly SheetRow[]
}

/** Companies put their name and a date above the table. */
export const mostRowsAboveHeadings = 30

/** The first table with all required columns, in any order; otherwise a refusal names the first one that is missing. */
export function findTable<Field extends string>(
  sheets: readonly Sheet[],
  rules: readonly ColumnRule<Field>[],
  mapping?: ColumnMapping<Field>,
): FoundTable<Field> {
  const required = rules.flatMap(({ field, missing }) => (missing ? [{ field, missing }] : []))
  if (mapping) return mappedTable(sheets, mapping, required)
  let missing = required[0]?.missing
  let best = 0
  for (const sheet of sheets) {
    for (const { row, cells } of sheet.rows.slice(0, mostRowsAboveHeadings)) {
      const columns = columnsOf(cells, rules)
      const absent = required.filter(({ field }) => !columns.has(field))
      if (absent.length === 0) return tableBelow(sheet, row, columns)
      const found = required.length - absent.length
      if (found > best) {
        best = found
        missing = absent[0]?.missing
      }
    }
  }
  throw new FileRefused(hasRows(sheets) ? (missing ?? 'FILE_NO_ROWS') : 'FILE_NO_ROWS')
}

const hasRows = (sheets: readonly Sheet[]) => sheets.some(({ rows }) => rows.length > 0)

function mappedTable<Field extends string>(
  sheets: readonly Sheet[],
  mapping: ColumnMapping<Field>,
  required: readonly { readonly field: Field; readonly missing: ImportCode }[],
): FoundTable<Field> {
  const [sheet] = sheets
  if (!sheet) throw new FileRefused('FILE_NO_ROWS')
  const columns = new Map<Field, number>()
  for (const [field, column] of Object.entries(mapping.columns) as [Field, number][]) {
    columns.set(field, column)
  }
  const absent = required.find(({ field }) => !columns.has(field))
  if (absent) throw new FileRefused(absent.missing)
  return tableBelow(sheet, mapping.headingRow, columns)
}

function tableBelow<Field extends string>(
  sheet: Sheet,
  headingRow: number,
  columns: ReadonlyMap<Field, number>,
): FoundTable<Field> {
  const heading = sheet.rows.find(({ row }) => row === headingRow)
  return {
    sheet,
    headingRow,
    columns,
    headings: new Map([...(heading?.cells ?? [])].map(([at, cell]) => [at, shownText(cell)])),
    rows: sheet.rows.filter(({ row }) => row > headingRow),
  }
}

/** What a complaint calls a column: its letter, and its heading where it has one. */
export const columnPlace = (
  headings: ReadonlyMap<number, string>,
  column: number | undefined,
): Pick<ComplaintPlace, 'column' | 'heading'> =>
  column === undefined ? {} : { column: columnLetters(column), heading: headings.get(column) ?? '' }

export function columnsOf<Field extends string>(
  headings: ReadonlyMap<number, Cell>,
  rules: readonly ColumnRule<Field>[],
): ReadonlyMap<Field, number> {
  const columns = new Map<Field, number>()
  for (const [column, { kind, text }] of headings) {
    if (kind !== 'text') continue
    const heading = plainHeading(text)
    const rule = rules.find(each => each.heading.test(heading))
    if (rule && !columns.has(rule.field)) columns.set(rule.field, column)
  }
  return columns
}

const plainHeading = (text: string): string =>
  withoutInvisible(text)
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

const totalWords = /^(итог|всего|жыйынтыг|жыйынтык|баары|бардыгы|жалпы|total|sum|grandtotal|жами)/

/** A row that adds up the others: a word of a total and no account. */
export function isTotalRow({ cells }: SheetRow, accountColumn: number | undefined): boolean {
  if (accountColumn !== undefined && cells.has(accountColumn)) return false
  return [...cells.values()].some(
    ({ kind, text }) => kind === 'text' && totalWords.test(plainHeading(text)),
  )
}

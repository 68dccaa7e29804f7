import { FileRefused, type ImportCode } from './complaint.ts'
import { readTables } from './file-kind.ts'
import { paymentColumnRules } from './payment-list.ts'
import type { PaymentFileField } from './payment-file.ts'
import { shownText } from './cell-values.ts'
import type { Cell, Sheet, SheetRow } from './sheet.ts'
import { columnsOf, mostRowsAboveHeadings } from './table.ts'

export interface ProposedColumns {
  /** The row of the headings, from 1. */
  readonly headingRow: number
  readonly columns: readonly ProposedColumn[]
}

export interface ProposedColumn {
  readonly column: number
  readonly heading: string
  readonly samples: readonly string[]
  readonly field?: PaymentFileField
}

const mostSamples = 3

/** The columns of a table with what its headings and contents seem to mean; undefined for a file that is no table. */
export async function proposeColumns(bytes: Uint8Array): Promise<ProposedColumns | undefined> {
  try {
    const [sheet] = (await readTables(bytes)).sheets
    return sheet && proposalsOf(sheet)
  } catch (error) {
    if (error instanceof FileRefused) return undefined
    throw error
  }
}

function proposalsOf({ rows }: Sheet): ProposedColumns | undefined {
  const heading = headingOf(rows)
  if (!heading) return undefined
  const below = rows.filter(({ row }) => row > heading.row)
  if (below.length === 0 || heading.cells.size < 2) return undefined
  const named = columnsOf(heading.cells, paymentColumnRules)
  const cellsOf = (column: number) => below.flatMap(({ cells: of }) => of.get(column) ?? [])
  // «Номер» may head the numbers of accounts.
  const believed = [...named].filter(([field, column]) => contentsFit(field, cellsOf(column)))
  const fields = new Map(believed.map(([field, column]) => [column, field]))
  return {
    headingRow: heading.row,
    columns: [...heading.cells.keys()].map(column => {
      const cells = cellsOf(column)
      const byHeading = fields.get(column)
      const byContent = () => fieldByContent(cells, new Set(fields.values()))
      // «Банк» may head the codes of banks as well as their names.
      const field =
        byHeading === 'recipientBankName' ? (byContent() ?? byHeading) : (byHeading ?? byContent())
      if (field) fields.set(column, field)
      return {
        column,
        heading: shownText(heading.cells.get(column)),
        samples: cells.slice(0, mostSamples).map(shownText),
        ...(field ? { field } : {}),
      }
    }),
  }
}

/** The codes of the columns that payments need and that no column of the table seems to be. */
export function missingColumns({ columns }: ProposedColumns): readonly ImportCode[] {
  const proposed = new Set(columns.map(({ field }) => field))
  return paymentColumnRules.flatMap(({ field, missing }) =>
    missing && !proposed.has(field) ? [missing] : [],
  )
}

/** How the codes of missing columns begin, also where SQL compares them. */
export const missingColumnPrefix = 'COLUMN_MISSING_'

/** Whether a table can be read as soon as its columns are known. */
export const isMissingColumn = (code: string): boolean => code.startsWith(missingColumnPrefix)

/** The widest of the first rows that holds nothing but texts. */
function headingOf(rows: readonly SheetRow[]): SheetRow | undefined {
  return rows
    .slice(0, mostRowsAboveHeadings)
    .filter(({ cells }) => [...cells.values()].every(({ kind }) => kind === 'text'))
    .reduce<SheetRow | undefined>(
      (widest, row) => (row.cells.size > (widest?.cells.size ?? 0) ? row : widest),
      undefined,
    )
}

const contents: readonly (readonly [PaymentFileField, RegExp])[] = [
  ['recipientAccount', /^[\d\s]{16,20}$/],
  ['valueDate', /^(\d{2}\.\d{2}\.\d{4}|\d{4}-\d{2}-\d{2})$/],
  ['recipientInn', /^\d{14}$/],
  ['recipientBic', /^\d{6}$/],
  ['amount', /^\d[\d\s]*([.,]\d{1,2})?$/],
]

/** What values of a field look like; where none in a column does, its heading means something else. */
const possibleContents: Readonly<Partial<Record<PaymentFileField, RegExp>>> = {
  transferNum: /^.{1,10}$/,
  payerAccount: /\d{4}/,
  recipientAccount: /\d{4}/,
  recipientBic: /^[\dA-Z]{6,11}$/i,
  recipientInn: /^\d{10,14}$/,
  valueDate: /\d/,
  amount: /\d/,
}

function contentsFit(field: PaymentFileField, cells: readonly Cell[]): boolean {
  const possible = possibleContents[field]
  if (possible === undefined || cells.length === 0) return true
  return cells.some(cell => possible.test(shownText(cell).replace(/\s/g, '')))
}

function fieldByContent(
  cells: readonly Cell[],
  taken: ReadonlySet<PaymentFileField>,
): PaymentFileField | undefined {
  if (cells.length === 0) return undefined
  return contents.find(
    ([field, pattern]) => !taken.has(field) && cells.every(cell => pattern.test(shownText(cell))),
  )?.[0]
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Column } from '@tartip/domain/lists/list'
import type { ListWords } from '@tartip/domain/lists/list-words'
import { csvAmount, csvLine, csvStart, withoutFormula } from '@tartip/domain/text/spreadsheet-text'
import { formatDate, formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { amountCell, dateCell, dateTimeCell } from '@tartip/formats/xlsx/cells'
import {
  columnTitle,
  extraCharactersOfTitle,
  workbookOf,
  type XlsxRow,
  type XlsxValue,
} from '@tartip/formats/xlsx/workbook-stream'

export const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileType = keyof typeof fileTypes

/** What is written into a file: a list's title, its columns and everything found, batch by batch. */
export interface FileContent<Row> {
  readonly words: Pick<ListWords, 'title' | 'column' | 'language'>
  /** Whose it is, what narrows it down, when it was written; a workbook has a line for each above its table. */
  readonly about: readonly string[]
  readonly columns: readonly Column<Row>[]
  /** Rows that are known before the first one is written. */
  readonly first: { readonly rows: readonly Row[]; readonly isWhole: boolean }
  readonly batches: AsyncIterable<readonly Row[]>
}

/** The file while its rows are read: never all of them at once. */
export const fileOf = <Row>(type: FileType, content: FileContent<Row>): AsyncIterable<Uint8Array> =>
  type === 'csv' ? csvOf(content) : xlsxOf(content)

/** Rows that are written before other work of the process gets its turn. */
const rowsOfTurn = 50

/** Rows of batches, a few at a time. Writing a whole batch at once would keep all other requests waiting. */
async function* turnsOf<Row>(
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for await (const batch of batches) {
    for (let from = 0; from < batch.length; from += rowsOfTurn) {
      yield batch.slice(from, from + rowsOfTurn)
      await nextTurn()
    }
  }
}

const titlesOf = <Row>({ columns, words }: FileContent<Row>): readonly string[] =>
  columns.map(column => words.column(column.id))

async function* csvOf<Row>(content: FileContent<Row>): AsyncGenerator<Uint8Array> {
  const { columns, batches, words } = content
  const { language } = words
  const cell = (column: Column<Row>, row: Row): string => {
    const value = column.value(row, language)
    if (value === undefined) return ''
    if (column.kind === 'amount') return csvAmount(value, language)
    if (column.kind === 'date') return formatDate(value)
    if (column.kind === 'dateTime') return formatDateTime(fromIso(value))
    return withoutFormula(value)
  }
  // Sent together with the first rows: where these cannot be written, nothing has been sent yet.
  let unsent = `${csvStart}${csvLine(titlesOf(content), language)}`
  for await (const rows of turnsOf(batches)) {
    const lines = rows.map(row =>
      csvLine(
        columns.map(column => cell(column, row)),
        language,
      ),
    )
    yield Buffer.from(unsent + lines.join(''))
    unsent = ''
  }
  if (unsent !== '') yield Buffer.from(unsent)
}

function xlsxOf<Row>(content: FileContent<Row>): AsyncGenerator<Uint8Array> {
  const { columns, batches, words, about, first } = content
  const titles = titlesOf(content)
  const head: readonly XlsxRow[] = [
    { cells: [{ text: words.title }], style: 'title' },
    ...about.map(text => ({ cells: [{ text }] })),
    { cells: [] },
    {
      cells: columns.map(({ kind }, index) => columnTitle(titles[index] ?? '', kind === 'amount')),
      style: 'head',
    },
  ]
  async function* rows(): AsyncGenerator<readonly XlsxRow[]> {
    yield head
    for await (const part of turnsOf(batches)) {
      yield part.map(row => {
        const cells = columns.map(column => xlsxCell(column, column.value(row, words.language)))
        return { cells, lines: linesOf(cells, widthsOfColumns) }
      })
    }
  }
  // A value that comes after all into a narrow column must stay legible: words wrap, a number would not.
  const isEmpty = ({ kind, value }: Column<Row>) =>
    first.rows.length > 0 &&
    (first.isWhole || longKinds.has(kind)) &&
    first.rows.every(row => !value(row, words.language))
  const widthsOfColumns = columns.map((column, index) =>
    Math.max(
      isEmpty(column) ? 0 : widths[column.kind],
      (titles[index] ?? '').length + extraCharactersOfTitle,
    ),
  )
  return workbookOf([
    { name: words.title, widths: widthsOfColumns, frozenRows: head.length, rows: rows() },
  ])
}

function xlsxCell<Row>({ kind }: Column<Row>, value: string | undefined): XlsxValue {
  if (value === undefined) return undefined
  if (kind === 'amount') return amountCell(value)
  if (kind === 'date') return dateCell(value)
  if (kind === 'dateTime') return dateTimeCell(fromIso(value))
  return { text: value, ...(longKinds.has(kind) ? { style: 'wrapped' as const } : {}) }
}

/** How many lines the longest of the wrapped cells takes; a line that ends before a long word is a little shorter. */
const linesOf = (cells: readonly XlsxValue[], widthsOfColumns: readonly number[]): number =>
  Math.max(
    1,
    ...cells.map((cell, index) =>
      cell !== undefined && 'text' in cell && cell.style === 'wrapped'
        ? cell.text
            .split('\n')
            .reduce(
              (sum, { length }) =>
                sum + Math.max(1, Math.ceil((length * 1.1) / (widthsOfColumns[index] ?? 1))),
              0,
            )
        : 1,
    ),
  )

/** Their words have any length. */
const longKinds: ReadonlySet<Column<never>['kind']> = new Set(['text', 'status', 'person'])

/** In characters. */
const widths: Readonly<Record<Column<never>['kind'], number>> = {
  text: 36,
  status: 28,
  person: 20,
  number: 14,
  account: 20,
  amount: 19,
  date: 12,
  dateTime: 18,
}

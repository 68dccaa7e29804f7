import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Column } from '@tartip/domain/lists/list'
import type { ListWords } from '@tartip/domain/lists/list-words'
import {
  csvMarks,
  mostSpreadsheetDigits,
  withoutFormula,
} from '@tartip/domain/text/spreadsheet-text'
import { formatDate, formatDateTime } from '@tartip/domain/time/format-date'
import { bishkekDate, bishkekMinute, daysBetween, fromIso } from '@tartip/domain/time/instant'
import { writeCsvStream } from 'hucre/csv'
import { writeXlsxStream } from 'hucre/xlsx'

export const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const
export type FileType = keyof typeof fileTypes

/** What is written into a file: a list's title, its columns and everything found, batch by batch. */
export interface FileContent<Row> {
  readonly words: Pick<ListWords, 'title' | 'column' | 'language'>
  readonly columns: readonly Column<Row>[]
  readonly batches: AsyncIterable<readonly Row[]>
}

/** The file as a stream: rows are read while it is being sent, and never all at once. */
export function fileOf<Row>(type: FileType, content: FileContent<Row>): ReadableStream<Uint8Array> {
  return type === 'csv' ? csvOf(content) : xlsxOf(content)
}

/** Rows that are written before other work of the process gets its turn. */
const rowsOfTurn = 50

/** Rows of batches, one by one. Writing a whole batch at once would keep all other requests waiting. */
async function* rowsOf<Row>(batches: AsyncIterable<readonly Row[]>): AsyncGenerator<Row> {
  let written = 0
  for await (const batch of batches) {
    for (const row of batch) {
      yield row
      written += 1
      if (written % rowsOfTurn === 0) await nextTurn()
    }
  }
}

function csvOf<Row>({ columns, batches, words }: FileContent<Row>): ReadableStream<Uint8Array> {
  const { language } = words
  const { field, decimal } = csvMarks[language]
  const cell = (column: Column<Row>, row: Row): string => {
    const value = column.value(row, language)
    if (value === undefined) return ''
    if (column.kind === 'amount') return value.replace('.', decimal)
    if (column.kind === 'date') return formatDate(value)
    if (column.kind === 'dateTime') return formatDateTime(fromIso(value))
    return withoutFormula(value)
  }
  async function* rows() {
    for await (const row of rowsOf(batches)) yield columns.map(column => cell(column, row))
  }
  return writeCsvStream(rows(), {
    delimiter: field,
    lineSeparator: '\r\n',
    bom: true,
    quoteStyle: 'all',
    headers: columns.map(column => words.column(column.id)),
  })
}

/** Day zero of a spreadsheet, one day early because of the leap year 1900 that never was. */
const spreadsheetEpoch = '1899-12-30'
const minutesOfDay = 1_440

function xlsxOf<Row>({ columns, batches, words }: FileContent<Row>) {
  async function* rows() {
    for await (const row of rowsOf(batches)) {
      yield columns.map(column => xlsxCell(column, column.value(row, words.language)))
    }
  }
  return writeXlsxStream(rows(), {
    // Excel allows 31 characters and not these in the name of a sheet.
    name: words.title.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31),
    columns: columns.map(column => ({
      header: words.column(column.id),
      width: widths[column.kind],
      ...formatOf(column),
    })),
    freezePane: { rows: 1 },
  })
}

function xlsxCell<Row>({ kind }: Column<Row>, value: string | undefined): string | number | null {
  if (value === undefined) return null
  if (kind === 'amount') return numberOf(value)
  if (kind === 'date') return daysBetween(spreadsheetEpoch, value)
  if (kind === 'dateTime') {
    const instant = fromIso(value)
    const day = daysBetween(spreadsheetEpoch, bishkekDate(instant))
    return day + bishkekMinute(instant) / minutesOfDay
  }
  return value
}

/** Amounts of more digits than a spreadsheet keeps stay texts rather than becoming other amounts. */
function numberOf(decimal: string): string | number {
  return decimal.replace(/\D/g, '').length > mostSpreadsheetDigits ? decimal : JSON.parse(decimal)
}

const widths: Readonly<Record<Column<never>['kind'], number>> = {
  text: 36,
  status: 28,
  person: 20,
  number: 14,
  account: 20,
  amount: 18,
  date: 12,
  dateTime: 18,
}

function formatOf<Row>({ kind }: Column<Row>): { readonly numFmt?: string } {
  if (kind === 'amount') return { numFmt: '#,##0.00' }
  if (kind === 'date') return { numFmt: 'dd\\.mm\\.yyyy' }
  return kind === 'dateTime' ? { numFmt: 'dd\\.mm\\.yyyy hh:mm' } : {}
}

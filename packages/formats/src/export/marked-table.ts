import { openXlsx, saveXlsx, writeXlsx, type Cell, type CellValue, type Sheet } from 'hucre/xlsx'
import { readCsv } from '../import/csv.ts'
import { readContent } from '../import/file-kind.ts'
import type { SheetRow } from '../import/sheet.ts'
import { readXls } from '../import/xls.ts'

/** A cell that somebody has to look at. */
export interface CellMark {
  /** As people count, from 1. */
  readonly row: number
  /** From 0. */
  readonly column: number
  readonly words: string
  readonly isWarning: boolean
}

/** The table of a file that was read before. */
export interface MarkedTable {
  /** Of a workbook. */
  readonly sheet?: string | undefined
  /** From 1. */
  readonly headingRow: number
  /** The heading of the column that says what is wrong. */
  readonly heading: string
}

const fill = (rgb: string) =>
  ({ fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb } } }) as const
const faulty = fill('FFC7CE')
const unusual = fill('FFEB9C')
const widthOfWords = 60

/** The same file as a workbook: marked cells are coloured, and a last column says what is wrong in each row. */
export async function markedTableOf(
  bytes: Uint8Array,
  { sheet: name, headingRow, heading }: MarkedTable,
  marks: readonly CellMark[],
): Promise<Uint8Array> {
  const content = readContent(bytes)
  if (content.kind === 'CSV' || content.kind === 'XLS') {
    const rows =
      content.kind === 'CSV'
        ? readCsv(content.text).rows
        : readXls(bytes).find(each => each.name === name)?.rows
    if (rows === undefined) throw new RangeError(`The workbook has no sheet ${name}`)
    const sheet: Sheet = { name: name ?? content.kind, rows: textsOf(rows) }
    markSheet(sheet, headingRow, heading, marks)
    const { cells = new Map<string, Cell>(), columns = [] } = sheet
    return writeXlsx({ sheets: [{ name: sheet.name, rows: sheet.rows, cells, columns }] })
  }
  const workbook = await openXlsx(bytes, { readStyles: true })
  const sheet = workbook.sheets.find(each => each.name === name)
  if (sheet === undefined) throw new RangeError(`The workbook has no sheet ${name}`)
  markSheet(sheet, headingRow, heading, marks)
  return saveXlsx(workbook)
}

function markSheet(
  sheet: Sheet,
  headingRow: number,
  heading: string,
  marks: readonly CellMark[],
): void {
  const { rows } = sheet
  const cells = (sheet.cells ??= new Map<string, Cell>())
  const known = rows[headingRow - 1]?.indexOf(heading) ?? -1
  const ofWords = known >= 0 ? known : Math.max(0, ...rows.map(({ length }) => length))
  const write = (row: number, column: number, { value, style }: Partial<Cell>) => {
    while (rows.length <= row) rows.push([])
    const line = rows[row] ?? []
    while (line.length <= column) line.push(null)
    if (value !== undefined) line[column] = value
    const place = `${row},${column}`
    const known = cells.get(place)
    cells.set(place, {
      ...(known ?? cellOf(line[column] ?? null)),
      ...(value === undefined ? {} : cellOf(value)),
      style: { ...known?.style, ...style },
    })
  }
  write(headingRow - 1, ofWords, { value: heading, style: { font: { bold: true } } })
  const wordsOf = new Map<number, string[]>()
  for (const { row, column, words, isWarning } of marks) {
    write(row - 1, column, { style: isWarning ? unusual : faulty })
    wordsOf.set(row, [...(wordsOf.get(row) ?? []), words])
  }
  for (const [row, words] of wordsOf) write(row - 1, ofWords, { value: words.join(' ') })
  const columns = (sheet.columns ??= [])
  while (columns.length <= ofWords) columns.push({})
  columns[ofWords] = { width: widthOfWords }
}

function cellOf(value: CellValue): Cell {
  if (value === null) return { value, type: 'empty' }
  if (value instanceof Date) return { value, type: 'date' }
  const type = typeof value
  return { value, type: type === 'number' || type === 'boolean' ? type : 'string' }
}

/** Every cell as a text, so that no digit of a long number is lost. */
function textsOf(read: readonly SheetRow[]): CellValue[][] {
  const rows: CellValue[][] = []
  for (const { row, cells } of read) {
    while (rows.length < row) rows.push([])
    const line = rows[row - 1] ?? []
    for (const [column, { text: value }] of cells) {
      while (line.length <= column) line.push(null)
      line[column] = value
    }
  }
  return rows
}

import { FileRefused } from './complaint.ts'
import { importLimits } from './limits.ts'
import type { Cell, Sheet, SheetRow } from './sheet.ts'

const separators = [';', '\t', ',', '|'] as const

/** The separator that splits the first lines into most columns; `;` is what Excel writes here. */
function separatorOf(text: string): string {
  const declared = /^sep=(.)\r?\n/i.exec(text)?.[1]
  if (declared !== undefined) return declared
  const head = text.slice(0, 4_000).replaceAll(/"[^"]*"/g, '')
  const counts = separators.map(separator => head.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ';'
}

/**
 * Reads text in columns. A value in quotation marks may hold the separator, line breaks and doubled quotation marks.
 * The row of a record is the line on which it begins.
 */
export function readCsv(content: string): Sheet {
  const separator = separatorOf(content)
  const text = content.replace(/^sep=.\r?\n/i, '')
  const rows: SheetRow[] = []
  let cells = new Map<number, Cell>()
  let column = 0
  let line = content.length === text.length ? 1 : 2
  let recordLine = line
  let at = 0

  const endCell = (value: string) => {
    if (value.length > importLimits.cellCharacters) throw new FileRefused('FILE_DAMAGED')
    if (value.trim() !== '') {
      if (column >= importLimits.columns) {
        throw new FileRefused('FILE_TOO_MANY_COLUMNS', { max: importLimits.columns })
      }
      cells.set(column, { kind: 'text', text: value })
    }
    column += 1
  }
  const endRecord = () => {
    if (cells.size > 0) rows.push({ row: recordLine, cells })
    if (rows.length > importLimits.rows) {
      throw new FileRefused('FILE_TOO_MANY_ROWS', { max: importLimits.rows })
    }
    cells = new Map()
    column = 0
    line += 1
    recordLine = line
  }

  while (at < text.length) {
    const { value, end } = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, separator)
    line += value.match(/\n/g)?.length ?? 0
    endCell(value)
    at = end
    if (text[at] === separator) {
      at += 1
      if (at === text.length) break
      continue
    }
    if (text.startsWith('\r\n', at)) at += 2
    else at += 1
    endRecord()
  }
  if (cells.size > 0) endRecord()
  return { rows }
}

interface ReadValue {
  readonly value: string
  /** The place of the separator or the line end behind the value. */
  readonly end: number
}

const lineEnds = /[\r\n]/

function readPlain(text: string, start: number, separator: string): ReadValue {
  let end = start
  while (end < text.length && text[end] !== separator && !lineEnds.test(text[end] ?? '')) end += 1
  return { value: text.slice(start, end), end }
}

function readQuoted(text: string, start: number): ReadValue {
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    if (quote < 0) throw new FileRefused('FILE_DAMAGED')
    if (text[quote + 1] !== '"') {
      return { value: text.slice(start + 1, quote).replaceAll('""', '"'), end: quote + 1 }
    }
    at = quote + 2
  }
}

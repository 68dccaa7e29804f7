import { readCompoundFile } from './compound-file.ts'
import { FileRefused } from './complaint.ts'
import { importLimits } from './limits.ts'
import {
  addCell,
  dateOfSerial,
  isBuiltInDateFormat,
  isDateFormat,
  type Cell,
  type Sheet,
  type SheetRow,
} from './sheet.ts'

/** Types of records that are read (MS-XLS, 2.3); all others are skipped. */
const records = {
  formula: 0x0006,
  end: 0x000a,
  date1904: 0x0022,
  password: 0x002f,
  continued: 0x003c,
  sheet: 0x0085,
  numbers: 0x00bd,
  style: 0x00e0,
  texts: 0x00fc,
  textOfTable: 0x00fd,
  number: 0x0203,
  text: 0x0204,
  errorOrBoolean: 0x0205,
  textOfFormula: 0x0207,
  compactNumber: 0x027e,
  format: 0x041e,
  begin: 0x0809,
} as const

const version8 = 0x0600

interface Entry {
  readonly type: number
  /** 1 in the part itself, more in what stands inside it. */
  readonly depth: number
  readonly data: Buffer
}

interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly at: number }[]
  readonly texts: readonly string[]
  readonly dateStyles: ReadonlySet<number>
  readonly isDate1904: boolean
}

/** The visible sheets of a workbook of Excel 97 to 2003 (BIFF8). Older ones, and those with a password or macros, are refused. */
export function readXls(bytes: Uint8Array): readonly Sheet[] {
  try {
    const container = readCompoundFile(bytes)
    if (container.names.includes('EncryptedPackage')) throw new FileRefused('FILE_PASSWORD')
    if (container.names.includes('_VBA_PROJECT_CUR')) throw new FileRefused('FILE_MACROS')
    const stream = container.stream('Workbook')
    if (!stream) throw new FileRefused('FILE_OLD_EXCEL')
    const workbook = readWorkbook(stream)
    return workbook.sheets.map(({ name, at }) => ({ name, rows: readSheet(stream, at, workbook) }))
  } catch (error) {
    if (error instanceof FileRefused) throw error
    // A record that ends before its values do.
    if (error instanceof RangeError) throw new FileRefused('FILE_DAMAGED')
    throw error
  }
}

/** The records of one part of the stream, with the parts inside it, each of which has an end of its own. */
function* recordsFrom(stream: Buffer, start: number): Generator<Entry> {
  let depth = 0
  let at = start
  while (at + 4 <= stream.length) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)]
    if (at + 4 + length > stream.length) throw new FileRefused('FILE_DAMAGED')
    if (type === records.begin) depth += 1
    yield { type, depth, data: stream.subarray(at + 4, at + 4 + length) }
    if (type === records.end) depth -= 1
    if (depth === 0) return
    at += 4 + length
  }
  throw new FileRefused('FILE_DAMAGED')
}

function readWorkbook(stream: Buffer): Workbook {
  const sheets: { name: string; at: number }[] = []
  const dateFormats = new Set<number>()
  const dateStyles = new Set<number>()
  const tableParts: Buffer[] = []
  let styles = 0
  let isDate1904 = false
  let isInTable = false
  for (const { type, data } of recordsFrom(stream, 0)) {
    isInTable = type === records.texts || (isInTable && type === records.continued)
    if (isInTable) tableParts.push(data)
    else if (type === records.begin && data.readUInt16LE(0) !== version8) {
      throw new FileRefused('FILE_OLD_EXCEL')
    } else if (type === records.password) throw new FileRefused('FILE_PASSWORD')
    else if (type === records.date1904) isDate1904 = data.readUInt16LE(0) === 1
    else if (type === records.format) {
      if (isDateFormat(textAt(data, 2))) dateFormats.add(data.readUInt16LE(0))
    } else if (type === records.style) {
      const format = data.readUInt16LE(2)
      if (dateFormats.has(format) || isBuiltInDateFormat(format)) dateStyles.add(styles)
      styles += 1
    } else if (type === records.sheet) {
      const isVisibleTable = (data[4] ?? 0) % 4 === 0 && data[5] === 0
      if (isVisibleTable) sheets.push({ name: shortTextAt(data, 6), at: data.readUInt32LE(0) })
    }
  }
  if (sheets.length > importLimits.sheets) throw new FileRefused('FILE_TOO_LARGE_INSIDE')
  return { sheets, texts: readTexts(tableParts), dateStyles, isDate1904 }
}

/** A text with two bytes for its length; `flags` state whether its characters have one byte or two. */
function textAt(data: Buffer, at: number): string {
  return charactersAt(data, at + 3, data.readUInt16LE(at), data.readUInt8(at + 2))
}

function shortTextAt(data: Buffer, at: number): string {
  return charactersAt(data, at + 2, data.readUInt8(at), data.readUInt8(at + 1))
}

function charactersAt(data: Buffer, at: number, count: number, flags: number): string {
  const isWide = flags % 2 === 1
  const end = at + (isWide ? count * 2 : count)
  if (end > data.length) throw new FileRefused('FILE_DAMAGED')
  return data.toString(isWide ? 'utf16le' : 'latin1', at, end)
}

/**
 * The table of texts. It is continued in further records wherever one is full: characters that go on there begin with
 * flags of their own.
 */
function readTexts(parts: readonly Buffer[]): readonly string[] {
  let part = 0
  let at = 8
  const current = (): Buffer => {
    const data = parts[part]
    if (!data) throw new FileRefused('FILE_DAMAGED')
    return data
  }
  const moveOn = () => {
    while (part < parts.length && at >= current().length) {
      part += 1
      at = 0
    }
  }
  const readNumber = (bytes: 1 | 2 | 4): number => {
    moveOn()
    const value = current().readUIntLE(at, bytes)
    at += bytes
    return value
  }
  const skip = (bytes: number) => {
    for (let left = bytes; left > 0;) {
      moveOn()
      const taken = Math.min(left, current().length - at)
      at += taken
      left -= taken
    }
  }
  const readCharacters = (count: number, firstFlags: number): string => {
    let text = ''
    let flags = firstFlags
    for (let left = count; left > 0;) {
      if (at >= current().length) {
        moveOn()
        flags = readNumber(1)
      }
      const width = flags % 2 === 1 ? 2 : 1
      const taken = Math.min(left, Math.floor((current().length - at) / width))
      if (taken === 0) throw new FileRefused('FILE_DAMAGED')
      text += charactersAt(current(), at, taken, flags)
      at += taken * width
      left -= taken
    }
    return text
  }

  if (parts.length === 0) return []
  const count = current().readUInt32LE(4)
  if (count > importLimits.sharedTexts) throw new FileRefused('FILE_TOO_LARGE_INSIDE')
  const texts: string[] = []
  while (texts.length < count) {
    const length = readNumber(2)
    const flags = readNumber(1)
    const isRich = (flags & 8) !== 0
    const isPhonetic = (flags & 4) !== 0
    const runs = isRich ? readNumber(2) : 0
    const phoneticBytes = isPhonetic ? readNumber(4) : 0
    texts.push(readCharacters(length, flags))
    skip(runs * 4 + phoneticBytes)
  }
  return texts
}

function readSheet(stream: Buffer, at: number, workbook: Workbook): readonly SheetRow[] {
  const rows = new Map<number, Map<number, Cell>>()
  /** A formula whose text comes in the record behind it. */
  let waiting: { readonly row: number; readonly column: number } | undefined
  const put = (row: number, column: number, cell: Cell | undefined) => {
    if (!cell || cell.text.trim() === '') return
    const cells = rows.get(row) ?? new Map<number, Cell>()
    rows.set(row, cells)
    if (rows.size > importLimits.rows) {
      throw new FileRefused('FILE_TOO_MANY_ROWS', { max: importLimits.rows })
    }
    addCell(cells, column, cell)
  }
  for (const { type, depth, data } of recordsFrom(stream, at)) {
    // Charts inside a sheet have records of the same types.
    if (depth > 1) continue
    if (type === records.textOfFormula && waiting) {
      put(waiting.row, waiting.column, { kind: 'text', text: textAt(data, 0), isFormula: true })
      waiting = undefined
    } else if (type === records.numbers) {
      const row = data.readUInt16LE(0)
      for (let from = 4, column = data.readUInt16LE(2); from + 6 < data.length; from += 6) {
        put(
          row,
          column,
          numberCell(compactNumber(data, from + 2), data.readUInt16LE(from), workbook),
        )
        column += 1
      }
    } else if (cellRecords.has(type)) {
      const [row, column] = [data.readUInt16LE(0), data.readUInt16LE(2)]
      const isText = type === records.formula && isSpecial(data) && data[6] === 0
      if (isText) waiting = { row, column }
      else put(row, column, cellOf(type, data, workbook))
    }
  }
  return [...rows]
    .toSorted(([one], [other]) => one - other)
    .map(([row, cells]) => ({ row: row + 1, cells }))
}

const cellRecords: ReadonlySet<number> = new Set([
  records.formula,
  records.textOfTable,
  records.number,
  records.text,
  records.errorOrBoolean,
  records.compactNumber,
])

/** The result of a formula is a number, or these two bytes say that it is something else. */
const isSpecial = (data: Buffer): boolean => data.readUInt16LE(12) === 0xffff

function cellOf(type: number, data: Buffer, workbook: Workbook): Cell | undefined {
  const style = data.readUInt16LE(4)
  switch (type) {
    case records.textOfTable:
      return { kind: 'text', text: workbook.texts[data.readUInt32LE(6)] ?? '' }
    case records.text:
      return { kind: 'text', text: textAt(data, 6) }
    case records.number:
      return numberCell(String(data.readDoubleLE(6)), style, workbook)
    case records.compactNumber:
      return numberCell(compactNumber(data, 6), style, workbook)
    case records.errorOrBoolean:
      return data[7] === 1 ? errorCell(data[6]) : booleanCell(data[6])
    default:
      return formulaCell(data, style, workbook)
  }
}

function formulaCell(data: Buffer, style: number, workbook: Workbook): Cell | undefined {
  const formula = { isFormula: true } as const
  if (!isSpecial(data)) {
    return { ...numberCell(String(data.readDoubleLE(6)), style, workbook), ...formula }
  }
  if (data[6] === 1) return { ...booleanCell(data[8]), ...formula }
  return data[6] === 2 ? { ...errorCell(data[8]), ...formula } : undefined
}

const booleanCell = (value: number | undefined): Cell => ({
  kind: 'boolean',
  text: value === 1 ? 'TRUE' : 'FALSE',
})

const errorNames: Readonly<Record<number, string>> = {
  0x00: '#NULL!',
  0x07: '#DIV/0!',
  0x0f: '#VALUE!',
  0x17: '#REF!',
  0x1d: '#NAME?',
  0x24: '#NUM!',
  0x2a: '#N/A',
}
const errorCell = (value = 0x2a): Cell => ({ kind: 'error', text: errorNames[value] ?? '#N/A' })

function numberCell(text: string, style: number, { dateStyles, isDate1904 }: Workbook): Cell {
  return dateStyles.has(style) && /^\d{1,6}(\.\d+)?$/.test(text)
    ? { kind: 'date', text: dateOfSerial(text, isDate1904) }
    : { kind: 'number', text }
}

/** A number in four bytes: a whole one or the upper half of a double, each as it is or in hundredths. */
function compactNumber(data: Buffer, at: number): string {
  const bits = data.readInt32LE(at)
  const isHundredths = (bits & 1) !== 0
  if ((bits & 2) !== 0) {
    const whole = bits >> 2
    if (!isHundredths) return String(whole)
    const digits = String(Math.abs(whole)).padStart(3, '0')
    return `${whole < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
  }
  const double = Buffer.alloc(8)
  double.writeInt32LE(bits & ~3, 4)
  const value = double.readDoubleLE(0)
  return String(isHundredths ? value / 100 : value)
}

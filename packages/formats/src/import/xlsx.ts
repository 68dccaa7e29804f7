import yauzl, { type Entry, type ZipFile } from 'yauzl'
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
import { readXmlStream, type XmlAttributes, type XmlHandler } from './xml.ts'

interface Archive {
  readonly zip: ZipFile
  readonly entries: ReadonlyMap<string, Entry>
}

/**
 * The visible sheets of an Excel workbook. The archive's own list of sizes is checked before anything is unpacked, and
 * unpacking stops where a size proves false. What a sheet says of its dimension is ignored.
 */
export async function readXlsx(bytes: Uint8Array): Promise<readonly Sheet[]> {
  try {
    const archive = await openArchive(bytes)
    const { sheets, isDate1904 } = await readWorkbook(archive)
    const styles = await readDateStyles(archive)
    const texts = await readSharedTexts(archive)
    const read: Sheet[] = []
    for (const { name, path } of sheets) {
      read.push({ name, rows: await readSheet(archive, path, { styles, texts, isDate1904 }) })
    }
    return read
  } catch (error) {
    if (error instanceof FileRefused) throw error
    // Whatever else the unpacking fails with, the archive is not sound.
    throw new FileRefused('FILE_DAMAGED')
  }
}

async function openArchive(bytes: Uint8Array): Promise<Archive> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const zip = await yauzl.fromBufferPromise(buffer, { lazyEntries: true })
  if (zip.entryCount > importLimits.archiveEntries) throw new FileRefused('FILE_TOO_LARGE_INSIDE')
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize
    const isPackedTooMuch =
      entry.uncompressedSize > 1024 * 1024 &&
      entry.uncompressedSize > entry.compressedSize * importLimits.packingRatio
    if (unpacked > importLimits.unpackedBytes || isPackedTooMuch) {
      throw new FileRefused('FILE_TOO_LARGE_INSIDE')
    }
    if (/vbaproject\.bin$/i.test(entry.fileName)) throw new FileRefused('FILE_MACROS')
    entries.set(entry.fileName, entry)
  }
  return { zip, entries }
}

async function readPart(archive: Archive, path: string, handler: XmlHandler): Promise<void> {
  const entry = archive.entries.get(path)
  if (!entry) throw new FileRefused('FILE_DAMAGED')
  const stream = await archive.zip.openReadStreamPromise(entry)
  await readXmlStream(stream, entry.uncompressedSize, handler)
}

/** A part that a workbook may lack. */
async function readOptionalPart(
  archive: Archive,
  path: string,
  handler: XmlHandler,
): Promise<void> {
  if (archive.entries.has(path)) await readPart(archive, path, handler)
}

async function readWorkbook(archive: Archive) {
  const found: { name: string; id: string }[] = []
  let isDate1904 = false
  await readPart(archive, 'xl/workbook.xml', {
    open(name, attributes) {
      if (name === 'workbookPr') isDate1904 = /^(1|true)$/.test(attributes.date1904 ?? '')
      if (name === 'sheet' && /^(|visible)$/.test(attributes.state ?? '')) {
        found.push({ name: attributes.name ?? '', id: relationId(attributes) })
      }
    },
  })
  if (found.length > importLimits.sheets) throw new FileRefused('FILE_TOO_LARGE_INSIDE')
  const targets = new Map<string, string>()
  await readPart(archive, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id, Target }) {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target)
    },
  })
  const sheets = found.flatMap(({ name, id }) => {
    const target = targets.get(id)
    if (target === undefined) return []
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`
    // A sheet that is a chart has no cells.
    return path.includes('chartsheets/') ? [] : [{ name, path }]
  })
  return { sheets, isDate1904 }
}

const relationId = (attributes: XmlAttributes): string =>
  Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1] ?? ''

/** The numbers of the cell styles that show a number as a date. */
async function readDateStyles(archive: Archive): Promise<ReadonlySet<number>> {
  const dateFormats = new Set<string>()
  const styles = new Set<number>()
  let style = -1
  let isInCellFormats = false
  await readOptionalPart(archive, 'xl/styles.xml', {
    open(name, { numFmtId = '', formatCode = '' }) {
      if (name === 'numFmt' && isDateFormat(formatCode)) dateFormats.add(numFmtId)
      if (name === 'cellXfs') isInCellFormats = true
      if (name !== 'xf' || !isInCellFormats) return
      style += 1
      if (dateFormats.has(numFmtId) || isBuiltInDateFormat(numFmtId)) styles.add(style)
    },
    close(name) {
      if (name === 'cellXfs') isInCellFormats = false
    },
  })
  return styles
}

async function readSharedTexts(archive: Archive): Promise<readonly string[]> {
  const texts: string[] = []
  const collect = createTextCollector('si', text => {
    if (texts.length >= importLimits.sharedTexts) throw new FileRefused('FILE_TOO_LARGE_INSIDE')
    texts.push(text)
  })
  await readOptionalPart(archive, 'xl/sharedStrings.xml', collect)
  return texts
}

/** Joins the runs of a rich text; what only helps to pronounce it is left out. */
function createTextCollector(element: string, done: (text: string) => void): Required<XmlHandler> {
  let text = ''
  let isText = false
  let isPhonetic = false
  return {
    open(name) {
      if (name === element) text = ''
      if (name === 'rPh') isPhonetic = true
      if (name === 't') isText = !isPhonetic
    },
    text(part) {
      if (isText) text += part
    },
    close(name) {
      if (name === 't') isText = false
      if (name === 'rPh') isPhonetic = false
      if (name === element) done(unescaped(text))
    },
  }
}

/** Excel writes characters that XML does not allow as `_x000D_`. */
const unescaped = (text: string): string =>
  text.includes('_x')
    ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
    : text

interface SheetContext {
  readonly styles: ReadonlySet<number>
  readonly texts: readonly string[]
  readonly isDate1904: boolean
}

async function readSheet(
  archive: Archive,
  path: string,
  context: SheetContext,
): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = []
  let row = 0
  let cells = new Map<number, Cell>()
  let column = -1
  let cell: XmlAttributes = {}
  let value = ''
  let isValue = false
  let isFormula = false
  const inline = createTextCollector('is', text => {
    value = text
  })
  await readPart(archive, path, {
    open(name, attributes) {
      if (name === 'row') {
        row = attributes.r === undefined ? row + 1 : Number.parseInt(attributes.r, 10)
        cells = new Map()
        column = -1
      } else if (name === 'c') {
        cell = attributes
        column = attributes.r === undefined ? column + 1 : columnOf(attributes.r)
        value = ''
        isFormula = false
      } else if (name === 'f') isFormula = true
      else if (name === 'v') isValue = true
      else inline.open(name, attributes)
    },
    text(part) {
      if (isValue) value += part
      else inline.text(part)
    },
    close(name) {
      if (name === 'v') isValue = false
      else if (name === 'c') {
        const read = cellOf(cell, value, isFormula, context)
        if (read) addCell(cells, column, read)
      } else if (name === 'row') {
        if (cells.size > 0) rows.push({ row, cells })
        if (rows.length > importLimits.rows) {
          throw new FileRefused('FILE_TOO_MANY_ROWS', { max: importLimits.rows })
        }
      } else inline.close(name)
    },
  })
  return rows
}

function columnOf(reference: string): number {
  let column = 0
  for (const letter of reference) {
    const place = letter.toUpperCase().charCodeAt(0) - 64
    if (place < 1 || place > 26) break
    column = column * 26 + place
  }
  return column - 1
}

function cellOf(
  { t: type = 'n', s: style = '' }: XmlAttributes,
  value: string,
  isFormula: boolean,
  { styles, texts, isDate1904 }: SheetContext,
): Cell | undefined {
  const formula = isFormula ? { isFormula } : {}
  if (type === 's') return textCell(texts[Number.parseInt(value, 10)] ?? '', formula)
  if (type === 'str' || type === 'inlineStr') return textCell(value, formula)
  if (value === '') return undefined
  if (type === 'b') {
    return { kind: 'boolean', text: value === '1' ? 'TRUE' : 'FALSE', ...formula }
  }
  if (type === 'e') return { kind: 'error', text: value, ...formula }
  if (type === 'd') return { kind: 'date', text: value.slice(0, 10), ...formula }
  if (style !== '' && styles.has(Number.parseInt(style, 10)) && /^\d{1,6}(\.\d+)?$/.test(value)) {
    return { kind: 'date', text: dateOfSerial(value, isDate1904), ...formula }
  }
  return { kind: 'number', text: value, ...formula }
}

const textCell = (text: string, formula: Pick<Cell, 'isFormula'>): Cell | undefined =>
  text.trim() === '' ? undefined : { kind: 'text', text, ...formula }

import { daysBetween } from '@tartip/domain/time/instant'
import { looksLikeFormula } from './table-file.ts'
import type { FileCell, TableFile } from './table-file.ts'
import { zipOf } from './zip.ts'

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
const officeRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'
const sheetTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Day zero of a spreadsheet, one day early because of the leap year 1900 that never was. */
const spreadsheetEpoch = '1899-12-30'

/** Places in `cellXfs` below. */
const styles = { plain: 0, head: 1, amount: 2, date: 3, quoted: 4 } as const

/**
 * A table as an Excel workbook: amounts are numbers, days are days, the head stays in view. Texts
 * are inline strings and never formulas, also when the cell is edited later.
 */
export function xlsxOfTable(table: TableFile, sheetName: string): Uint8Array<ArrayBuffer> {
  return zipOf([
    { name: '[Content_Types].xml', content: contentTypesXml() },
    { name: '_rels/.rels', content: relationsXml('officeDocument', 'xl/workbook.xml') },
    { name: 'xl/workbook.xml', content: workbookXml(sheetName) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: relationsXml('worksheet', 'worksheets/sheet1.xml', 'styles', 'styles.xml'),
    },
    { name: 'xl/styles.xml', content: stylesXml },
    { name: 'xl/worksheets/sheet1.xml', content: sheetXml(table) },
  ])
}

function escaped(text: string): string {
  return (
    text
      // XML has no way at all to write these.
      // oxlint-disable-next-line no-control-regex
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;')
  )
}

function cellXml(cell: FileCell, place: string, style?: number): string {
  if (cell.kind === 'amount') {
    return `<c r="${place}" s="${styles.amount}"><v>${escaped(cell.value)}</v></c>`
  }
  if (cell.kind === 'date') {
    const day = daysBetween(spreadsheetEpoch, cell.date)
    return `<c r="${place}" s="${styles.date}"><v>${day}</v></c>`
  }
  const look = style ?? (looksLikeFormula(cell.text) ? styles.quoted : styles.plain)
  const text = `<is><t xml:space="preserve">${escaped(cell.text)}</t></is>`
  return `<c r="${place}" t="inlineStr" s="${look}">${text}</c>`
}

/** Letters of a column; our tables never need more than one. */
const placeOf = (column: number, row: number): string => `${String.fromCharCode(65 + column)}${row}`

function rowXml(cells: readonly FileCell[], row: number, style?: number): string {
  const content = cells.map((cell, column) => cellXml(cell, placeOf(column, row), style)).join('')
  return `<row r="${row}">${content}</row>`
}

function sheetXml({ head, rows }: TableFile): string {
  const headRow = rowXml(
    head.map(text => ({ kind: 'text', text })),
    1,
    styles.head,
  )
  const body = rows.map((cells, index) => rowXml(cells, index + 2)).join('')
  const columns = head
    .map((text, index) => {
      const width = Math.min(Math.max(text.length, widestText(rows, index)) + 3, 60)
      return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`
    })
    .join('')
  return (
    `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    `<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols>${columns}</cols><sheetData>${headRow}${body}</sheetData></worksheet>`
  )
}

function widestText(rows: TableFile['rows'], column: number): number {
  return rows.reduce((widest, row) => {
    const cell = row[column]
    const length = cell?.kind === 'text' ? cell.text.length : 12
    return Math.max(widest, length)
  }, 0)
}

/** Excel allows 31 characters and not these in the name of a sheet. */
function workbookXml(sheetName: string): string {
  const name = escaped(sheetName.replace(/[[\]:*?/\\]/g, ' ').slice(0, 31))
  return `${xmlHead}<workbook xmlns="${main}" xmlns:r="${officeRelations}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`
}

function relationsXml(...pairs: readonly string[]): string {
  const found: string[] = []
  for (let place = 0; place < pairs.length; place += 2) {
    found.push(
      `<Relationship Id="rId${place / 2 + 1}" Type="${officeRelations}/${pairs[place]}" Target="${pairs[place + 1]}"/>`,
    )
  }
  return `${xmlHead}<Relationships xmlns="${relations}">${found.join('')}</Relationships>`
}

function contentTypesXml(): string {
  const overrides = [
    ['/xl/workbook.xml', 'sheet.main'],
    ['/xl/worksheets/sheet1.xml', 'worksheet'],
    ['/xl/styles.xml', 'styles'],
  ]
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${sheetTypes}.${type}+xml"/>`)
    .join('')
  return (
    `${xmlHead}<Types xmlns="${contentTypes}">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Default Extension="xml" ContentType="application/xml"/>${overrides}</Types>`
  )
}

const stylesXml =
  `${xmlHead}<styleSheet xmlns="${main}">` +
  '<numFmts count="2"><numFmt numFmtId="164" formatCode="#,##0.00"/>' +
  '<numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>' +
  '<cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/>' +
  '<xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/>' +
  '<xf quotePrefix="1"/></cellXfs></styleSheet>'

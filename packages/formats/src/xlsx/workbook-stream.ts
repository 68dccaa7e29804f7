import { xmlText } from '../xml-text.ts'
import { zipOf, type ZipPart } from './zip-stream.ts'

/**
 * A number is written as it is typed here, so that no digit of money is lost on the way. A text that is `wrapped` takes
 * as many lines as it needs.
 */
export type XlsxValue =
  | { readonly text: string; readonly style?: 'text' | 'amountHead' | 'wrapped' }
  | { readonly number: string; readonly style: 'amount' | 'whole' | 'date' | 'dateTime' }
  | undefined

type XlsxStyle = NonNullable<NonNullable<XlsxValue>['style']>
/** `title` and `head` are bold. */
export type XlsxRowStyle = 'plain' | 'title' | 'head'

export interface XlsxRow {
  readonly cells: readonly XlsxValue[]
  readonly style?: XlsxRowStyle
  /** How many lines its highest cell takes; not every program finds out by itself. */
  readonly lines?: number
}

/** Of a line in the usual font, in points. */
const lineHeight = 13
/** Of a row; a spreadsheet allows no more points. */
const mostHeight = 409

/** The title of a column in a row of the style `head`; that of amounts stands on the right, as they do. */
export const columnTitle = (text: string, isAmount: boolean): XlsxValue =>
  isAmount ? { text, style: 'amountHead' } : { text }

/** Titles are bold, and a column's width is counted in letters that are not. */
export const extraCharactersOfTitle = 3

export interface XlsxSheet {
  readonly name: string
  /** Width of each column, in characters. */
  readonly widths: readonly number[]
  /** Rows that stay when the others are scrolled; the last of them is the head, printed on each page. */
  readonly frozenRows: number
  /** Columns, from 0, whose empty cells take what is typed as text: a long number keeps its digits. */
  readonly textColumns?: readonly number[]
  /** Rules for what is typed into a column. */
  readonly checks?: readonly XlsxCheck[]
  readonly rows: AsyncIterable<readonly XlsxRow[]>
}

/** What a spreadsheet lets a person type into the cells of one column. */
export interface XlsxCheck {
  /** From 0. */
  readonly column: number
  /** From 1. */
  readonly fromRow: number
  readonly toRow: number
  /** A formula about the first of the cells, without `=`. */
  readonly formula: string
  /** Shown when the value does not fit. */
  readonly title: string
  readonly words: string
}

/** Rows of one sheet; a spreadsheet opens no more. */
export const mostRows = 1_048_576

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageTypes = 'http://schemas.openxmlformats.org/package/2006'
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Numbers of the cell styles, in the order of `cellXfs`. */
const styles: Readonly<Record<XlsxStyle | Exclude<XlsxRowStyle, 'plain'>, number>> = {
  amount: 1,
  whole: 2,
  date: 3,
  dateTime: 4,
  title: 5,
  head: 6,
  text: 7,
  amountHead: 8,
  wrapped: 9,
}

const styleSheet = `${xml}<styleSheet xmlns="${main}"><numFmts count="4"><numFmt numFmtId="164" formatCode="#,##0.00"/><numFmt numFmtId="165" formatCode="#,##0"/><numFmt numFmtId="166" formatCode="dd\\.mm\\.yyyy"/><numFmt numFmtId="167" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts><fonts count="3"><font><sz val="10"/><name val="Arial"/></font><font><b/><sz val="14"/><name val="Arial"/></font><font><b/><sz val="10"/><name val="Arial"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE3EEEA"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="10"><xf xfId="0" applyAlignment="1"><alignment vertical="top"/></xf><xf xfId="0" numFmtId="164" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="right" vertical="top" indent="1"/></xf><xf xfId="0" numFmtId="165" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="right" vertical="top" indent="1"/></xf><xf xfId="0" numFmtId="166" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="left" vertical="top"/></xf><xf xfId="0" numFmtId="167" applyNumberFormat="1" applyAlignment="1"><alignment horizontal="left" vertical="top"/></xf><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" fontId="2" fillId="2" applyFont="1" applyFill="1"/><xf xfId="0" numFmtId="49" applyNumberFormat="1"/><xf xfId="0" fontId="2" fillId="2" applyFont="1" applyFill="1" applyAlignment="1"><alignment horizontal="right" indent="1"/></xf><xf xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

/** A workbook of several sheets as a stream; a row is forgotten when it is written. */
export function workbookOf(sheets: readonly XlsxSheet[]): AsyncGenerator<Uint8Array> {
  const names = sheetNames(sheets)
  const list = sheets.map((_sheet, index) => index + 1)
  const part = (name: string, text: string): ZipPart => ({ name, chunks: [Buffer.from(text)] })
  const overrides = list.map(
    number =>
      `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`,
  )
  return zipOf([
    part(
      '[Content_Types].xml',
      `${xml}<Types xmlns="${packageTypes}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${overrides.join('')}</Types>`,
    ),
    part(
      '_rels/.rels',
      `${xml}<Relationships xmlns="${packageTypes}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `${xml}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${list
        .map(
          (number, index) =>
            `<sheet name="${xmlText(names[index] ?? '')}" sheetId="${number}" r:id="rId${number}"/>`,
        )
        .join('')}</sheets>${printedHeads(sheets, names)}</workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `${xml}<Relationships xmlns="${packageTypes}/relationships">${list
        .map(
          number =>
            `<Relationship Id="rId${number}" Type="${office}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
        )
        .join(
          '',
        )}<Relationship Id="rId${list.length + 1}" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    ),
    part('xl/styles.xml', styleSheet),
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      chunks: sheetXml(sheet),
    })),
  ])
}

/** The head of each sheet is repeated on its printed pages. */
function printedHeads(sheets: readonly XlsxSheet[], names: readonly string[]): string {
  const heads = sheets.flatMap(({ frozenRows }, index) =>
    frozenRows === 0
      ? []
      : `<definedName name="_xlnm.Print_Titles" localSheetId="${index}">'${xmlText(names[index] ?? '')}'!$${frozenRows}:$${frozenRows}</definedName>`,
  )
  return heads.length === 0 ? '' : `<definedNames>${heads.join('')}</definedNames>`
}

/** A sheet is printed as wide as the paper, on as many pages as it is long. */
const printedWidth = {
  properties: '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
  // Below: the name of the sheet, the number of the page and of all pages.
  setup:
    '<pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/><headerFooter><oddFooter>&amp;L&amp;A&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
}

async function* sheetXml({
  widths,
  frozenRows,
  rows,
  textColumns = [],
  checks = [],
}: XlsxSheet): AsyncGenerator<Uint8Array> {
  const pane = `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
  const columns = widths.map(
    (width, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"${textColumns.includes(index) ? ` style="${styles.text}"` : ''}/>`,
  )
  yield Buffer.from(
    `${xml}<worksheet xmlns="${main}">${printedWidth.properties}<sheetViews><sheetView workbookViewId="0">${frozenRows > 0 ? pane : ''}</sheetView></sheetViews><cols>${columns.join('')}</cols><sheetData>`,
  )
  let number = 0
  for await (const batch of rows) {
    let text = ''
    for (const row of batch) {
      number += 1
      if (number > mostRows) throw new RangeError(`A sheet has at most ${mostRows} rows`)
      text += rowXml(row, number)
    }
    yield Buffer.from(text)
  }
  yield Buffer.from(`</sheetData>${checksXml(checks)}${printedWidth.setup}</worksheet>`)
}

function checksXml(checks: readonly XlsxCheck[]): string {
  if (checks.length === 0) return ''
  const each = checks.map(({ column, fromRow, toRow, formula, title, words }) => {
    const name = columnName(column)
    return `<dataValidation type="custom" allowBlank="1" showErrorMessage="1" errorTitle="${xmlText(title)}" error="${xmlText(words)}" sqref="${name}${fromRow}:${name}${toRow}"><formula1>${xmlText(formula)}</formula1></dataValidation>`
  })
  return `<dataValidations count="${checks.length}">${each.join('')}</dataValidations>`
}

/** The beginning of what a spreadsheet would read as a character by its number, as `_x0041_` (ECMA-376, 22.9.2.19). */
const likeEscape = /_(?=x[0-9A-Fa-f]{4}_)/g

function rowXml({ cells, style = 'plain', lines = 1 }: XlsxRow, number: number): string {
  const rowStyle = style === 'plain' ? '' : ` s="${styles[style]}"`
  const inside = cells.map((cell, index) => {
    if (cell === undefined) return ''
    const place = `r="${columnName(index)}${number}"`
    const textStyle = 'text' in cell && cell.style ? ` s="${styles[cell.style]}"` : rowStyle
    return 'text' in cell
      ? `<c ${place}${textStyle} t="inlineStr"><is><t xml:space="preserve">${xmlText(cell.text.replaceAll(likeEscape, '_x005F_'))}</t></is></c>`
      : `<c ${place} s="${styles[cell.style]}"><v>${cell.number}</v></c>`
  })
  const height =
    lines > 1 ? ` ht="${Math.min(lines * lineHeight, mostHeight)}" customHeight="1"` : ''
  return `<row r="${number}"${height}>${inside.join('')}</row>`
}

function columnName(index: number): string {
  const letter = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

const longestSheetName = 31

/** A spreadsheet allows 31 characters, no two alike, and not these. */
function sheetNames(sheets: readonly XlsxSheet[]): readonly string[] {
  const used = new Set<string>()
  return sheets.map(({ name }) => {
    const clean =
      name
        .replaceAll(/[[\]:*?/\\']/g, ' ')
        .trim()
        .slice(0, longestSheetName) || 'Sheet'
    let unique = clean
    for (let copy = 2; used.has(unique.toLowerCase()); copy += 1) {
      const suffix = ` ${copy}`
      unique = clean.slice(0, longestSheetName - suffix.length) + suffix
    }
    used.add(unique.toLowerCase())
    return unique
  })
}

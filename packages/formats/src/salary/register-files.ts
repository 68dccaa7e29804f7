import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { formatAmount } from '@tartip/domain/money/format-amount'
import type { Language } from '@tartip/domain/language'
import { registerWords, templateHeadings } from '@tartip/domain/salary/register-words'
import { csvAmount, csvLine, csvStart, withoutFormula } from '@tartip/domain/text/spreadsheet-text'
import { formatDate, formatDateTime } from '@tartip/domain/time/format-date'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

import {
  colours,
  drawHead,
  drawRows,
  makeRoom,
  margin,
  openPdf,
  restOf,
  widthOf,
  writtenSoFar,
  type Pdf,
} from '../pdf/pdf-sheet.ts'
import {
  columnTitle,
  workbookOf,
  type XlsxCheck,
  type XlsxRow,
  type XlsxValue,
} from '../xlsx/workbook-stream.ts'

/** A row of a register with what became of it, in the words of the reader. */
export interface RegisterLine {
  readonly number: number
  readonly fullName: string
  readonly account: string
  /** As typed; an amount of the currency where `amountMinor` is given. */
  readonly amount: string
  readonly amountMinor?: bigint
  readonly state: string
  readonly reason: string
}

export interface RegisterContent {
  readonly language: Language
  readonly bankName: string
  readonly companyName: string
  readonly name: string
  readonly status: string
  readonly createdAt: Instant
  readonly valueDate?: LocalDate
  readonly currency: CurrencyCode
  readonly rowCount: number
  readonly totalMinor: bigint
  /** What has come back; absent while there is no result or nothing has. */
  readonly returnedMinor?: bigint
  /** In batches, so that the writer never holds all of them. */
  readonly lines: AsyncIterable<readonly RegisterLine[]>
}

type Word = keyof typeof registerWords
const headings = ['number', 'fullName', 'account', 'amount', 'state', 'reason'] as const
const widths = [6, 36, 20, 16, 20, 48]

/** What is to be known of a register as a whole. */
function summaryOf(content: RegisterContent): readonly { label: string; text: string }[] {
  const { language, currency, totalMinor, returnedMinor, valueDate } = content
  const row = (name: Word, text: string) => ({ label: registerWords[name][language], text })
  return [
    row('company', content.companyName),
    row('created', formatDateTime(content.createdAt)),
    ...(valueDate === undefined ? [] : [row('valueDate', formatDate(valueDate))]),
    row('state', content.status),
    row('people', String(content.rowCount)),
    row('total', formatAmount(totalMinor, currency)),
    ...(returnedMinor === undefined
      ? []
      : [row('returned', formatAmount(returnedMinor, currency))]),
  ]
}

const amountCell = (
  { amount, amountMinor }: Pick<RegisterLine, 'amount' | 'amountMinor'>,
  currency: CurrencyCode,
): XlsxValue =>
  amountMinor === undefined
    ? { text: withoutFormula(amount) }
    : { number: toDecimal(amountMinor, currency), style: 'amount' }

const titlesOf = (names: readonly Word[], language: Language): readonly XlsxValue[] =>
  names.map(name => columnTitle(registerWords[name][language], name === 'amount'))

/** A workbook with the register and what became of each row. */
export function registerWorkbook(content: RegisterContent): AsyncGenerator<Uint8Array> {
  const { language, name, currency, lines } = content
  const above: readonly XlsxRow[] = [
    {
      cells: [{ text: `${registerWords.title[language]} ${withoutFormula(name)}` }],
      style: 'title',
    },
    ...summaryOf(content).map(({ label, text }) => ({
      cells: [undefined, { text: label }, { text: withoutFormula(text) }],
    })),
    { cells: titlesOf(headings, language), style: 'head' },
  ]
  async function* rows(): AsyncGenerator<readonly XlsxRow[]> {
    yield above
    for await (const batch of lines) {
      yield batch.map(line => ({
        cells: [
          { number: String(line.number), style: 'whole' },
          { text: withoutFormula(line.fullName) },
          { text: withoutFormula(line.account), style: 'text' },
          amountCell(line, currency),
          { text: line.state },
          { text: line.reason },
        ],
      }))
    }
  }
  return workbookOf([
    { name: registerWords.title[language], widths, frozenRows: above.length, rows: rows() },
  ])
}

/** The same rows as text in columns. */
export async function* registerCsv({
  language,
  currency,
  lines,
}: RegisterContent): AsyncGenerator<Uint8Array> {
  const head = headings.map(word => registerWords[word][language])
  yield Buffer.from(`${csvStart}${csvLine(head, language)}`)
  for await (const batch of lines) {
    const texts = batch.map(({ number, fullName, account, amount, amountMinor, state, reason }) => {
      const shown = amountMinor === undefined ? amount : toDecimal(amountMinor, currency)
      const cells = [String(number), fullName, account, csvAmount(shown, language), state, reason]
      return csvLine(cells.map(withoutFormula), language)
    })
    yield Buffer.from(texts.join(''))
  }
}

const fontSize = 8
const rowHeight = 15
const reasonHeight = 11
/** Parts of the width of a page; the reason stands below its row. */
const shares = [0.07, 0.4, 0.19, 0.16, 0.18]

/** The register as the bank prints it. */
export async function* registerPdf(
  content: RegisterContent,
  { fontsFolder }: { readonly fontsFolder: string },
): AsyncGenerator<Uint8Array> {
  const { language, currency, lines, name, bankName } = content
  const title = registerWords.title[language]
  const pdf = openPdf({ fontsFolder, title, footer: `${title} · ${name}` })
  pdf.addPage()
  drawHead(pdf, { bankName, title, subtitle: name })
  drawRows(pdf, summaryOf(content))
  pdf.y += 10
  drawTableHead(pdf, language)
  for await (const batch of lines) {
    for (const line of batch) {
      const height = rowHeight + (line.reason === '' ? 0 : reasonHeight)
      if (pdf.y + height > pdf.page.height - margin) {
        pdf.addPage()
        drawTableHead(pdf, language)
      }
      drawLine(pdf, line, currency)
    }
    yield* writtenSoFar(pdf)
  }
  yield* restOf(pdf)
}

/** Cells of one row; amounts stand at the right of their column. */
function drawCells(pdf: Pdf, cells: readonly string[], top: number): void {
  let left = margin
  for (const [index, text] of cells.entries()) {
    const width = (shares[index] ?? 0) * widthOf(pdf)
    pdf.text(text, left + 2, top, {
      width: width - 6,
      height: fontSize + 2,
      ellipsis: true,
      align: headings[index] === 'amount' ? 'right' : 'left',
    })
    left += width
  }
  pdf.x = margin
}

function drawTableHead(pdf: Pdf, language: Language): void {
  makeRoom(pdf, 3 * rowHeight)
  const top = pdf.y
  pdf.rect(margin, top, widthOf(pdf), rowHeight + 2).fill('#e3eeea')
  pdf.font('bold').fontSize(fontSize).fillColor(colours.ink)
  const words = headings.slice(0, shares.length).map(word => registerWords[word][language])
  drawCells(pdf, words, top + 4)
  pdf.y = top + rowHeight + 2
}

function drawLine(pdf: Pdf, line: RegisterLine, currency: CurrencyCode): void {
  const top = pdf.y
  const { amountMinor } = line
  const amount =
    amountMinor === undefined
      ? line.amount
      : formatAmount(amountMinor, currency, { withCode: false })
  pdf.font('regular').fontSize(fontSize).fillColor(colours.ink)
  drawCells(pdf, [String(line.number), line.fullName, line.account, amount, line.state], top + 3)
  let bottom = top + rowHeight
  if (line.reason !== '') {
    pdf.fillColor(colours.muted)
    pdf.text(line.reason, margin + (shares[0] ?? 0) * widthOf(pdf) + 2, bottom - 2, {
      width: widthOf(pdf) * 0.9,
      height: fontSize + 2,
      ellipsis: true,
    })
    bottom += reasonHeight
  }
  pdf.moveTo(margin, bottom).lineTo(margin + widthOf(pdf), bottom)
  pdf.lineWidth(0.4).strokeColor(colours.line).stroke()
  pdf.x = margin
  pdf.y = bottom
}

interface TemplateOptions {
  readonly language: Language
  readonly currency: CurrencyCode
  /** The first digits of the accounts of this bank. */
  readonly accountPrefix: string
  readonly mostRows: number
}

interface TemplatePerson {
  readonly fullName: string
  readonly account: string
  /** What the person was paid last. */
  readonly lastMinor?: bigint
}

/** A register to be filled in, with the company's employees; a spreadsheet checks what is typed into it. */
export function registerTemplate(
  people: AsyncIterable<readonly TemplatePerson[]>,
  { language, currency, accountPrefix, mostRows }: TemplateOptions,
): AsyncGenerator<Uint8Array> {
  const word = (name: Word) => registerWords[name][language]
  const toRow = mostRows + 1
  const check = (
    column: number,
    name: 'checkAccount' | 'checkAmount',
    formula: string,
  ): XlsxCheck => ({
    column,
    fromRow: 2,
    toRow,
    formula,
    title: word(name === 'checkAccount' ? 'account' : 'amount'),
    words: word(name).replace('{prefix}', accountPrefix),
  })
  async function* rows(): AsyncGenerator<readonly XlsxRow[]> {
    yield [{ cells: titlesOf(templateHeadings, language), style: 'head' }]
    let number = 0
    for await (const batch of people) {
      yield batch.map(({ fullName, account, lastMinor }) => {
        number += 1
        return {
          cells: [
            { number: String(number), style: 'whole' },
            { text: withoutFormula(fullName) },
            { text: account, style: 'text' },
            lastMinor === undefined
              ? undefined
              : { number: toDecimal(lastMinor, currency), style: 'amount' },
            { text: currency },
          ],
        }
      })
    }
  }
  const isAccount = `AND(LEN(C2)=16,LEFT(C2,${accountPrefix.length})="${accountPrefix}")`
  const isAmount = 'AND(ISNUMBER(D2),D2>=1,D2<=1000000000,ROUND(D2,2)=D2)'
  return workbookOf([
    {
      name: word('title'),
      widths: [6, 40, 22, 16, 10],
      frozenRows: 1,
      textColumns: [2],
      checks: [check(2, 'checkAccount', isAccount), check(3, 'checkAmount', isAmount)],
      rows: rows(),
    },
  ])
}

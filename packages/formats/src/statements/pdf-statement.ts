import { titleOfStatement } from '@tartip/domain/statements/statement-name'
import { currencies, type CurrencyCode } from '@tartip/domain/money/currency'
import { formatAmount } from '@tartip/domain/money/format-amount'
import { statementWords, type StatementWord } from '@tartip/domain/statements/statement-words'
import { formatDate, formatDateTime, formatPeriod } from '@tartip/domain/time/format-date'
import { bishkekDate } from '@tartip/domain/time/instant'

import { createLineWriter, type LineWriter } from '../pdf/line-writer.ts'
import {
  colours,
  drawHead,
  drawNote,
  drawRows,
  drawTitle,
  makeRoom,
  margin,
  openPdf,
  restOf,
  widthOf,
  writtenSoFar,
  type Pdf,
} from '../pdf/pdf-sheet.ts'
import { columnsOfStatement, summaryOfSection, type StatementColumn } from './statement-columns.ts'
import type {
  StatementContent,
  StatementFileBytes,
  StatementOperation,
  StatementSection,
} from './statement-content.ts'

const fontSize = 7.5
const lineHeight = 10
const padding = 4
const headHeight = 18

/** A statement as the bank prints it; a page is given away when the next one begins. */
export async function* pdfStatement(
  content: StatementContent,
  { fontsFolder }: { readonly fontsFolder: string },
): StatementFileBytes {
  const { head, sections } = content
  const { kind, language } = head
  const title = titleOfStatement(kind, language)
  const footer = `${title} · ${subtitleOf(content)} · ${head.clientName}`
  const pdf = openPdf({ fontsFolder, title, footer })
  const table = createTable(pdf, content)
  pdf.addPage()
  drawHead(pdf, { bankName: head.bankName, title, subtitle: subtitleOf(content) })
  drawRows(pdf, aboutOf(content))
  for (const [index, section] of sections.entries()) {
    drawSection(pdf, content, section)
    let hasRows = false
    for await (const batch of content.operationsOf(index)) {
      for (const operation of batch) {
        if (!hasRows) table.begin()
        hasRows = true
        table.row(operation, section)
      }
      yield* writtenSoFar(pdf)
    }
    if (hasRows) table.end()
    else drawNote(pdf, statementWords.noOperations[language])
  }
  yield* restOf(pdf)
}

const subtitleOf = ({ head: { language, startDate, endDate } }: StatementContent): string =>
  `${statementWords.period[language]}: ${formatPeriod(startDate, endDate)}`

function aboutOf({ head }: StatementContent) {
  const row = (name: StatementWord, text: string) => ({
    label: statementWords[name][head.language],
    text,
  })
  return [
    row('client', head.clientName),
    row('inn', head.clientInn),
    row('bic', head.bankBic),
    row('created', formatDateTime(head.createdAt)),
  ]
}

const amountText = (minor: bigint, currency: CurrencyCode): string =>
  formatAmount(minor, currency, { withCode: false })

const roomOfSection = 150

function drawSection(
  pdf: Pdf,
  { head: { kind, language } }: StatementContent,
  section: StatementSection,
): void {
  const { about, sums } = summaryOfSection(section, kind, language)
  const [first, ...others] = about
  makeRoom(pdf, roomOfSection)
  drawTitle(pdf, `${first?.label ?? ''} ${first?.text ?? ''}`)
  const currency = currencies[section.currency].names[language]
  const rest = others.map(one =>
    one.text === section.currency ? { ...one, text: `${one.text}, ${currency}` } : one,
  )
  drawRows(pdf, [
    ...rest,
    ...sums.map(({ label, minor }) => ({ label, text: amountText(minor, section.currency) })),
  ])
  pdf.y += 4
}

interface PrintedColumn {
  readonly column: StatementColumn
  readonly title: string
  readonly left: number
  readonly width: number
}

/** Rows of operations; the head is repeated on each page. */
function createTable(pdf: Pdf, { head: { kind, language } }: StatementContent) {
  const titles = createLineWriter(pdf, { name: 'bold', size: fontSize })
  const cells = createLineWriter(pdf, { name: 'regular', size: fontSize })
  const wrap = createWrapping(cells.widthOf)
  let printed: readonly PrintedColumn[] = []

  const place = () => {
    let left = margin
    printed = columnsOfStatement(kind)
      .filter(({ share }) => share > 0)
      .map(column => {
        const one = {
          column,
          title: statementWords[column.title][language],
          left,
          width: column.share * widthOf(pdf),
        }
        left += one.width
        return one
      })
  }
  const add = (
    lines: LineWriter,
    text: string,
    { left, width, column }: PrintedColumn,
    top: number,
  ) => {
    const isAmount = column.kind === 'amount'
    const shift = isAmount ? width - padding - lines.widthOf(text) : padding / 2
    lines.add(text, left + shift, top)
  }
  const begin = () => {
    if (printed.length === 0) place()
    makeRoom(pdf, headHeight + 2 * lineHeight)
    const top = pdf.y
    pdf.rect(margin, top, widthOf(pdf), headHeight).fill('#e3eeea')
    pdf.fillColor(colours.ink).lineWidth(0.4).strokeColor(colours.line)
    for (const one of printed) add(titles, one.title, one, top + 4)
    titles.draw()
    pdf.y = top + headHeight
  }
  const linesOf = (one: PrintedColumn, operation: StatementOperation, currency: CurrencyCode) => {
    const { column, width } = one
    const value = column.value(operation, language)
    if (value === undefined) return []
    if (typeof value === 'bigint') return [amountText(value, currency)]
    if (typeof value === 'object') {
      return [
        column.kind === 'dateTime' ? formatDateTime(value.at) : formatDate(bishkekDate(value.at)),
      ]
    }
    const lines = wrap(value, width - padding)
    const { counterpartyAccount, counterpartyBank } = operation
    if (column.title !== 'counterparty' || counterpartyAccount === '') return lines
    const where = [counterpartyAccount, counterpartyBank].filter(Boolean).join(' · ')
    return [...lines, ...wrap(where, width - padding)]
  }
  return {
    begin,
    row(operation: StatementOperation, { currency }: StatementSection) {
      const columns = printed.map(one => linesOf(one, operation, currency))
      const tallest = Math.max(1, ...columns.map(({ length }) => length))
      const height = tallest * lineHeight + padding
      if (pdf.y + height > pdf.page.height - margin) {
        pdf.addPage()
        begin()
      }
      const top = pdf.y
      printed.forEach((one, index) => {
        columns[index]?.forEach((text, line) => add(cells, text, one, top + 3 + line * lineHeight))
      })
      cells.draw()
      pdf.y = top + height
      pdf
        .moveTo(margin, pdf.y)
        .lineTo(margin + widthOf(pdf), pdf.y)
        .stroke()
    },
    end() {
      pdf.x = margin
      pdf.y += 8
    },
  }
}

/** A row is never taller than a page. */
const mostLines = 40

/** Breaks texts into lines. */
function createWrapping(
  widthOfWord: (word: string) => number,
): (text: string, width: number) => readonly string[] {
  /** A word that is longer than a line is broken where the line ends. */
  const partsOf = (word: string, width: number): readonly string[] => {
    if (widthOfWord(word) <= width) return [word]
    const parts: string[] = []
    let part = ''
    let used = 0
    for (const letter of word) {
      const more = widthOfWord(letter)
      if (part !== '' && used + more > width) {
        parts.push(part)
        part = ''
        used = 0
      }
      part += letter
      used += more
    }
    return [...parts, part]
  }
  return (text, width) => {
    const lines: string[] = []
    let line = ''
    let used = 0
    const blank = widthOfWord(' ')
    for (const word of text.split(/\s+/).flatMap(one => partsOf(one, width))) {
      const more = widthOfWord(word)
      if (line !== '' && used + blank + more > width) {
        lines.push(line)
        line = word
        used = more
      } else {
        line = line === '' ? word : `${line} ${word}`
        used += (line === word ? 0 : blank) + more
      }
    }
    if (line !== '') lines.push(line)
    return lines.length > mostLines ? [...lines.slice(0, mostLines - 1), '…'] : lines
  }
}

import { titleOfStatement } from '@tartip/domain/statements/statement-name'
import { currencies, type CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { statementWords, type StatementWord } from '@tartip/domain/statements/statement-words'
import { withoutFormula } from '@tartip/domain/text/spreadsheet-text'
import { formatDateTime, formatPeriod } from '@tartip/domain/time/format-date'
import { bishkekDate } from '@tartip/domain/time/instant'

import { amountCell, dateCell, dateTimeCell } from '../xlsx/cells.ts'
import {
  columnTitle,
  extraCharactersOfTitle,
  workbookOf,
  type XlsxRow,
  type XlsxValue,
} from '../xlsx/workbook-stream.ts'
import {
  columnsOfStatement,
  summaryOfSection,
  type StatementCell,
  type StatementColumn,
} from './statement-columns.ts'
import type { StatementContent, StatementFileBytes, StatementSection } from './statement-content.ts'

/** A workbook with a sheet for each account or terminal; sums and dates are numbers. */
export function xlsxStatement(content: StatementContent): StatementFileBytes {
  const { head, sections } = content
  const columns = columnsOfStatement(head.kind)
  return workbookOf(
    sections.map((section, index) => {
      const above = rowsAbove(content, section, columns)
      const isOnlyCurrency =
        sections.filter(({ account }) => account === section.account).length === 1
      return {
        name: isOnlyCurrency ? section.account : `${section.account} ${section.currency}`,
        widths: columns.map(({ characters, title }) =>
          Math.max(
            characters,
            statementWords[title][head.language].length + extraCharactersOfTitle,
          ),
        ),
        frozenRows: above.length,
        rows: rowsOf(content, index, above),
      }
    }),
  )
}

async function* rowsOf(
  content: StatementContent,
  index: number,
  above: readonly XlsxRow[],
): AsyncGenerator<readonly XlsxRow[]> {
  const { kind, language } = content.head
  const currency = content.sections[index]?.currency ?? 'KGS'
  const columns = columnsOfStatement(kind)
  yield above
  for await (const batch of content.operationsOf(index)) {
    yield batch.map(operation => ({
      cells: columns.map(column => cellOf(column, column.value(operation, language), currency)),
    }))
  }
}

function rowsAbove(
  { head }: StatementContent,
  section: StatementSection,
  columns: readonly StatementColumn[],
): readonly XlsxRow[] {
  const { kind, language, startDate, endDate, createdAt } = head
  const word = (name: StatementWord) => statementWords[name][language]
  const text = (value: string): XlsxValue => ({ text: withoutFormula(value) })
  // The first column is narrow, so a label takes two.
  const pair = (label: string, value: XlsxValue): XlsxRow => ({
    cells: [{ text: label }, undefined, value],
  })
  const { about, sums } = summaryOfSection(section, kind, language)
  return [
    { cells: [{ text: titleOfStatement(kind, language) }], style: 'title' },
    pair(word('bank'), text(head.bankName)),
    pair(word('client'), text(head.clientName)),
    pair(word('inn'), text(head.clientInn)),
    pair(word('period'), text(formatPeriod(startDate, endDate))),
    pair(word('created'), text(formatDateTime(createdAt))),
    ...about.map(one => pair(one.label, text(one.text))),
    ...sums.map(one => pair(one.label, amountOf(one.minor, section.currency))),
    {
      cells: columns.map(column => columnTitle(word(column.title), column.kind === 'amount')),
      style: 'head',
    },
  ]
}

function cellOf(
  { kind }: StatementColumn,
  value: StatementCell,
  currency: CurrencyCode,
): XlsxValue {
  if (value === undefined) return undefined
  if (typeof value === 'string') return { text: withoutFormula(value) }
  if (typeof value === 'bigint') return amountOf(value, currency)
  return kind === 'dateTime' ? dateTimeCell(value.at) : dateCell(bishkekDate(value.at))
}

const amountOf = (minor: bigint, currency: CurrencyCode): XlsxValue =>
  amountCell(toDecimal(minor, currency), currencies[currency].exponent === 0 ? 'whole' : 'amount')

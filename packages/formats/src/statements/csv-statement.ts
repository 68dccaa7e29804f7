import type { Language } from '@tartip/domain/language'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { statementWords } from '@tartip/domain/statements/statement-words'
import { csvAmount, csvLine, csvStart, withoutFormula } from '@tartip/domain/text/spreadsheet-text'
import { formatDate, formatDateTime } from '@tartip/domain/time/format-date'
import { bishkekDate } from '@tartip/domain/time/instant'

import {
  columnsOfStatement,
  type StatementCell,
  type StatementColumn,
} from './statement-columns.ts'
import type { StatementContent, StatementFileBytes } from './statement-content.ts'

/** One table of all accounts, as spreadsheets of the reader's language open it. */
export async function* csvStatement(content: StatementContent): StatementFileBytes {
  const { sections } = content
  const { language, kind } = content.head
  const columns = columnsOfStatement(kind)
  const titles = [kind === 'POS' ? 'terminal' : 'account', 'currency'] as const
  const header = [...titles, ...columns.map(({ title }) => title)]
  const head = header.map(title => statementWords[title][language])
  yield Buffer.from(`${csvStart}${csvLine(head, language)}`)
  for (const [index, { account, currency }] of sections.entries()) {
    for await (const batch of content.operationsOf(index)) {
      const rows = batch.map(operation =>
        csvLine(
          [
            account,
            currency,
            ...columns.map(column =>
              textOf(column, column.value(operation, language), currency, language),
            ),
          ],
          language,
        ),
      )
      yield Buffer.from(rows.join(''))
    }
  }
}

function textOf(
  { kind }: StatementColumn,
  value: StatementCell,
  currency: CurrencyCode,
  language: Language,
): string {
  if (value === undefined) return ''
  if (typeof value === 'string') return withoutFormula(value)
  if (typeof value === 'bigint') {
    return csvAmount(toDecimal(value, currency), language)
  }
  return kind === 'dateTime' ? formatDateTime(value.at) : formatDate(bishkekDate(value.at))
}

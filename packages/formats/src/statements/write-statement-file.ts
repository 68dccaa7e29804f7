import type { StatementFormat } from '@tartip/domain/statements/statement'

import { camt053Statement } from './camt-053.ts'
import { csvStatement } from './csv-statement.ts'
import { mt940Statement } from './mt-940.ts'
import { oneCStatement } from './one-c-statement.ts'
import { pdfStatement } from './pdf-statement.ts'
import type { StatementContent, StatementFileBytes } from './statement-content.ts'
import { xlsxStatement } from './xlsx-statement.ts'

export const statementFileTypes: Readonly<
  Record<StatementFormat, { readonly extension: string; readonly contentType: string }>
> = {
  PDF: { extension: 'pdf', contentType: 'application/pdf' },
  XLSX: {
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  TXT: { extension: 'txt', contentType: 'text/plain; charset=utf-8' },
  TXT_V102: { extension: 'txt', contentType: 'text/plain; charset=windows-1251' },
  CAMT053: { extension: 'xml', contentType: 'application/xml; charset=utf-8' },
  MT940: { extension: 'sta', contentType: 'text/plain; charset=us-ascii' },
  CSV: { extension: 'csv', contentType: 'text/csv; charset=utf-8' },
}

export function writeStatementFile(
  format: StatementFormat,
  content: StatementContent,
  options: { readonly fontsFolder: string },
): StatementFileBytes {
  switch (format) {
    case 'PDF':
      return pdfStatement(content, options)
    case 'TXT':
      return oneCStatement(content, '1.03')
    case 'TXT_V102':
      return oneCStatement(content, '1.02')
    case 'XLSX':
      return xlsxStatement(content)
    case 'CAMT053':
      return camt053Statement(content)
    case 'MT940':
      return mt940Statement(content)
    case 'CSV':
      return csvStatement(content)
  }
}

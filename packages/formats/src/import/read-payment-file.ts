import { err, ok, type Result } from '@tartip/domain/result'
import { complaint, FileRefused, type Complaint, type ImportCode } from './complaint.ts'
import { readCsv } from './csv.ts'
import { readContent, readWorkbookSheets, type ImportedContent } from './file-kind.ts'
import { readOneC } from './one-c.ts'
import { readPain001 } from './pain-001.ts'
import {
  totalsOf,
  type PaymentFile,
  type PaymentFileField,
  type PaymentFileRow,
} from './payment-file.ts'
import { readPaymentList } from './payment-list.ts'
import { findRepeats } from './repeats.ts'
import type { ColumnMapping } from './table.ts'

export interface PaymentFileOptions {
  readonly mapping?: ColumnMapping<PaymentFileField>
}

/** Reads payments from 1C, pain.001, XLSX, XLS or CSV; which of them it is, the bytes say. */
export async function readPaymentFile(
  bytes: Uint8Array,
  options: PaymentFileOptions = {},
): Promise<Result<PaymentFile, ImportCode>> {
  try {
    const content = readContent(bytes)
    const { rows, complaints, warnings, ...source } = await readRows(content, bytes, options)
    if (rows.length === 0) throw new FileRefused('FILE_NO_ROWS')
    return ok({
      ...source,
      rows,
      complaints: [...complaints, ...rows.flatMap(foreignTextFaults)],
      warnings: [...warnings, ...findRepeats(rows)],
      totals: totalsOf(rows),
    })
  } catch (error) {
    if (error instanceof FileRefused) return err(error.code, error.params)
    throw error
  }
}

async function readRows(
  content: ImportedContent,
  bytes: Uint8Array,
  { mapping }: PaymentFileOptions,
): Promise<Omit<PaymentFile, 'totals'>> {
  switch (content.kind) {
    case 'ONE_C':
      return { kind: 'ONE_C', ...readOneC(content) }
    case 'XML':
      return { encoding: content.encoding, ...readPain001(content.text) }
    case 'XLSX':
    case 'XLS':
      return {
        kind: content.kind,
        ...readPaymentList(await readWorkbookSheets(bytes, content), mapping),
      }
    case 'CSV': {
      const { encoding, text } = content
      return { kind: 'CSV', encoding, ...readPaymentList([readCsv(text)], mapping) }
    }
  }
}

const cyrillic = /\p{Script=Cyrillic}/u

/** What goes abroad is written in Latin letters; payments in som stay in the country. */
function foreignTextFaults({ row, sheet, fields, currency }: PaymentFileRow): readonly Complaint[] {
  if (currency === 'KGS') return []
  const names = ['recipientName', 'recipientCity', 'recipientAddress'] as const
  return names.flatMap(field => {
    const value = fields[field] ?? ''
    if (!cyrillic.test(value)) return []
    const place = { row, ...(sheet === undefined ? {} : { sheet }), column: field, field, value }
    return [complaint('CELL_NOT_LATIN', place)]
  })
}

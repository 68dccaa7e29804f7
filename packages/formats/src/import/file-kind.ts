import { err, ok, type Result } from '@tartip/domain/result'
import { shownText } from './cell-values.ts'
import { FileRefused, type ImportCode } from './complaint.ts'
import { readCsv } from './csv.ts'
import { importLimits } from './limits.ts'
import type { Sheet } from './sheet.ts'
import { decodeText, isBinary, type DecodedText } from './text-encoding.ts'
import { readXls } from './xls.ts'
import { readXlsx } from './xlsx.ts'

export type ImportedContent =
  | { readonly kind: 'XLSX' | 'XLS' }
  | ({ readonly kind: 'ONE_C' | 'XML' | 'CSV' } & DecodedText)

const zipMark = [0x50, 0x4b, 0x03, 0x04]
const compoundMark = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]

const begins = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

/** What a file is, by its bytes: names and declared types are often wrong, and sometimes on purpose. */
export function readContent(bytes: Uint8Array): ImportedContent {
  if (bytes.length === 0) throw new FileRefused('FILE_NO_ROWS')
  if (bytes.length > importLimits.bytes) throw new FileRefused('FILE_TOO_LARGE_INSIDE')
  if (begins(bytes, zipMark)) return { kind: 'XLSX' }
  if (begins(bytes, compoundMark)) return { kind: 'XLS' }
  if (isBinary(bytes)) throw new FileRefused('FILE_KIND_UNKNOWN')
  const decoded = decodeText(bytes)
  const text = decoded.text.trimStart()
  if (/^1CClientBankExchange\s/.test(text)) return { kind: 'ONE_C', ...decoded }
  if (/^<(!doctype html|html|table|head|body|meta)\b/i.test(text)) {
    throw new FileRefused('FILE_WEB_PAGE')
  }
  return { kind: text.startsWith('<') ? 'XML' : 'CSV', ...decoded }
}

/** The sheets of a table, whatever program wrote it. */
export async function readWorkbookSheets(
  bytes: Uint8Array,
  content: Extract<ImportedContent, { readonly kind: 'XLSX' | 'XLS' }>,
): Promise<readonly Sheet[]> {
  return content.kind === 'XLSX' ? readXlsx(bytes) : readXls(bytes)
}

/** A workbook or a text in columns; anything else is refused. */
export async function readTables(bytes: Uint8Array) {
  const content = readContent(bytes)
  if (content.kind === 'XLSX' || content.kind === 'XLS') {
    return { kind: content.kind, sheets: await readWorkbookSheets(bytes, content) }
  }
  if (content.kind !== 'CSV') throw new FileRefused('FILE_KIND_UNKNOWN')
  const sheets: readonly Sheet[] = [readCsv(content.text)]
  return { kind: content.kind, encoding: content.encoding, sheets }
}

/** The first sheet with rows as text: a line for each row, tabs between its cells, as a spreadsheet copies it. */
export async function readTableText(bytes: Uint8Array): Promise<Result<string, ImportCode>> {
  try {
    const { sheets } = await readTables(bytes)
    const sheet = sheets.find(({ rows }) => rows.length > 0)
    if (!sheet) return err('FILE_NO_ROWS')
    return ok(
      sheet.rows.map(({ cells }) => [...cells.values()].map(shownText).join('\t')).join('\n'),
    )
  } catch (error) {
    if (error instanceof FileRefused) return err(error.code, error.params)
    throw error
  }
}

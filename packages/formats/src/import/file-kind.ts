import { FileRefused } from './complaint.ts'
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

import { fileTypeFromBuffer } from 'file-type'
import type { FileExtension } from '@tartip/domain/files/upload-purpose'

/** What the content must be, as `file-type` names it, for each extension. */
const contents: Readonly<Record<FileExtension, string>> = {
  // The container of old Office files; which program wrote it is not in its first bytes.
  xls: 'cfb',
  doc: 'cfb',
  xlsx: 'xlsx',
  docx: 'docx',
  pptx: 'pptx',
  pdf: 'pdf',
  jpg: 'jpg',
  jpeg: 'jpg',
  png: 'png',
  heic: 'heic',
  zip: 'zip',
  txt: 'text',
  csv: 'text',
  xml: 'xml',
}

/**
 * Whether the bytes are what the extension promises. An archive is not unpacked; of an Office file
 * only the list of its parts is read, 1 MB at most.
 */
export async function contentMatches(
  bytes: Uint8Array,
  extension: FileExtension,
): Promise<boolean> {
  const found = await fileTypeFromBuffer(bytes)
  const content = found?.ext ?? (isText(bytes) ? 'text' : undefined)
  return content === contents[extension]
}

/** No control characters but those of lines and the end mark of DOS: true for UTF-8 and cp1251 alike. */
function isText(bytes: Uint8Array): boolean {
  return bytes.every(
    byte => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x1a,
  )
}

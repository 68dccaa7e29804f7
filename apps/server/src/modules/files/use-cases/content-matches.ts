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
  const content = found?.ext ?? (isText(bytes) && !isPageOrArchive(bytes) ? 'text' : undefined)
  return content === contents[extension]
}

/** As far as a browser looks to show a file as a page, whatever it is called. */
const sniffedBytes = 1_445
const markup =
  /<(?:!doctype|!--|html|head|title|body|script|style|iframe|svg|a|b|br|div|font|h1|img|p|table)[\s>/]/i
/** Archives that are texts themselves: of mail, uuencode and the shell. */
const archiveAsText = /^(?:begin(?:-base64)? [0-7]{3} |#! ?\/bin\/|MIME-Version:|Content-Type:)/im

function isPageOrArchive(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.subarray(0, sniffedBytes)).toString('latin1')
  return markup.test(beginning) || archiveAsText.test(beginning)
}

/** No control characters but those of lines and the end mark of DOS: true for UTF-8 and cp1251 alike. */
function isText(bytes: Uint8Array): boolean {
  return bytes.every(
    byte => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x1a,
  )
}

/** What a file is by its own first bytes, whatever its name says. */
export type ContentKind =
  | 'EXECUTABLE'
  | 'ZIP'
  | 'OLE'
  | 'PDF'
  | 'JPEG'
  | 'PNG'
  | 'HEIC'
  | 'TEXT'
  | 'UNKNOWN'

const extensions: Readonly<Record<string, ContentKind>> = {
  zip: 'ZIP',
  xlsx: 'ZIP',
  docx: 'ZIP',
  pptx: 'ZIP',
  xls: 'OLE',
  doc: 'OLE',
  pdf: 'PDF',
  jpg: 'JPEG',
  jpeg: 'JPEG',
  png: 'PNG',
  heic: 'HEIC',
  txt: 'TEXT',
  csv: 'TEXT',
  xml: 'TEXT',
}

export function contentKindOf(bytes: Uint8Array): ContentKind {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (head.startsWith('MZ') || head.startsWith('\x7fELF') || head.startsWith('#!'))
    return 'EXECUTABLE'
  if (/^(\xca\xfe\xba\xbe|\xcf\xfa\xed\xfe|\xfe\xed\xfa\xcf)/.test(head)) return 'EXECUTABLE'
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return 'ZIP'
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'OLE'
  if (head.startsWith('%PDF-')) return 'PDF'
  if (head.startsWith('\xff\xd8\xff')) return 'JPEG'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'PNG'
  if (/^....ftyp(heic|heix|mif1|msf1|hevc)/s.test(head)) return 'HEIC'
  return isText(bytes) ? 'TEXT' : 'UNKNOWN'
}

/** Whether the content is what people expect of a file with this name. */
export function fitsExtension(kind: ContentKind, fileName: string): boolean {
  const extension = /\.([^.]+)$/.exec(fileName.toLowerCase())?.[1] ?? ''
  return extensions[extension] === kind
}

/** No zero bytes and no control characters but those of lines: true for UTF-8, cp1251 and cp866 alike. */
function isText(bytes: Uint8Array): boolean {
  return bytes.every(
    byte => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x1a,
  )
}

/** What the directory of an archive says of one file in it. */
export interface ZipEntry {
  readonly name: string
  readonly unpackedBytes: number
  readonly isEncrypted: boolean
}

const endSignature = 0x06054b50
const entrySignature = 0x02014b50
const endBytes = 22
const entryBytes = 46
const longestComment = 65_535
const mostEntries = 10_000

/**
 * Reads the directory at the end of a ZIP archive; nothing is unpacked.
 *
 * @returns undefined when there is no directory, or it does not lie within the file
 */
export function readZipEntries(bytes: Uint8Array): ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  if (end === undefined) return undefined
  const count = view.getUint16(end + 10, true)
  let at = view.getUint32(end + 16, true)
  if (count > mostEntries) return undefined
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index += 1) {
    if (at + entryBytes > end || view.getUint32(at, true) !== entrySignature) return undefined
    const nameLength = view.getUint16(at + 28, true)
    const next =
      at + entryBytes + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    if (next > end) return undefined
    entries.push({
      name: Buffer.from(bytes.subarray(at + entryBytes, at + entryBytes + nameLength)).toString(),
      unpackedBytes: view.getUint32(at + 24, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
    })
    at = next
  }
  return entries
}

/** The end record implements everything else, before a comment of any length. */
function findEnd(view: DataView): number | undefined {
  const earliest = Math.max(0, view.byteLength - endBytes - longestComment)
  for (let at = view.byteLength - endBytes; at >= earliest; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at
  }
  return undefined
}

/** A file to be put into an archive of the suite. */
export interface ZippedFile {
  readonly name: string
  readonly text: string
  /** Says that the content is encrypted. */
  readonly isEncrypted?: boolean
  /** What the archive says the content unpacks to, when that is not its length. */
  readonly claimedBytes?: number
}

const localSignature = 0x04034b50
const entrySignature = 0x02014b50
const endSignature = 0x06054b50
const unpackVersion = 20
const utf8Names = 0x0800

/** An archive as programs write it, its files stored as they are. */
export function zipOf(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const file of files) {
    const name = new TextEncoder().encode(file.name)
    const content = new TextEncoder().encode(file.text)
    const about = [
      [2, unpackVersion],
      [2, utf8Names | (file.isEncrypted === true ? 1 : 0)],
      [2, 0],
      [4, 0],
      [4, crc32(content)],
      [4, content.length],
      [4, file.claimedBytes ?? content.length],
      [2, name.length],
      [2, 0],
    ] as const
    const local = joined([numbers([[4, localSignature], ...about]), name, content])
    const rest = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, at],
    ] as const
    directory.push(
      joined([numbers([[4, entrySignature], [2, unpackVersion], ...about, ...rest]), name]),
    )
    parts.push(local)
    at += local.length
  }
  const list = joined(directory)
  const end = numbers([
    [4, endSignature],
    [4, 0],
    [2, files.length],
    [2, files.length],
    [4, list.length],
    [4, at],
    [2, 0],
  ])
  return joined([...parts, list, end])
}

/** Numbers of so many bytes each, the lowest byte first. */
function numbers(list: readonly (readonly [bytes: number, value: number])[]): Uint8Array {
  return Uint8Array.from(
    list.flatMap(([bytes, value]) =>
      Array.from({ length: bytes }, (_, index) => (value >>> (index * 8)) & 0xff),
    ),
  )
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap(part => [...part]))
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffff_ffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb8_8320 : 0)
  }
  return (crc ^ 0xffff_ffff) >>> 0
}

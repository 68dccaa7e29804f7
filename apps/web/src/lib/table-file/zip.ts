/** One file of an archive. */
export interface ZipPart {
  readonly name: string
  readonly content: string
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  return crc >>> 0
})

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crcTable[(crc ^ byte) & 0xff] ?? 0) ^ (crc >>> 8)
  return (crc ^ 0xffffffff) >>> 0
}

/** The first of January 1980, the beginning of time in this format: our files carry no moment. */
const dosDate = 0x21
const utf8Names = 0x0800

/** Numbers of a record, little-endian: `[bytes, value]` one after another. */
function record(fields: readonly (readonly [size: 2 | 4, value: number])[]): Uint8Array {
  const bytes = new Uint8Array(fields.reduce((sum, [size]) => sum + size, 0))
  const view = new DataView(bytes.buffer)
  let place = 0
  for (const [size, value] of fields) {
    if (size === 2) view.setUint16(place, value, true)
    else view.setUint32(place, value, true)
    place += size
  }
  return bytes
}

/**
 * An archive without compression (APPNOTE 6.3.3), which every reader of xlsx takes. Uncompressed,
 * because a statement is small and the code of a compressor is not.
 */
export function zipOf(parts: readonly ZipPart[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const chunks: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const { name, content } of parts) {
    const nameBytes = encoder.encode(name)
    const bytes = encoder.encode(content)
    const common = [
      [2, 20],
      [2, utf8Names],
      [2, 0],
      [2, 0],
      [2, dosDate],
      [4, crc32(bytes)],
      [4, bytes.length],
      [4, bytes.length],
      [2, nameBytes.length],
      [2, 0],
    ] as const
    const local = record([[4, 0x04034b50], ...common])
    chunks.push(local, nameBytes, bytes)
    directory.push(
      record([[4, 0x02014b50], [2, 20], ...common, [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]]),
      nameBytes,
    )
    offset += local.length + nameBytes.length + bytes.length
  }
  const directorySize = directory.reduce((sum, part) => sum + part.length, 0)
  const end = record([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, parts.length],
    [2, parts.length],
    [4, directorySize],
    [4, offset],
    [2, 0],
  ])
  return joined([...chunks, ...directory, end])
}

function joined(chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0))
  let place = 0
  for (const chunk of chunks) {
    whole.set(chunk, place)
    place += chunk.length
  }
  return whole
}

import { once } from 'node:events'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive, written while it is read. */
export interface ZipPart {
  readonly name: string
  readonly chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

interface WrittenPart {
  readonly name: Buffer
  readonly crc: number
  readonly packed: number
  readonly size: number
  readonly offset: number
}

const localHeader = 0x04034b50
const descriptor = 0x08074b50
const centralHeader = 0x02014b50
const endOfCentral = 0x06054b50
const version = 20
/** Sizes follow the content; names are in UTF-8. */
const flags = 0x0808
const deflated = 8
/** 1 January 1980, the first day that the format knows: the same content is the same file. */
const noTime = 0x00210000
const largest = 0xffffffff
/** Takes a third of the usual level's time, and the workbook of a statement is 8 % larger. */
const level = 3
/** Room for the packed form of a batch of rows: while the next one is written nobody takes what is packed. */
const chunkSize = 512 * 1024

/** A ZIP archive as a stream: nothing but the directory is kept. */
export async function* zipOf(parts: Iterable<ZipPart>): AsyncGenerator<Uint8Array> {
  const written: WrittenPart[] = []
  let offset = 0
  for (const { name, chunks } of parts) {
    const bytes = Buffer.from(name, 'utf8')
    const head = headerOf(bytes)
    yield head
    const sums = { crc: 0, size: 0, packed: 0 }
    for await (const chunk of deflatedOf(chunks, sums)) {
      sums.packed += chunk.length
      yield chunk
    }
    const tail = fields(16, [
      [4, descriptor],
      [4, sums.crc],
      [4, sums.packed],
      [4, sums.size],
    ])
    yield tail
    written.push({ name: bytes, ...sums, offset })
    offset += head.length + sums.packed + tail.length
    if (offset > largest) throw new RangeError('The archive is larger than the format allows')
  }
  const directory = Buffer.concat(written.map(directoryEntry))
  yield directory
  yield fields(22, [
    [4, endOfCentral],
    [4, 0],
    [2, written.length],
    [2, written.length],
    [4, directory.length],
    [4, offset],
    [2, 0],
  ])
}

async function* deflatedOf(
  chunks: ZipPart['chunks'],
  sums: { crc: number; size: number },
): AsyncGenerator<Uint8Array> {
  const packer = createDeflateRaw({ level, chunkSize })
  const feed = (async () => {
    for await (const chunk of chunks) {
      sums.crc = crc32(chunk, sums.crc)
      sums.size += chunk.length
      // One chunk is packed while the next one is made. This rejects when the reader leaves.
      if (packer.writableNeedDrain) await once(packer, 'drain')
      // Nobody wants the rest.
      if (packer.destroyed) return
      packer.write(chunk)
    }
    packer.end()
  })()
  // What fails while it is read ends the archive, and not only the feeding of it.
  feed.catch((error: unknown) => packer.destroy(error as Error))
  for await (const chunk of packer) yield chunk as Uint8Array
  await feed
}

/** Numbers of 2 and 4 bytes, the least byte first. */
function fields(size: number, values: readonly (readonly [2 | 4, number])[]): Buffer {
  const buffer = Buffer.alloc(size)
  let at = 0
  for (const [bytes, value] of values) {
    buffer.writeUIntLE(value, at, bytes)
    at += bytes
  }
  return buffer
}

const headerOf = (name: Buffer): Buffer =>
  Buffer.concat([
    fields(30, [
      [4, localHeader],
      [2, version],
      [2, flags],
      [2, deflated],
      [4, noTime],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ]),
    name,
  ])

const directoryEntry = ({ name, crc, packed, size, offset }: WrittenPart): Buffer =>
  Buffer.concat([
    fields(46, [
      [4, centralHeader],
      [2, version],
      [2, version],
      [2, flags],
      [2, deflated],
      [4, noTime],
      [4, crc],
      [4, packed],
      [4, size],
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ]),
    name,
  ])

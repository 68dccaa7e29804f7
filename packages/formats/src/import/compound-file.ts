import { FileRefused } from './complaint.ts'

const headerBytes = 512
const entryBytes = 128
const miniSectorBytes = 64
const endOfChain = 0xff_ff_ff_fe
const entriesInHeader = 109

interface StreamEntry {
  readonly name: string
  readonly start: number
  readonly size: number
}

/**
 * The streams of a compound file (MS-CFB), the container of old Office documents. Chains of sectors that are longer
 * than the file, or leave it, make the file damaged.
 */
export function readCompoundFile(bytes: Uint8Array) {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < headerBytes) throw new FileRefused('FILE_DAMAGED')
  const shift = file.readUInt16LE(0x1e)
  if (shift !== 9 && shift !== 12) throw new FileRefused('FILE_DAMAGED')
  const sectorBytes = 1 << shift
  const sectorCount = Math.ceil(file.length / sectorBytes)

  const sector = (index: number): Buffer => {
    const from = (index + 1) * sectorBytes
    if (from + 4 > file.length) throw new FileRefused('FILE_DAMAGED')
    return file.subarray(from, from + sectorBytes)
  }
  const numbersOf = (part: Buffer): readonly number[] =>
    Array.from({ length: part.length >> 2 }, (_, index) => part.readUInt32LE(index * 4))

  function* chain(start: number, table: readonly number[]): Generator<number> {
    let left = sectorCount * (sectorBytes / miniSectorBytes)
    for (let at = start; at < endOfChain; at = table[at] ?? 0xff_ff_ff_ff) {
      left -= 1
      if (left < 0) throw new FileRefused('FILE_DAMAGED')
      yield at
    }
  }

  /** Which sectors hold the table of sectors: the first in the header, the others in a chain of their own. */
  const tableSectors = numbersOf(file.subarray(0x4c, 0x4c + entriesInHeader * 4)).filter(
    index => index < endOfChain,
  )
  let next = file.readUInt32LE(0x44)
  for (let left = sectorCount; next < endOfChain; left -= 1) {
    if (left === 0 || tableSectors.length > sectorCount) throw new FileRefused('FILE_DAMAGED')
    const part = numbersOf(sector(next))
    tableSectors.push(...part.slice(0, -1).filter(index => index < endOfChain))
    next = part.at(-1) ?? endOfChain
  }
  if (tableSectors.length > sectorCount) throw new FileRefused('FILE_DAMAGED')
  const table = tableSectors.flatMap(index => numbersOf(sector(index)))
  const contentOf = (start: number): Buffer => Buffer.concat([...chain(start, table)].map(sector))

  const entries = readEntries(contentOf(file.readUInt32LE(0x30)))
  const [root] = entries
  const miniTable = numbersOf(contentOf(file.readUInt32LE(0x3c)))
  const miniContent = contentOf(root?.start ?? endOfChain)
  const smallestStream = file.readUInt32LE(0x38)

  return {
    names: entries.map(({ name }) => name),
    stream(name: string): Buffer | undefined {
      const entry = entries.find(each => each.name === name)
      if (!entry) return undefined
      const { start, size } = entry
      if (size >= smallestStream) return contentOf(start).subarray(0, size)
      const parts = [...chain(start, miniTable)].map(index =>
        miniContent.subarray(index * miniSectorBytes, (index + 1) * miniSectorBytes),
      )
      return Buffer.concat(parts).subarray(0, size)
    },
  }
}

function readEntries(directory: Buffer): readonly StreamEntry[] {
  const entries: StreamEntry[] = []
  for (let at = 0; at + entryBytes <= directory.length; at += entryBytes) {
    const nameBytes = Math.min(directory.readUInt16LE(at + 64), 64)
    const name = directory.toString('utf16le', at, at + Math.max(0, nameBytes - 2))
    const [start, size] = [directory.readUInt32LE(at + 116), directory.readUInt32LE(at + 120)]
    entries.push({ name, start, size })
  }
  return entries
}

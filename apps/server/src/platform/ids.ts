import { randomBytes, randomFillSync } from 'node:crypto'

/** Makes identifiers and secrets; tests give a deterministic one. */
export interface Ids {
  /** A version 7 UUID: ordered by time, so that new rows land at the end of an index. */
  uuid(): string
  /** 256 random bits in base64url, for session ids and one-time links. */
  token(): string
}

/** Puts 48 bits of time and 74 bits of chance (of 16 random bytes) together as RFC 9562 wants a version 7 UUID. */
export function uuidV7(millisecond: number, random: Uint8Array): string {
  const time = millisecond.toString(16).padStart(12, '0')
  const hex = Buffer.from(random.buffer, random.byteOffset, 16).toString('hex')
  const variant = (((random[8] ?? 0) & 0x3f) | 0x80).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex.slice(13, 16)}-${variant}${hex.slice(18, 20)}-${hex.slice(20)}`
}

/** Random bytes are drawn for many identifiers at once: each call into the source costs more than the bytes. */
const pool = Buffer.alloc(16 * 256)
let used = pool.length

function sixteenRandomBytes(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool)
    used = 0
  }
  used += 16
  return pool.subarray(used - 16, used)
}

/** Identifiers from the machine's clock and its cryptographic random source. */
export const systemIds: Ids = {
  // The real time on purpose: a demo clock that is moved back must not break the order of rows.
  uuid: () => uuidV7(Date.now(), sixteenRandomBytes()),
  token: () => randomBytes(32).toString('base64url'),
}

/** A number from 0 up to, but not including, 1, from the machine's random source. */
export const systemRandom = (): number => randomBytes(4).readUInt32BE() / 2 ** 32

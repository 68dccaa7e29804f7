import { randomBytes } from 'node:crypto'

/** Makes identifiers and secrets; tests give a deterministic one. */
export interface Ids {
  /** A version 7 UUID: ordered by time, so that new rows land at the end of an index. */
  uuid(): string
  /** 256 random bits in base64url, for session ids and one-time links. */
  token(): string
}

/** Puts 48 bits of time and 74 bits of chance together as RFC 9562 wants a version 7 UUID. */
export function uuidV7(millisecond: number, random: Uint8Array): string {
  const bytes = Uint8Array.from(random.subarray(0, 16))
  let time = BigInt(millisecond)
  for (let index = 5; index >= 0; index -= 1) {
    bytes[index] = Number(time & 0xffn)
    time >>= 8n
  }
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Buffer.from(bytes).toString('hex')
  const parts = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ] as const
  return parts.map(([from, to]) => hex.slice(from, to)).join('-')
}

/** Identifiers from the machine's clock and its cryptographic random source. */
export const systemIds: Ids = {
  // The real time on purpose: a demo clock that is moved back must not break the order of rows.
  uuid: () => uuidV7(Date.now(), randomBytes(16)),
  token: () => randomBytes(32).toString('base64url'),
}

/** A number from 0 up to, but not including, 1, from the machine's random source. */
export const systemRandom = (): number => randomBytes(4).readUInt32BE() / 2 ** 32

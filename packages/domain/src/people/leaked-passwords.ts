/** Whether a password is known from leaks; one in several thousand others is taken for one too. */
export type IsLeaked = (password: string) => boolean

/** Bits of a filter; `2 ** 21` of them and 14 hashes hold 100,000 passwords with 1 false hit in 10,000. */
const filterBits = 2 ** 21
const hashes = 14

/** The bytes of a Bloom filter that holds these passwords, each as `spellingOf` writes it. */
export function leakedPasswordFilter(passwords: Iterable<string>): Uint8Array {
  const bytes = new Uint8Array(filterBits / 8)
  for (const password of passwords) {
    for (const bit of bitsOf(spellingOf(password))) {
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) | (1 << (bit & 7))
    }
  }
  return bytes
}

/**
 * The check of passwords against such a filter. Besides the password itself it looks for what is left without
 * signs at its ends, because the rules of composition make people write `sunshine1` as `Sunshine1!`.
 */
export function createLeakedPasswords(filter: Uint8Array): IsLeaked {
  if (filter.length !== filterBits / 8) throw new Error('Not a filter of leaked passwords')
  const holdsPassword = (spelling: string) =>
    bitsOf(spelling).every(bit => ((filter[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
  return password => {
    const spelling = spellingOf(password)
    const core = spelling.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
    return holdsPassword(spelling) || (core !== '' && holdsPassword(core))
  }
}

/** Both cases and all forms of Unicode are one password here. */
const spellingOf = (password: string): string => password.normalize('NFKC').toLowerCase()

/** Positions by double hashing of the UTF-16 units: two FNV-1a hashes with different starts, mixed at the end. */
function bitsOf(text: string): number[] {
  const first = mixed(fnv(text, 0x811c9dc5))
  const step = mixed(fnv(text, 0x01000193)) | 1
  return Array.from({ length: hashes }, (_, index) => (first + Math.imul(index, step)) >>> 11)
}

function fnv(text: string, start: number): number {
  let hash = start
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    hash = Math.imul(hash ^ (unit & 0xff), 0x01000193)
    hash = Math.imul(hash ^ (unit >> 8), 0x01000193)
  }
  return hash
}

/** The last step of MurmurHash3: every bit of the hash changes every bit of the result. */
function mixed(hash: number): number {
  let next = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  next = Math.imul(next ^ (next >>> 13), 0xc2b2ae35)
  return (next ^ (next >>> 16)) >>> 0
}

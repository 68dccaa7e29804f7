/* SHA-256 (FIPS 180-4) for short texts: browsers offer it only asynchronously, and a code is read while a person types. */

const primes = (() => {
  const found: number[] = []
  for (let candidate = 2; found.length < 64; candidate += 1) {
    if (found.every(prime => candidate % prime !== 0)) found.push(candidate)
  }
  return found
})()

const fractionBits = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0
const roundConstants = primes.map(prime => fractionBits(Math.cbrt(prime)))
const firstState = primes.slice(0, 8).map(prime => fractionBits(Math.sqrt(prime)))

const rotate = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** The digest of a text in UTF-8, as 64 small hexadecimal digits. */
export function sha256Hex(text: string): string {
  const blocks = paddedWords(new TextEncoder().encode(text))
  const state = [...firstState]
  for (let start = 0; start < blocks.length; start += 16) {
    compress(state, blocks.slice(start, start + 16))
  }
  return state.map(word => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

function paddedWords(bytes: Uint8Array): number[] {
  const words = Array.from({ length: (((bytes.length + 8) >> 6) + 1) * 16 }, () => 0)
  const put = (index: number, byte: number) => {
    words[index >> 2] = (words[index >> 2] ?? 0) | (byte << (24 - (index % 4) * 8))
  }
  bytes.forEach((byte, index) => put(index, byte))
  put(bytes.length, 0x80)
  words[words.length - 1] = bytes.length * 8
  return words
}

function compress(state: number[], block: readonly number[]): void {
  const words = [...block]
  const word = (index: number): number => words[index] ?? 0
  for (let index = 16; index < 64; index += 1) {
    const [early, late] = [word(index - 15), word(index - 2)]
    const earlyMix = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3)
    const lateMix = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10)
    words.push((word(index - 16) + earlyMix + word(index - 7) + lateMix) | 0)
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
  for (let index = 0; index < 64; index += 1) {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
    const choice = (e & f) ^ (~e & g)
    const first = (h + sumE + choice + (roundConstants[index] ?? 0) + word(index)) | 0
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
    const majority = (a & b) ^ (a & c) ^ (b & c)
    ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sumA + majority) | 0]
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = ((state[index] ?? 0) + value) | 0
  }
}

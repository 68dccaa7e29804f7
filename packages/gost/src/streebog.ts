import { iterations, matrix, substitution } from './streebog-constants.ts'

/** Bytes of a block, and of the state. */
const block = 64

/**
 * The digest GOST R 34.11-2012 "Streebog" (RFC 6986) of 256 or 512 bits.
 *
 * @returns 32 or 64 bytes in the order in which signatures and certificates carry them: the least significant byte
 *   first, the reverse of how the RFC prints its numbers
 */
export function streebog(bits: 256 | 512, bytes: Uint8Array): Uint8Array {
  const hash = new Uint8Array(block).fill(bits === 256 ? 1 : 0)
  const counted = new Uint8Array(block)
  const sum = new Uint8Array(block)
  let taken = 0
  for (; bytes.length - taken >= block; taken += block) {
    const message = bytes.subarray(taken, taken + block)
    compress(hash, counted, message)
    add(counted, bitCount(block))
    add(sum, message)
  }
  const last = new Uint8Array(block)
  last.set(bytes.subarray(taken))
  last[bytes.length - taken] = 1
  compress(hash, counted, last)
  add(counted, bitCount(bytes.length - taken))
  add(sum, last)
  const nothing = new Uint8Array(block)
  compress(hash, nothing, counted)
  compress(hash, nothing, sum)
  return bits === 256 ? hash.slice(block / 2) : hash
}

/** Substitution, transposition and linear transformation as one table: 8 places of 256 words of two halves. */
const table = makeTable()

function makeTable(): Uint32Array {
  const made = new Uint32Array(8 * 256 * 2)
  for (let place = 0; place < 8; place += 1) {
    for (let byte = 0; byte < 256; byte += 1) {
      let word = 0n
      for (let bit = 0; bit < 8; bit += 1) {
        const isSet = (((substitution[byte] ?? 0) >> bit) & 1) === 1
        if (isSet) word ^= matrix[63 - 8 * place - bit] ?? 0n
      }
      const at = (place * 256 + byte) * 2
      made[at] = Number(word & 0xffff_ffffn)
      made[at + 1] = Number(word >> 32n)
    }
  }
  return made
}

const constants = iterations.map(one => one.toReversed())

/** One step of the hash function: the hash takes a block in. */
function compress(hash: Uint8Array, counted: Uint8Array, message: Uint8Array): void {
  const key = transform(hash, counted)
  const state = Uint8Array.from(message)
  for (const constant of constants) {
    state.set(transform(state, key))
    key.set(transform(key, constant))
  }
  for (let at = 0; at < block; at += 1) {
    hash[at] = byteOf(hash, at) ^ byteOf(key, at) ^ byteOf(state, at) ^ byteOf(message, at)
  }
}

/** LPS(one ⊕ other). */
function transform(one: Uint8Array, other: Uint8Array): Uint8Array {
  const result = new Uint8Array(block)
  const words = new DataView(result.buffer)
  for (let word = 0; word < 8; word += 1) {
    let [low, high] = [0, 0]
    for (let place = 0; place < 8; place += 1) {
      const byte = byteOf(one, 8 * place + word) ^ byteOf(other, 8 * place + word)
      const entry = (place * 256 + byte) * 2
      low ^= table[entry] ?? 0
      high ^= table[entry + 1] ?? 0
    }
    words.setUint32(8 * word, low >>> 0, true)
    words.setUint32(8 * word + 4, high >>> 0, true)
  }
  return result
}

/** Addition modulo 2^512 of numbers whose least significant byte stands first. */
function add(sum: Uint8Array, summand: Uint8Array): void {
  let carry = 0
  for (let at = 0; at < block; at += 1) {
    carry += byteOf(sum, at) + byteOf(summand, at)
    sum[at] = carry & 0xff
    carry >>= 8
  }
}

function bitCount(bytes: number): Uint8Array {
  const bits = new Uint8Array(block)
  new DataView(bits.buffer).setUint32(0, bytes * 8, true)
  return bits
}

const byteOf = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0

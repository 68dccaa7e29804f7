import type { GostCurve, GostPoint } from './curves.ts'

/**
 * Whether a signature of GOST R 34.10-2012 (RFC 7091, section 6.2) is by this key over this digest.
 *
 * @param digest as `streebog` gives it, of as many bits as the curve
 * @param signature s and then r, the most significant byte of each first, as CMS and certificates carry them (RFC 9215)
 */
export function isSignedBy(
  curve: GostCurve,
  key: GostPoint,
  digest: Uint8Array,
  signature: Uint8Array,
): boolean {
  const size = curve.bits / 8
  if (digest.length !== size || signature.length !== 2 * size) return false
  const { order } = curve
  const s = bigEndian(signature.subarray(0, size))
  const r = bigEndian(signature.subarray(size))
  if (r <= 0n || r >= order || s <= 0n || s >= order) return false
  const v = inverse(messageOf(curve, digest), order)
  // Neither factor is zero: s, r and v are all prime to the order.
  const sum = curve.base.mulAddUnsafe((s * v) % order, key, ((order - r) * v) % order)
  return !sum.is0() && sum.toAffine().x % order === r
}

/**
 * A signature over a digest (RFC 7091, section 6.1). For software tokens of demo and tests: hardware keeps its key.
 *
 * @param random gives so many unpredictable bytes
 */
export function signGost(
  curve: GostCurve,
  secret: bigint,
  digest: Uint8Array,
  random: (bytes: number) => Uint8Array,
): Uint8Array {
  const size = curve.bits / 8
  const { order } = curve
  const e = messageOf(curve, digest)
  for (;;) {
    const k = secretOf(curve, random)
    const r = curve.base.multiply(k).toAffine().x % order
    const s = (r * secret + k * e) % order
    if (r !== 0n && s !== 0n) return Uint8Array.from([...bytesOf(s, size), ...bytesOf(r, size)])
  }
}

/** A number from 1 to below the order; drawn from so many more bits that none is likelier than another. */
export function secretOf(curve: GostCurve, random: (bytes: number) => Uint8Array): bigint {
  return (bigEndian(random(curve.bits / 8 + 16)) % (curve.order - 1n)) + 1n
}

/** The point of a key from its coordinates, each with its least significant byte first (RFC 9215, section 4.3). */
export function readKey(curve: GostCurve, bytes: Uint8Array): GostPoint | undefined {
  const size = curve.bits / 8
  if (bytes.length !== 2 * size) return undefined
  return curve.point(littleEndian(bytes.subarray(0, size)), littleEndian(bytes.subarray(size)))
}

export function writeKey(curve: GostCurve, key: GostPoint): Uint8Array {
  const size = curve.bits / 8
  const { x, y } = key.toAffine()
  return Uint8Array.from([...bytesOf(x, size).toReversed(), ...bytesOf(y, size).toReversed()])
}

/** The number that is signed: the digest modulo the order, and one in place of zero. */
function messageOf({ order }: GostCurve, digest: Uint8Array): bigint {
  const e = littleEndian(digest) % order
  return e === 0n ? 1n : e
}

export function bigEndian(bytes: Uint8Array): bigint {
  let value = 0n
  for (const byte of bytes) value = (value << 8n) | BigInt(byte)
  return value
}

const littleEndian = (bytes: Uint8Array): bigint => bigEndian(bytes.toReversed())

/** The most significant byte first. */
export function bytesOf(value: bigint, size: number): Uint8Array {
  const hexadecimal = value.toString(16).padStart(2 * size, '0')
  return Uint8Array.from({ length: size }, (_each, at) =>
    Number.parseInt(hexadecimal.slice(2 * at, 2 * at + 2), 16),
  )
}

/** Of a number modulo a prime, by the extended algorithm of Euclid. */
function inverse(value: bigint, prime: bigint): bigint {
  let [low, high, x, y] = [value % prime, prime, 1n, 0n]
  while (low > 1n) {
    const ratio = high / low
    ;[low, high, x, y] = [high - low * ratio, low, y - x * ratio, x]
  }
  return ((x % prime) + prime) % prime
}

import * as asn1js from 'asn1js'
import { findCurve, type GostCurve, type GostPoint } from './curves.ts'
import {
  bigEndian,
  bytesOf,
  isSignedBy,
  readKey,
  secretOf,
  signGost,
  writeKey,
} from './gost-signature.ts'
import { streebog } from './streebog.ts'

/** Ids of RFC 9215: keys, digests, and signatures with a digest, by the size of the key. */
export const gostIds = {
  256: {
    key: '1.2.643.7.1.1.1.1',
    digest: '1.2.643.7.1.1.2.2',
    signature: '1.2.643.7.1.1.3.2',
  },
  512: {
    key: '1.2.643.7.1.1.1.2',
    digest: '1.2.643.7.1.1.2.3',
    signature: '1.2.643.7.1.1.3.3',
  },
} as const

/** The curve on which tokens make their keys: CryptoPro A, which is id-tc26-gost-3410-2012-256-paramSetB too. */
const usualCurve = '1.2.643.2.2.35.1'

export interface GostPublicKey {
  readonly curve: GostCurve
  readonly point: GostPoint
}

/**
 * Reads a key as certificates carry it (SubjectPublicKeyInfo, DER; RFC 9215, section 4). Undefined for another kind of
 * key, an unknown curve, one of another size than the key says, and a point that is none of its group.
 */
export function readGostPublicKey(spki: Uint8Array): GostPublicKey | undefined {
  const [algorithm, bits] = childrenOf(parsed(spki))
  const [id, parameters] = childrenOf(algorithm)
  const [curveId] = childrenOf(parameters)
  if (!(id instanceof asn1js.ObjectIdentifier) || !(curveId instanceof asn1js.ObjectIdentifier)) {
    return undefined
  }
  const curve = findCurve(curveId.getValue())
  if (curve === undefined || gostIds[curve.bits].key !== id.getValue()) return undefined
  if (!(bits instanceof asn1js.BitString) || bits.valueBlock.unusedBits !== 0) return undefined
  const octets = parsed(bits.valueBlock.valueHexView)
  if (!(octets instanceof asn1js.OctetString)) return undefined
  const point = readKey(curve, new Uint8Array(octets.getValue()))
  return point && { curve, point }
}

/** Whether the signature is by this key over the Streebog digest of these bytes. */
export function isGostSignature(
  { curve, point }: GostPublicKey,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  return isSignedBy(curve, point, streebog(curve.bits, bytes), signature)
}

/** A key pair of 256 bits without hardware, for demo and tests. */
export interface GostKeyPair {
  /** SubjectPublicKeyInfo, DER. */
  readonly publicKey: Uint8Array
  /** The number itself, 32 bytes, the most significant first. */
  readonly secret: Uint8Array
}

export function makeGostKeys(random: (bytes: number) => Uint8Array): GostKeyPair {
  const curve = ownCurve()
  const secret = secretOf(curve, random)
  const point = writeKey(curve, curve.base.multiply(secret))
  const oid = (value: string) => new asn1js.ObjectIdentifier({ value })
  const { key, digest } = gostIds[256]
  const parameters = new asn1js.Sequence({ value: [oid(usualCurve), oid(digest)] })
  const octets = new asn1js.OctetString({ valueHex: Uint8Array.from(point).buffer })
  const info = new asn1js.Sequence({
    value: [
      new asn1js.Sequence({ value: [oid(key), parameters] }),
      new asn1js.BitString({ valueHex: octets.toBER(false) }),
    ],
  })
  return { publicKey: new Uint8Array(info.toBER(false)), secret: bytesOf(secret, 32) }
}

/** A signature with a key of `makeGostKeys` over the Streebog digest of these bytes. */
export function signWithGost(
  secret: Uint8Array,
  bytes: Uint8Array,
  random: (bytes: number) => Uint8Array,
): Uint8Array {
  const curve = ownCurve()
  return signGost(curve, bigEndian(secret), streebog(curve.bits, bytes), random)
}

function ownCurve(): GostCurve {
  const curve = findCurve(usualCurve)
  if (curve === undefined) throw new Error('The usual curve is not among the curves')
  return curve
}

function parsed(bytes: Uint8Array): asn1js.AsnType | undefined {
  const { offset, result } = asn1js.fromBER(Uint8Array.from(bytes).buffer)
  return offset === bytes.length ? result : undefined
}

function childrenOf(value: asn1js.AsnType | undefined): readonly asn1js.AsnType[] {
  return value instanceof asn1js.Sequence ? value.valueBlock.value : []
}

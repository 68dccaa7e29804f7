import { createHash, createPublicKey, verify, type KeyObject } from 'node:crypto'
import type * as pkijs from 'pkijs'
import { gostIds, isGostSignature, readGostPublicKey } from '@tartip/gost/gost-keys'
import { streebog } from '@tartip/gost/streebog'

/** What a signature is made with. A GOST key is used with the Streebog digest of its own size and no other. */
export type SignatureKind =
  | { readonly family: 'RSA'; readonly digest: 'sha256' | 'sha384' | 'sha512' }
  | { readonly family: 'GOST'; readonly bits: 256 | 512 }

const rsaKey = '1.2.840.113549.1.1.1'
/** Below, a key can be broken; above, checking an unknown key costs too much. */
const [fewestKeyBits, mostKeyBits] = [2_048, 8_192]

const gostKinds = {
  256: { family: 'GOST', bits: 256 },
  512: { family: 'GOST', bits: 512 },
} as const

/** The digests that a signer may name; SHA-1, MD5 and the GOST digest of 1994 are not among them. */
const kindsByDigest: Readonly<Record<string, SignatureKind>> = {
  '2.16.840.1.101.3.4.2.1': { family: 'RSA', digest: 'sha256' },
  '2.16.840.1.101.3.4.2.2': { family: 'RSA', digest: 'sha384' },
  '2.16.840.1.101.3.4.2.3': { family: 'RSA', digest: 'sha512' },
  [gostIds[256].digest]: gostKinds[256],
  [gostIds[512].digest]: gostKinds[512],
}
/** Signatures that name their digest, as those over certificates and lists do. */
const kindsBySignature: Readonly<Record<string, SignatureKind>> = {
  '1.2.840.113549.1.1.11': { family: 'RSA', digest: 'sha256' },
  '1.2.840.113549.1.1.12': { family: 'RSA', digest: 'sha384' },
  '1.2.840.113549.1.1.13': { family: 'RSA', digest: 'sha512' },
  [gostIds[256].signature]: gostKinds[256],
  [gostIds[512].signature]: gostKinds[512],
}
/** Keys; a signature may be named by its key alone when the digest stands beside it (RFC 3370, RFC 9215). */
const keys: Readonly<Record<string, 'RSA' | 256 | 512>> = {
  [rsaKey]: 'RSA',
  [gostIds[256].key]: 256,
  [gostIds[512].key]: 512,
}

type Certificate = Pick<pkijs.Certificate, 'subjectPublicKeyInfo'>

/** The kind of a signer's signature; undefined where digest, signature and key do not belong together. */
export function kindOfSigner(
  digestId: string,
  signatureId: string,
  certificate: Certificate,
): SignatureKind | undefined {
  const kind = own(kindsByDigest, digestId)
  const key = keyOf(certificate)
  if (kind === undefined || !fits(kind, key)) return undefined
  const named = own(kindsBySignature, signatureId)
  const isNamed = named === undefined ? own(keys, signatureId) === key : isSame(named, kind)
  return isNamed ? kind : undefined
}

/** The kind of a signature over a certificate or a list of revoked ones. */
export function kindOfSignature(signatureId: string): SignatureKind | undefined {
  return own(kindsBySignature, signatureId)
}

export function digestBy(kind: SignatureKind, bytes: Uint8Array): Uint8Array {
  return kind.family === 'RSA'
    ? createHash(kind.digest).update(bytes).digest()
    : streebog(kind.bits, bytes)
}

/** Whether the key of a certificate has made this signature over these bytes. */
export function isSignedWith(
  certificate: Certificate,
  kind: SignatureKind,
  bytes: Uint8Array,
  signature: Uint8Array,
): boolean {
  if (!fits(kind, keyOf(certificate))) return false
  if (kind.family === 'GOST') {
    const key = readGostPublicKey(spkiOf(certificate))
    return key !== undefined && isGostSignature(key, bytes, signature)
  }
  const key = readRsaKey(certificate)
  return key !== undefined && verify(kind.digest, bytes, key, signature)
}

/** Whether a certificate has a key that is sound: RSA that is long enough, or a point of a known GOST curve. */
export function keyIsSupported(certificate: Certificate): boolean {
  const key = keyOf(certificate)
  if (key === undefined) return false
  return key === 'RSA'
    ? readRsaKey(certificate) !== undefined
    : readGostPublicKey(spkiOf(certificate)) !== undefined
}

function readRsaKey(certificate: Certificate): KeyObject | undefined {
  try {
    const key = createPublicKey({
      key: Buffer.from(spkiOf(certificate)),
      format: 'der',
      type: 'spki',
    })
    const bits = key.asymmetricKeyDetails?.modulusLength ?? 0
    return bits >= fewestKeyBits && bits <= mostKeyBits ? key : undefined
  } catch (error) {
    // A certificate comes from anybody; bytes in it that are no key are not our fault.
    if (error instanceof Error) return undefined
    throw error
  }
}

const spkiOf = (certificate: Certificate): Uint8Array =>
  new Uint8Array(certificate.subjectPublicKeyInfo.toSchema().toBER(false))

const keyOf = (certificate: Certificate): 'RSA' | 256 | 512 | undefined =>
  own(keys, certificate.subjectPublicKeyInfo.algorithm.algorithmId)

const fits = (kind: SignatureKind, key: 'RSA' | 256 | 512 | undefined): boolean =>
  key === (kind.family === 'RSA' ? 'RSA' : kind.bits)

function isSame(one: SignatureKind, other: SignatureKind): boolean {
  return one.family === 'RSA'
    ? other.family === 'RSA' && one.digest === other.digest
    : other.family === 'GOST' && one.bits === other.bits
}

/** Ids come from strangers: one that is the name of an object's own method finds nothing. */
function own<T>(table: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(table, id) ? table[id] : undefined
}

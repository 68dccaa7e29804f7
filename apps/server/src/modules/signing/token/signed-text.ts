import { createHash, createPublicKey, verify } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { err, ok, type Result } from '@tartip/domain/result'

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
} as const

const digests: Readonly<Record<string, 'sha256' | 'sha384' | 'sha512'>> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}
/** rsaEncryption and the three RSA signatures with the digests above. */
const rsaSignatures: Readonly<Record<string, 'sha256' | 'sha384' | 'sha512' | undefined>> = {
  '1.2.840.113549.1.1.1': undefined,
  '1.2.840.113549.1.1.11': 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
}
/** The arc under which Russian algorithms are registered. */
const gost = '1.2.643.'
const rsaKey = '1.2.840.113549.1.1.1'
const fewestKeyBits = 2_048
/** A signature with a certificate or two; whatever is larger is no signature of a token. */
const longestCms = 64_000

export type SignedTextRefusal = 'TOKEN_SIGNATURE_INVALID' | 'TOKEN_ALGORITHM_UNSUPPORTED'

export interface SignedText {
  readonly certificate: pkijs.Certificate
  /** The certificates that came along, the signer's own among them. */
  readonly certificates: readonly pkijs.Certificate[]
  /** The signature itself; two signatures of one token over one text differ by their time. */
  readonly signature: Uint8Array
}

/**
 * Checks that a detached CMS signature (RFC 5652) is one signature, by the certificate it names, over exactly
 * these bytes. Says nothing about the certificate itself. RSA with PKCS #1 v1.5 and SHA-2, which is what the
 * bank's authority certifies; GOST keys are refused by their own code (docs/decisions/token-certificates-are-rsa.md).
 *
 * @param cms DER in base64
 */
export function readSignedText(
  cms: string,
  text: Uint8Array,
): Result<SignedText, SignedTextRefusal> {
  const signed = parse(cms)
  if (signed === undefined) return err('TOKEN_SIGNATURE_INVALID', { part: 'form' })
  const [info, ...others] = signed.signerInfos
  const certificates = (signed.certificates ?? []).filter(one => one instanceof pkijs.Certificate)
  const certificate = info && certificates.find(one => isNamedBy(info, one))
  const isDetached = signed.encapContentInfo.eContent === undefined
  const isPlain = signed.encapContentInfo.eContentType === oid.data
  if (info === undefined || others.length > 0 || !isDetached || !isPlain || !certificate) {
    return err('TOKEN_SIGNATURE_INVALID', { part: 'signer' })
  }
  const algorithms = algorithmsOf(info, certificate)
  if (!algorithms.ok) return algorithms
  const signature = info.signature.valueBlock.valueHexView
  const attributes = info.signedAttrs
  if (attributes === undefined || !coversText(attributes, text, algorithms.value)) {
    return err('TOKEN_SIGNATURE_INVALID', { part: 'digest' })
  }
  const isRight = verify(
    algorithms.value,
    new Uint8Array(attributes.encodedValue),
    publicKeyOf(certificate),
    signature,
  )
  return isRight
    ? ok({ certificate, certificates, signature })
    : err('TOKEN_SIGNATURE_INVALID', { part: 'signature' })
}

/** The key of a certificate whose algorithm was looked at before. */
export function publicKeyOf(certificate: pkijs.Certificate) {
  const der = Buffer.from(certificate.subjectPublicKeyInfo.toSchema().toBER(false))
  return createPublicKey({ key: der, format: 'der', type: 'spki' })
}

/** Whether a certificate has an RSA key that is long enough. */
export function keyIsSupported(certificate: pkijs.Certificate): boolean {
  if (certificate.subjectPublicKeyInfo.algorithm.algorithmId !== rsaKey) return false
  return (publicKeyOf(certificate).asymmetricKeyDetails?.modulusLength ?? 0) >= fewestKeyBits
}

/** The digest of an RSA signature over a certificate or a list; undefined for any other kind. */
export function digestOfSignature(algorithmId: string): 'sha256' | 'sha384' | 'sha512' | undefined {
  return rsaSignatures[algorithmId]
}

function parse(cms: string): pkijs.SignedData | undefined {
  if (cms.length > longestCms || !/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(cms)) return undefined
  try {
    const content = pkijs.ContentInfo.fromBER(new Uint8Array(Buffer.from(cms, 'base64')).buffer)
    if (content.contentType !== oid.signedData) return undefined
    return new pkijs.SignedData({ schema: content.content })
  } catch (error) {
    // The library throws errors of several kinds over bytes that are not what they should be.
    if (error instanceof Error) return undefined
    throw error
  }
}

function isNamedBy(info: pkijs.SignerInfo, certificate: pkijs.Certificate): boolean {
  return (
    info.sid instanceof pkijs.IssuerAndSerialNumber &&
    info.sid.issuer.isEqual(certificate.issuer) &&
    info.sid.serialNumber.isEqual(certificate.serialNumber)
  )
}

function algorithmsOf(
  info: pkijs.SignerInfo,
  certificate: pkijs.Certificate,
): Result<'sha256' | 'sha384' | 'sha512', SignedTextRefusal> {
  const digestId = info.digestAlgorithm.algorithmId
  const signatureId = info.signatureAlgorithm.algorithmId
  const keyId = certificate.subjectPublicKeyInfo.algorithm.algorithmId
  const digest = digests[digestId]
  const isKnown = digest !== undefined && Object.hasOwn(rsaSignatures, signatureId)
  if (!isKnown || keyId !== rsaKey) {
    const isGost = [digestId, signatureId, keyId].some(id => id.startsWith(gost))
    return err('TOKEN_ALGORITHM_UNSUPPORTED', { algorithm: isGost ? 'GOST' : keyId })
  }
  const named = rsaSignatures[signatureId]
  const isOne = named === undefined || named === digest
  return isOne && keyIsSupported(certificate)
    ? ok(digest)
    : err('TOKEN_ALGORITHM_UNSUPPORTED', { algorithm: signatureId })
}

/** The signed attributes say what kind of content it was and which digest it had: each of them once. */
function coversText(
  attributes: pkijs.SignedAndUnsignedAttributes,
  text: Uint8Array,
  digest: 'sha256' | 'sha384' | 'sha512',
): boolean {
  const only = (type: string): unknown => {
    const found = attributes.attributes.filter(one => one.type === type)
    const values: readonly unknown[] = found.length === 1 ? (found[0]?.values ?? []) : []
    return values.length === 1 ? values[0] : undefined
  }
  const stated = only(oid.messageDigest)
  const kind = only(oid.contentType)
  const expected = createHash(digest).update(text).digest()
  return (
    stated instanceof asn1js.OctetString &&
    expected.equals(new Uint8Array(stated.getValue())) &&
    kind instanceof asn1js.ObjectIdentifier &&
    kind.getValue() === oid.data
  )
}

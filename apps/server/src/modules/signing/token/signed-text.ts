import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import { err, ok, type Result } from '@tartip/domain/result'

import type { ProofRefusal } from '../../../platform/documents/signing.ts'
import { isOfModestShape } from './asn1-shape.ts'
import {
  digestBy,
  isSignedWith,
  keyIsSupported,
  kindOfSigner,
  type SignatureKind,
} from './signature-algorithms.ts'

const oid = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
} as const

/** A signature with a certificate or two; whatever is larger is no signature of a token. */
const longestCms = 64_000

export type SignedTextRefusal = Extract<ProofRefusal, `TOKEN_${string}`>

export interface SignedText {
  readonly certificate: pkijs.Certificate
  /** The certificates that came along, the signer's own among them. */
  readonly certificates: readonly pkijs.Certificate[]
  /** The signature itself; two signatures of one token over one text differ by their time. */
  readonly signature: Uint8Array
}

/**
 * Checks that a detached CMS signature (RFC 5652) is one signature, by the certificate it names, over exactly
 * these bytes. Says nothing about the certificate itself. RSA with PKCS #1 v1.5 and SHA-2, or GOST R 34.10-2012
 * with Streebog (docs/decisions/token-certificates-are-rsa-or-gost.md).
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
  const kind = kindOf(info, certificate)
  if (!kind.ok) return kind
  const signature = info.signature.valueBlock.valueHexView
  const attributes = info.signedAttrs
  if (attributes === undefined || !coversText(attributes, text, kind.value)) {
    return err('TOKEN_SIGNATURE_INVALID', { part: 'digest' })
  }
  const signedBytes = new Uint8Array(attributes.encodedValue)
  return isSignedWith(certificate, kind.value, signedBytes, signature)
    ? ok({ certificate, certificates, signature })
    : err('TOKEN_SIGNATURE_INVALID', { part: 'signature' })
}

function parse(cms: string): pkijs.SignedData | undefined {
  if (cms.length > longestCms || !/^[A-Za-z0-9+/\s]+={0,2}\s*$/.test(cms)) return undefined
  const bytes = new Uint8Array(Buffer.from(cms, 'base64'))
  if (!isOfModestShape(bytes)) return undefined
  try {
    const content = pkijs.ContentInfo.fromBER(bytes.buffer)
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

function kindOf(
  info: pkijs.SignerInfo,
  certificate: pkijs.Certificate,
): Result<SignatureKind, SignedTextRefusal> {
  const signatureId = info.signatureAlgorithm.algorithmId
  const kind = kindOfSigner(info.digestAlgorithm.algorithmId, signatureId, certificate)
  return kind !== undefined && keyIsSupported(certificate)
    ? ok(kind)
    : err('TOKEN_ALGORITHM_UNSUPPORTED', { algorithm: signatureId })
}

/** The signed attributes say what kind of content it was and which digest it had: each of them once. */
function coversText(
  attributes: pkijs.SignedAndUnsignedAttributes,
  text: Uint8Array,
  kind: SignatureKind,
): boolean {
  const only = (type: string): unknown => {
    const found = attributes.attributes.filter(one => one.type === type)
    const values: readonly unknown[] = found.length === 1 ? (found[0]?.values ?? []) : []
    return values.length === 1 ? values[0] : undefined
  }
  const stated = only(oid.messageDigest)
  const content = only(oid.contentType)
  const expected = Buffer.from(digestBy(kind, text))
  return (
    stated instanceof asn1js.OctetString &&
    expected.equals(new Uint8Array(stated.getValue())) &&
    content instanceof asn1js.ObjectIdentifier &&
    content.getValue() === oid.data
  )
}

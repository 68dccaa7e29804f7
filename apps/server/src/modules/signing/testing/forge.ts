import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'

/** Certificates, lists and signatures as whoever wants to break in would make them: any part may be wrong. */
export interface Keys {
  /** SubjectPublicKeyInfo, DER. */
  readonly spki: Uint8Array
  readonly privateKey: KeyObject
}

const oids = {
  country: '2.5.4.6',
  commonName: '2.5.4.3',
  serialNumber: '2.5.4.5',
  organizationIdentifier: '2.5.4.97',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  extendedKeyUsage: '2.5.29.37',
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha256WithRsa: '1.2.840.113549.1.1.11',
} as const
export const forgeOids = oids

/** Bits of key usage: digitalSignature, keyEncipherment, keyCertSign with cRLSign. */
export const usages = { signs: 0b1000_0000, encrypts: 0b0010_0000, certifies: 0b0000_0110 } as const

export function forgeKeys(bits = 2_048): Keys {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: bits })
  return { spki: Uint8Array.from(publicKey.export({ type: 'spki', format: 'der' })), privateKey }
}

export interface CertificateToForge {
  /** Type and value of each name, in their order. */
  readonly names: readonly (readonly [string, string])[]
  readonly spki: Uint8Array
  readonly issuer?: pkijs.Certificate
  readonly signedBy: KeyObject
  readonly serial?: number
  readonly validFrom?: string
  readonly validUntil?: string
  readonly extensions: readonly pkijs.Extension[]
  /** What the certificate says of its signature within, when it is not what it says outside. */
  readonly innerAlgorithm?: string
  readonly algorithm?: readonly [id: string, digest: string]
}

export function forgeCertificate(forge: CertificateToForge): pkijs.Certificate {
  const [id, digest] = forge.algorithm ?? [oids.sha256WithRsa, 'sha256']
  const certificate = new pkijs.Certificate()
  certificate.version = 2
  certificate.serialNumber = new asn1js.Integer({ value: forge.serial ?? 4_711 })
  certificate.subject.typesAndValues = forge.names.map(nameOf)
  certificate.issuer.typesAndValues = (forge.issuer ?? certificate).subject.typesAndValues
  certificate.notBefore.value = new Date(forge.validFrom ?? '2026-01-01T00:00:00Z')
  certificate.notAfter.value = new Date(forge.validUntil ?? '2036-01-01T00:00:00Z')
  certificate.subjectPublicKeyInfo = pkijs.PublicKeyInfo.fromBER(bufferOf(forge.spki))
  certificate.extensions = [...forge.extensions]
  certificate.signature = algorithmOf(forge.innerAlgorithm ?? id)
  certificate.signatureAlgorithm = algorithmOf(id)
  const signed = new Uint8Array(certificate.encodeTBS().toBER(false))
  certificate.signatureValue = bitsOf(sign(digest, signed, forge.signedBy))
  return pkijs.Certificate.fromBER(certificate.toSchema(true).toBER(false))
}

export const extensionOf = (
  extnID: string,
  value: asn1js.BaseBlock,
  critical = true,
): pkijs.Extension => new pkijs.Extension({ extnID, critical, extnValue: value.toBER(false) })

export const usageOf = (bits: number): pkijs.Extension =>
  extensionOf(oids.keyUsage, new asn1js.BitString({ valueHex: bufferOf(Uint8Array.of(bits)) }))

export const authorityOf = (pathLenConstraint?: number): pkijs.Extension =>
  extensionOf(
    oids.basicConstraints,
    new pkijs.BasicConstraints({
      cA: true,
      ...(pathLenConstraint === undefined ? {} : { pathLenConstraint }),
    }).toSchema(),
  )

export const purposesOf = (...keyPurposes: readonly string[]): pkijs.Extension =>
  extensionOf(
    oids.extendedKeyUsage,
    new pkijs.ExtKeyUsage({ keyPurposes: [...keyPurposes] }).toSchema(),
  )

class UnsignedList extends pkijs.CertificateRevocationList {
  bytes(): Uint8Array {
    return new Uint8Array(this.encodeTBS().toBER(false))
  }
}

export function forgeList(forge: {
  readonly issuer: pkijs.Certificate
  readonly signedBy: KeyObject
  readonly extensions?: readonly pkijs.Extension[]
}): string {
  const list = new UnsignedList()
  list.version = 1
  list.issuer.typesAndValues = forge.issuer.subject.typesAndValues
  list.thisUpdate.value = new Date('2026-01-01T00:00:00Z')
  list.signature = algorithmOf(oids.sha256WithRsa)
  list.signatureAlgorithm = algorithmOf(oids.sha256WithRsa)
  if (forge.extensions)
    list.crlExtensions = new pkijs.Extensions({ extensions: [...forge.extensions] })
  const signed = list.bytes()
  list.signatureValue = bitsOf(sign('sha256', signed, forge.signedBy))
  return pemOf('X509 CRL', list.toSchema(true).toBER(false))
}

type Attribute = readonly [type: string, ...values: readonly asn1js.BaseBlock[]]

export interface SignerToForge {
  readonly certificate: pkijs.Certificate
  readonly privateKey: KeyObject
  /** Id that is named and digest that is made. */
  readonly digest?: readonly [id: string, name: string]
  readonly signatureId?: string
  /** `none`: the signature is over the content itself. */
  readonly attributes?: readonly Attribute[] | 'none'
  readonly unsigned?: readonly Attribute[]
}

export interface CmsToForge {
  readonly text: string
  readonly signers: readonly SignerToForge[]
  readonly certificates?: readonly pkijs.Certificate[]
  readonly contentType?: string
  /** The content inside, where it does not belong. */
  readonly content?: string
}

export const contentTypeOf = (value: string = oids.data): Attribute => [
  oids.contentType,
  new asn1js.ObjectIdentifier({ value }),
]
export const digestAttributeOf = (text: string, name = 'sha256'): Attribute => [
  oids.messageDigest,
  octetsOf(createHash(name).update(text).digest()),
]

/** A CMS signature, DER in base64. */
export function forgeCms(forge: CmsToForge): string {
  const { contentType = oids.data, content } = forge
  const signed = new pkijs.SignedData({
    version: 1,
    digestAlgorithms: [algorithmOf(oids.sha256)],
    encapContentInfo: new pkijs.EncapsulatedContentInfo({
      eContentType: contentType,
      ...(content === undefined ? {} : { eContent: octetsOf(Buffer.from(content)) }),
    }),
    signerInfos: forge.signers.map(signer => signerInfoOf(signer, forge.text)),
    certificates: [...(forge.certificates ?? forge.signers.map(one => one.certificate))],
  })
  const info = new pkijs.ContentInfo({
    contentType: oids.signedData,
    content: signed.toSchema(true),
  })
  return Buffer.from(info.toSchema().toBER(false)).toString('base64')
}

function signerInfoOf(signer: SignerToForge, text: string): pkijs.SignerInfo {
  const { certificate, privateKey } = signer
  const [digestId, digestName] = signer.digest ?? [oids.sha256, 'sha256']
  const attributes = signer.attributes ?? [contentTypeOf(), digestAttributeOf(text, digestName)]
  const signedAttrs = attributes === 'none' ? undefined : setOf(0, attributes)
  const bytes = signedAttrs === undefined ? Buffer.from(text) : signedBytesOf(signedAttrs)
  return new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    }),
    digestAlgorithm: algorithmOf(digestId),
    signatureAlgorithm: algorithmOf(signer.signatureId ?? oids.sha256WithRsa),
    signature: octetsOf(sign(digestName, bytes, privateKey)),
    ...(signedAttrs === undefined ? {} : { signedAttrs }),
    ...(signer.unsigned === undefined ? {} : { unsignedAttrs: setOf(1, signer.unsigned) }),
  })
}

function setOf(type: 0 | 1, attributes: readonly Attribute[]): pkijs.SignedAndUnsignedAttributes {
  return new pkijs.SignedAndUnsignedAttributes({
    type,
    attributes: attributes.map(
      ([id, ...values]) => new pkijs.Attribute({ type: id, values: [...values] }),
    ),
  })
}

/** Attributes are signed as the SET that they are (RFC 5652, 5.4). */
function signedBytesOf(attributes: pkijs.SignedAndUnsignedAttributes): Uint8Array {
  const bytes = new Uint8Array(attributes.toSchema().toBER(false))
  bytes[0] = 0x31
  return bytes
}

export function pemOf(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}

export const certificatePem = (certificate: pkijs.Certificate): string =>
  pemOf('CERTIFICATE', certificate.toSchema(true).toBER(false))

const nameOf = ([type, value]: readonly [string, string]): pkijs.AttributeTypeAndValue =>
  new pkijs.AttributeTypeAndValue({ type, value: new asn1js.Utf8String({ value }) })

const algorithmOf = (algorithmId: string): pkijs.AlgorithmIdentifier =>
  new pkijs.AlgorithmIdentifier({ algorithmId })

const octetsOf = (bytes: Uint8Array): asn1js.OctetString =>
  new asn1js.OctetString({ valueHex: bufferOf(bytes) })

const bitsOf = (bytes: Uint8Array): asn1js.BitString =>
  new asn1js.BitString({ valueHex: bufferOf(bytes) })

const bufferOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer

import { createHash, sign } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import type { Instant } from '@tartip/domain/time/instant'
import { gostIds, signWithGost } from '@tartip/gost/gost-keys'
import { streebog } from '@tartip/gost/streebog'
import type { SoftwareKeyKind } from './software-token-store.ts'
import { bufferOf, certificateOfPem } from './x509.ts'

const data = '1.2.840.113549.1.7.1'
const signedData = '1.2.840.113549.1.7.2'
const contentType = '1.2.840.113549.1.9.3'
const messageDigest = '1.2.840.113549.1.9.4'
const signingTime = '1.2.840.113549.1.9.5'
/** The first byte of a SET: under it the attributes are signed (RFC 5652, 5.4). */
const setTag = 0x31

interface Signer {
  readonly certificatePem: string
  readonly keyKind: SoftwareKeyKind
  /** As the token keeps it. */
  readonly privateKey: string
}

/** What the two kinds of keys do differently. */
interface Algorithms {
  readonly digestId: string
  readonly signatureId: string
  digest(bytes: Uint8Array): Uint8Array
  sign(bytes: Uint8Array): Uint8Array
}

/**
 * A detached CMS signature (RFC 5652, SignedData without content) as a hardware token makes it: over the
 * digest of the bytes and the time of signing, with the signer's certificate inside.
 *
 * @returns DER in base64
 */
export function signDetached(
  bytes: Uint8Array,
  signer: Signer,
  signedAt: Instant,
  random: (bytes: number) => Uint8Array,
): string {
  const certificate = certificateOfPem(signer.certificatePem)
  const algorithms = algorithmsOf(signer, random)
  const attribute = (type: string, value: asn1js.BaseBlock): pkijs.Attribute =>
    new pkijs.Attribute({ type, values: [value] })
  const digest = bufferOf(algorithms.digest(bytes))
  const signedAttrs = new pkijs.SignedAndUnsignedAttributes({
    type: 0,
    attributes: [
      attribute(contentType, new asn1js.ObjectIdentifier({ value: data })),
      attribute(signingTime, new asn1js.UTCTime({ valueDate: new Date(signedAt) })),
      attribute(messageDigest, new asn1js.OctetString({ valueHex: digest })),
    ],
  })
  const attributes = new Uint8Array(signedAttrs.toSchema().toBER(false))
  attributes[0] = setTag
  const info = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    }),
    digestAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: algorithms.digestId }),
    signatureAlgorithm: new pkijs.AlgorithmIdentifier({ algorithmId: algorithms.signatureId }),
    signedAttrs,
    signature: new asn1js.OctetString({ valueHex: bufferOf(algorithms.sign(attributes)) }),
  })
  const signed = new pkijs.SignedData({
    version: 1,
    digestAlgorithms: [new pkijs.AlgorithmIdentifier({ algorithmId: algorithms.digestId })],
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: data }),
    signerInfos: [info],
    certificates: [certificate],
  })
  const content = new pkijs.ContentInfo({ contentType: signedData, content: signed.toSchema(true) })
  return Buffer.from(content.toSchema().toBER(false)).toString('base64')
}

function algorithmsOf(
  { keyKind, privateKey }: Signer,
  random: (bytes: number) => Uint8Array,
): Algorithms {
  const key = Buffer.from(privateKey, 'base64')
  switch (keyKind) {
    case 'RSA_2048':
      return {
        digestId: '2.16.840.1.101.3.4.2.1',
        signatureId: '1.2.840.113549.1.1.11',
        digest: bytes => createHash('sha256').update(bytes).digest(),
        sign: bytes => sign('sha256', bytes, { key, format: 'der', type: 'pkcs8' }),
      }
    case 'GOST_2012_256':
      return {
        digestId: gostIds[256].digest,
        signatureId: gostIds[256].signature,
        digest: bytes => streebog(256, bytes),
        sign: bytes => signWithGost(key, bytes, random),
      }
  }
}

import { webcrypto } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import type { Instant } from '@tartip/domain/time/instant'
import { bufferOf, certificateOfPem, engine, rsaSigning } from './x509.ts'

const data = '1.2.840.113549.1.7.1'
const signedData = '1.2.840.113549.1.7.2'
const contentType = '1.2.840.113549.1.9.3'
const messageDigest = '1.2.840.113549.1.9.4'
const signingTime = '1.2.840.113549.1.9.5'

/**
 * A detached CMS signature (RFC 5652, SignedData without content) as a hardware token makes it: over the
 * digest of the bytes and the time of signing, with the signer's certificate inside.
 *
 * @returns DER in base64
 */
export async function signDetached(
  bytes: Uint8Array,
  signer: { readonly certificatePem: string; readonly privateKey: string },
  signedAt: Instant,
): Promise<string> {
  const certificate = certificateOfPem(signer.certificatePem)
  const key = await webcrypto.subtle.importKey(
    'pkcs8',
    Buffer.from(signer.privateKey, 'base64'),
    rsaSigning,
    false,
    ['sign'],
  )
  const digest = await webcrypto.subtle.digest('SHA-256', bufferOf(bytes))
  const attribute = (type: string, value: asn1js.BaseBlock): pkijs.Attribute =>
    new pkijs.Attribute({ type, values: [value] })
  const info = new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        attribute(contentType, new asn1js.ObjectIdentifier({ value: data })),
        attribute(signingTime, new asn1js.UTCTime({ valueDate: new Date(signedAt) })),
        attribute(messageDigest, new asn1js.OctetString({ valueHex: digest })),
      ],
    }),
  })
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: data }),
    signerInfos: [info],
    certificates: [certificate],
  })
  await signed.sign(key as never, 0, 'SHA-256', bufferOf(bytes), engine)
  const content = new pkijs.ContentInfo({ contentType: signedData, content: signed.toSchema(true) })
  return Buffer.from(content.toSchema().toBER(false)).toString('base64')
}

import { createHash, webcrypto } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import type { CertificateOwner } from '@tartip/bank-ports/token-authority'
import type { Instant } from '@tartip/domain/time/instant'

/** The one way in which certificates here are signed. */
export const rsaSigning = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const

export const engine = new pkijs.CryptoEngine({ name: 'node', crypto: webcrypto as never })

const oid = {
  commonName: '2.5.4.3',
  serialNumber: '2.5.4.5',
  country: '2.5.4.6',
  organization: '2.5.4.10',
  organizationIdentifier: '2.5.4.97',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
  subjectKeyIdentifier: '2.5.29.14',
  authorityKeyIdentifier: '2.5.29.35',
}
/** Bits 0 and 1: digitalSignature and nonRepudiation; bits 5 and 6: keyCertSign and cRLSign. */
const usageOfPerson = 0b1100_0000
const usageOfAuthority = 0b0000_0110
const longestPart = 64

export type CertificateSubject =
  | { readonly kind: 'AUTHORITY'; readonly name: string; readonly mayHaveAuthorities: boolean }
  | { readonly kind: 'PERSON'; readonly owner: CertificateOwner }

export interface CertificateToMake {
  /** 16 bytes; the number of the certificate within its authority. */
  readonly serial: Uint8Array
  readonly subject: CertificateSubject
  /** SubjectPublicKeyInfo, DER. */
  readonly publicKey: Uint8Array
  readonly validFrom: Instant
  readonly validUntil: Instant
  /** Absent for a root, which signs itself. */
  readonly issuer?: pkijs.Certificate
  readonly issuerKey: webcrypto.CryptoKey
}

export async function makeCertificate(make: CertificateToMake): Promise<pkijs.Certificate> {
  const certificate = new pkijs.Certificate()
  certificate.version = 2
  certificate.serialNumber = new asn1js.Integer({ valueHex: bufferOf(serialOf(make.serial)) })
  certificate.subject.typesAndValues = namesOf(make.subject)
  certificate.issuer.typesAndValues =
    make.issuer?.subject.typesAndValues ?? certificate.subject.typesAndValues
  certificate.notBefore.value = new Date(make.validFrom)
  certificate.notAfter.value = new Date(make.validUntil)
  certificate.subjectPublicKeyInfo = pkijs.PublicKeyInfo.fromBER(bufferOf(make.publicKey))
  const ownKeyId = keyIdOf(certificate)
  const isAuthority = make.subject.kind === 'AUTHORITY'
  certificate.extensions = [
    extension(oid.basicConstraints, true, constraintsOf(make.subject)),
    extension(
      oid.keyUsage,
      true,
      new asn1js.BitString({
        valueHex: bufferOf(Uint8Array.of(isAuthority ? usageOfAuthority : usageOfPerson)),
        unusedBits: isAuthority ? 1 : 6,
      }),
    ),
    extension(
      oid.subjectKeyIdentifier,
      false,
      new asn1js.OctetString({ valueHex: bufferOf(ownKeyId) }),
    ),
    extension(
      oid.authorityKeyIdentifier,
      false,
      new pkijs.AuthorityKeyIdentifier({
        keyIdentifier: new asn1js.OctetString({
          valueHex: bufferOf(make.issuer === undefined ? ownKeyId : keyIdOf(make.issuer)),
        }),
      }).toSchema(),
    ),
  ]
  await certificate.sign(make.issuerKey as never, 'SHA-256', engine)
  return certificate
}

/** The list of revoked certificates, signed by the authority that issued them. */
export async function makeRevocationList(make: {
  readonly issuer: pkijs.Certificate
  readonly issuerKey: webcrypto.CryptoKey
  readonly issuedAt: Instant
  readonly nextAt: Instant
  readonly revoked: readonly { readonly serial: string; readonly at: Instant }[]
}): Promise<string> {
  const list = new pkijs.CertificateRevocationList()
  list.version = 1
  list.issuer.typesAndValues = make.issuer.subject.typesAndValues
  list.thisUpdate.value = new Date(make.issuedAt)
  list.nextUpdate = new pkijs.Time({ type: 0, value: new Date(make.nextAt) })
  if (make.revoked.length > 0) {
    list.revokedCertificates = make.revoked.map(
      ({ serial, at }) =>
        new pkijs.RevokedCertificate({
          userCertificate: new asn1js.Integer({ valueHex: bufferOf(Buffer.from(serial, 'hex')) }),
          revocationDate: new pkijs.Time({ type: 0, value: new Date(at) }),
        }),
    )
  }
  await list.sign(make.issuerKey as never, 'SHA-256', engine)
  return pemOf('X509 CRL', list.toSchema().toBER(false))
}

export function certificatePem(certificate: pkijs.Certificate): string {
  return pemOf('CERTIFICATE', derOf(certificate))
}

export function certificateOfPem(pem: string): pkijs.Certificate {
  const base64 = pem.replace(/-----[A-Z ]+-----|\s/g, '')
  return pkijs.Certificate.fromBER(bufferOf(Buffer.from(base64, 'base64')))
}

/** SHA-256 over the DER form, hexadecimal. */
export function fingerprintOfCertificate(certificate: pkijs.Certificate): string {
  return createHash('sha256')
    .update(Buffer.from(derOf(certificate)))
    .digest('hex')
}

/** A positive number of full length: the first bit is off and the second on. */
export function serialOf(random: Uint8Array): Uint8Array {
  const serial = Uint8Array.from(random)
  serial[0] = ((serial[0] ?? 0) & 0x3f) | 0x40
  return serial
}

export function bufferOf(bytes: Uint8Array): ArrayBuffer {
  return new Uint8Array(bytes).buffer
}

function derOf(certificate: pkijs.Certificate): ArrayBuffer {
  return certificate.toSchema(true).toBER(false)
}

function pemOf(label: string, der: ArrayBuffer): string {
  const lines =
    Buffer.from(der)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`
}

function extension(extnID: string, critical: boolean, value: asn1js.BaseBlock): pkijs.Extension {
  return new pkijs.Extension({ extnID, critical, extnValue: value.toBER(false) })
}

function constraintsOf(subject: CertificateSubject): asn1js.BaseBlock {
  const constraints =
    subject.kind === 'PERSON'
      ? new pkijs.BasicConstraints({ cA: false })
      : new pkijs.BasicConstraints({
          cA: true,
          ...(subject.mayHaveAuthorities ? {} : { pathLenConstraint: 0 }),
        })
  return constraints.toSchema()
}

function keyIdOf(certificate: pkijs.Certificate): Uint8Array {
  const key = certificate.subjectPublicKeyInfo.subjectPublicKey.valueBlock.valueHexView
  return createHash('sha1').update(key).digest()
}

function namesOf(subject: CertificateSubject): pkijs.AttributeTypeAndValue[] {
  const parts =
    subject.kind === 'AUTHORITY'
      ? [[oid.commonName, subject.name] as const]
      : [
          [oid.commonName, subject.owner.fullName] as const,
          [oid.serialNumber, subject.owner.personInn] as const,
          [oid.organization, subject.owner.companyName] as const,
          [oid.organizationIdentifier, subject.owner.organisationInn] as const,
        ]
  return [
    new pkijs.AttributeTypeAndValue({
      type: oid.country,
      value: new asn1js.PrintableString({ value: 'KG' }),
    }),
    ...parts.map(
      ([type, text]) =>
        new pkijs.AttributeTypeAndValue({
          type,
          value: new asn1js.Utf8String({ value: text.slice(0, longestPart) }),
        }),
    ),
  ]
}

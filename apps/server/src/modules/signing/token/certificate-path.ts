import { createHash } from 'node:crypto'
import * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import type { CertificateChain } from '@tartip/bank-ports/token-authority'
import { err, ok, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import { isSignedWith, keyIsSupported, kindOfSignature } from './signature-algorithms.ts'

/** Authorities and their list of revoked certificates, as they were at one moment. */
export type Trust = Pick<CertificateChain, 'authoritiesPem' | 'revocationListPem'>

/** Whose certificate it must be. */
export interface ExpectedOwner {
  readonly personInn: string
  readonly organisationInn: string
}

export type CertificateFault =
  | 'CERTIFICATE_UNTRUSTED'
  | 'CERTIFICATE_EXPIRED'
  | 'CERTIFICATE_NOT_YET_VALID'
  | 'CERTIFICATE_REVOKED'
  | 'CERTIFICATE_USAGE_INVALID'
  | 'CERTIFICATE_NOT_YOURS'
  | 'CERTIFICATE_NOT_OF_COMPANY'

const oid = {
  serialNumber: '2.5.4.5',
  organizationIdentifier: '2.5.4.97',
  keyUsage: '2.5.29.15',
  basicConstraints: '2.5.29.19',
}
/** Extensions that are understood here; a critical one beside them forbids the certificate (RFC 5280). */
const understood: readonly string[] = [oid.keyUsage, oid.basicConstraints, '2.5.29.37', '2.5.29.32']
const longestPath = 4
const digitalSignature = 0b1000_0000
const nonRepudiation = 0b0100_0000
const keyCertSign = 0b0000_0100
const cRLSign = 0b0000_0010

/**
 * Checks a person's certificate at an instant: a path to a trusted root, dates and usage all along it, the list
 * of revoked certificates, and whose it is. Needs nothing but what it is given.
 */
export function checkCertificate(
  certificate: pkijs.Certificate,
  trust: Trust,
  owner: ExpectedOwner,
  at: Instant,
): Result<{ readonly fingerprint: string }, CertificateFault> {
  const path = pathOf(certificate, trust.authoritiesPem.map(certificateOfPem))
  const issuer = path?.[1]
  if (path === undefined || issuer === undefined) return err('CERTIFICATE_UNTRUSTED')
  for (const one of path) {
    if (at < one.notBefore.value.getTime()) return err('CERTIFICATE_NOT_YET_VALID')
    if (at > one.notAfter.value.getTime()) return err('CERTIFICATE_EXPIRED')
  }
  const list = readList(trust.revocationListPem, issuer)
  if (list === undefined) return err('CERTIFICATE_UNTRUSTED', { part: 'revocation list' })
  const revoked = list.revokedCertificates?.find(one =>
    one.userCertificate.isEqual(certificate.serialNumber),
  )
  if (revoked !== undefined && revoked.revocationDate.value.getTime() <= at) {
    return err('CERTIFICATE_REVOKED')
  }
  const usage = usageOf(certificate)
  const signs = (usage & digitalSignature) !== 0 || (usage & nonRepudiation) !== 0
  if (!signs || isAuthority(certificate) || !isUnderstood(certificate)) {
    return err('CERTIFICATE_USAGE_INVALID')
  }
  if (nameIn(certificate, oid.serialNumber) !== owner.personInn) return err('CERTIFICATE_NOT_YOURS')
  if (nameIn(certificate, oid.organizationIdentifier) !== owner.organisationInn) {
    return err('CERTIFICATE_NOT_OF_COMPANY')
  }
  return ok({ fingerprint: fingerprintOf(certificate) })
}

export function certificateOfPem(pem: string): pkijs.Certificate {
  return pkijs.Certificate.fromBER(derOfPem(pem))
}

export function pemOf(certificate: pkijs.Certificate): string {
  const lines = Buffer.from(derOf(certificate))
    .toString('base64')
    .match(/.{1,64}/g)
  return `-----BEGIN CERTIFICATE-----\n${(lines ?? []).join('\n')}\n-----END CERTIFICATE-----\n`
}

/** SHA-256 over the DER form, hexadecimal. */
export function fingerprintOf(certificate: pkijs.Certificate): string {
  return createHash('sha256')
    .update(Buffer.from(derOf(certificate)))
    .digest('hex')
}

/** Hexadecimal in lower case, as authorities name a certificate. */
export function serialOf(certificate: pkijs.Certificate): string {
  return Buffer.from(certificate.serialNumber.valueBlock.valueHexView).toString('hex')
}

/** From the person's certificate to a root among the trusted; each signed by the next. */
function pathOf(
  certificate: pkijs.Certificate,
  trusted: readonly pkijs.Certificate[],
): readonly pkijs.Certificate[] | undefined {
  const path = [certificate]
  let current = certificate
  while (path.length <= longestPath) {
    const issuer = trusted.find(
      one =>
        one.subject.isEqual(current.issuer) && mayCertify(one, path) && hasSigned(one, current),
    )
    if (issuer === undefined) return undefined
    path.push(issuer)
    if (issuer.subject.isEqual(issuer.issuer)) return path
    current = issuer
  }
  return undefined
}

/** `below`: the certificates from the person's up to the one that is asked about. */
function mayCertify(authority: pkijs.Certificate, below: readonly pkijs.Certificate[]): boolean {
  if (!isAuthority(authority) || (usageOf(authority) & keyCertSign) === 0) return false
  if (!keyIsSupported(authority) || !isUnderstood(authority)) return false
  const most = constraintsOf(authority)?.pathLenConstraint
  return most === undefined || below.length - 1 <= Number(most)
}

/** A certificate says twice how it is signed, and must say the same (RFC 5280, 4.1.1.2). */
function hasSigned(authority: pkijs.Certificate, certificate: pkijs.Certificate): boolean {
  const { algorithmId } = certificate.signatureAlgorithm
  const kind = kindOfSignature(algorithmId)
  if (kind === undefined || certificate.signature.algorithmId !== algorithmId) return false
  const signature = certificate.signatureValue.valueBlock.valueHexView
  return isSignedWith(authority, kind, certificate.tbsView, signature)
}

/** The list of revoked certificates when it is the issuer's own. */
function readList(
  pem: string,
  issuer: pkijs.Certificate,
): pkijs.CertificateRevocationList | undefined {
  const list = pkijs.CertificateRevocationList.fromBER(derOfPem(pem))
  const kind = kindOfSignature(list.signatureAlgorithm.algorithmId)
  if (kind === undefined || !list.issuer.isEqual(issuer.subject)) return undefined
  if ((usageOf(issuer) & cRLSign) === 0) return undefined
  // A critical extension changes what the list says: it may be of other certificates, or only of new ones.
  if (list.crlExtensions?.extensions.some(one => one.critical) === true) return undefined
  const signature = list.signatureValue.valueBlock.valueHexView
  return isSignedWith(issuer, kind, list.tbsView, signature) ? list : undefined
}

function usageOf(certificate: pkijs.Certificate): number {
  const extension = certificate.extensions?.find(one => one.extnID === oid.keyUsage)
  const parsed = extension && asn1js.fromBER(extension.extnValue.valueBlock.valueHexView)
  return parsed?.result instanceof asn1js.BitString
    ? (parsed.result.valueBlock.valueHexView[0] ?? 0)
    : 0
}

function constraintsOf(certificate: pkijs.Certificate): pkijs.BasicConstraints | undefined {
  const extension = certificate.extensions?.find(one => one.extnID === oid.basicConstraints)
  const parsed: unknown = extension?.parsedValue
  return parsed instanceof pkijs.BasicConstraints ? parsed : undefined
}

function isAuthority(certificate: pkijs.Certificate): boolean {
  return constraintsOf(certificate)?.cA === true
}

function isUnderstood(certificate: pkijs.Certificate): boolean {
  return (certificate.extensions ?? []).every(
    one => !one.critical || understood.includes(one.extnID),
  )
}

/** An attribute of the subject that must stand there once. */
function nameIn(certificate: pkijs.Certificate, type: string): string | undefined {
  const found = certificate.subject.typesAndValues.filter(one => one.type === type)
  return found.length === 1 ? String(found[0]?.value.valueBlock.value) : undefined
}

function derOf(certificate: pkijs.Certificate): ArrayBuffer {
  return certificate.toSchema(true).toBER(false)
}

function derOfPem(pem: string): ArrayBuffer {
  const base64 = pem.replace(/-----[A-Z0-9 ]+-----|\s/g, '')
  return new Uint8Array(Buffer.from(base64, 'base64')).buffer
}

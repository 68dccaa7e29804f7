import type * as asn1js from 'asn1js'
import * as pkijs from 'pkijs'
import type { CertificateChain } from '@tartip/bank-ports/token-authority'

import {
  constraintsOf,
  isAuthority,
  isUnderstood,
  usageOf,
  usages,
} from './certificate-extensions.ts'
import { certificateOfPem, derOfPem, fingerprintOf } from './certificate-forms.ts'
import { isSignedWith, keyIsSupported, kindOfSignature } from './signature-algorithms.ts'

/** Authorities and their list of revoked certificates, as they were at one moment. */
export type Trust = Pick<CertificateChain, 'authoritiesPem' | 'revocationListPem'>

export interface TrustedPath {
  /** From the person's certificate to a root among the trusted; each signed by the next. */
  readonly certificates: readonly pkijs.Certificate[]
  /** The list of the authority that has issued it; undefined when that authority has not signed the list. */
  readonly list: pkijs.CertificateRevocationList | undefined
}

const longestPath = 4
/** More certificates than people sign with in the minute that a trust serves; nobody can fill the memory. */
const mostKnown = 1_000

interface Known {
  readonly authorities: readonly pkijs.Certificate[]
  /** By fingerprint; undefined where no path leads. */
  readonly paths: Map<string, TrustedPath | undefined>
}

/** What a path is depends on nothing but certificate and trust, and costs most of what a signature costs. */
const knownOf = new WeakMap<Trust, Known>()

/** The path of a certificate to a root, with its list of revoked ones. Dates are for others to check. */
export function pathOf(certificate: pkijs.Certificate, trust: Trust): TrustedPath | undefined {
  const known = knownOf.get(trust) ?? {
    authorities: trust.authoritiesPem.map(certificateOfPem),
    paths: new Map<string, TrustedPath | undefined>(),
  }
  knownOf.set(trust, known)
  const fingerprint = fingerprintOf(certificate)
  if (known.paths.has(fingerprint)) return known.paths.get(fingerprint)
  if (known.paths.size >= mostKnown) known.paths.clear()
  const certificates = findPath(certificate, known.authorities)
  const issuer = certificates?.[1]
  const path =
    certificates === undefined || issuer === undefined
      ? undefined
      : { certificates, list: readList(trust.revocationListPem, issuer) }
  known.paths.set(fingerprint, path)
  return path
}

function findPath(
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

/** `below`: the certificates from the person's up to the one that is queried. */
function mayCertify(authority: pkijs.Certificate, below: readonly pkijs.Certificate[]): boolean {
  if (!isAuthority(authority) || (usageOf(authority) & usages.keyCertSign) === 0) return false
  if (!keyIsSupported(authority) || !isUnderstood(authority)) return false
  const most = constraintsOf(authority)?.pathLenConstraint
  return most === undefined || below.length - 1 <= Number(most)
}

/** A certificate says twice how it is signed, and must say the same (RFC 5280, 4.1.1.2). */
function hasSigned(authority: pkijs.Certificate, certificate: pkijs.Certificate): boolean {
  const { algorithmId } = certificate.signatureAlgorithm
  const kind = kindOfSignature(algorithmId)
  if (kind === undefined || certificate.signature.algorithmId !== algorithmId) return false
  const signature = octetsOf(certificate.signatureValue)
  return signature !== undefined && isSignedWith(authority, kind, certificate.tbsView, signature)
}

/** Unused bits change no octet: they would give one certificate two fingerprints. */
function octetsOf({ valueBlock }: asn1js.BitString): Uint8Array | undefined {
  return valueBlock.unusedBits === 0 ? valueBlock.valueHexView : undefined
}

/** The list of revoked certificates when it is the issuer's own. */
function readList(
  pem: string,
  issuer: pkijs.Certificate,
): pkijs.CertificateRevocationList | undefined {
  const list = pkijs.CertificateRevocationList.fromBER(derOfPem(pem))
  const kind = kindOfSignature(list.signatureAlgorithm.algorithmId)
  if (kind === undefined || !list.issuer.isEqual(issuer.subject)) return undefined
  if ((usageOf(issuer) & usages.cRLSign) === 0) return undefined
  // A critical extension changes what the list says: it may be of other certificates, or only of new ones.
  if (list.crlExtensions?.extensions.some(one => one.critical) === true) return undefined
  const signature = octetsOf(list.signatureValue)
  if (signature === undefined) return undefined
  return isSignedWith(issuer, kind, list.tbsView, signature) ? list : undefined
}

import type * as pkijs from 'pkijs'
import { err, ok, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import type { ProofRefusal } from '../../../platform/documents/signing.ts'
import {
  isAuthority,
  isMeantForDocuments,
  isUnderstood,
  usageOf,
  usages,
} from './certificate-extensions.ts'
import { fingerprintOf } from './certificate-forms.ts'
import { pathOf, type Trust } from './trusted-path.ts'

/** Whose certificate it must be. */
export interface ExpectedOwner {
  readonly personInn: string
  readonly organisationInn: string
}

export type CertificateFault = Extract<ProofRefusal, `CERTIFICATE_${string}`>

const oid = {
  serialNumber: '2.5.4.5',
  organizationIdentifier: '2.5.4.97',
}

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
  const path = pathOf(certificate, trust)
  if (path === undefined) return err('CERTIFICATE_UNTRUSTED')
  for (const one of path.certificates) {
    if (at < one.notBefore.value.getTime()) return err('CERTIFICATE_NOT_YET_VALID')
    if (at > one.notAfter.value.getTime()) return err('CERTIFICATE_EXPIRED')
  }
  const { list } = path
  if (list === undefined) return err('CERTIFICATE_UNTRUSTED', { part: 'revocation list' })
  const revoked = list.revokedCertificates?.find(one =>
    one.userCertificate.isEqual(certificate.serialNumber),
  )
  if (revoked !== undefined && revoked.revocationDate.value.getTime() <= at) {
    return err('CERTIFICATE_REVOKED')
  }
  const usage = usageOf(certificate)
  const signs = (usage & (usages.digitalSignature | usages.nonRepudiation)) !== 0
  const isMeant = isMeantForDocuments(certificate)
  if (!signs || !isMeant || isAuthority(certificate) || !isUnderstood(certificate)) {
    return err('CERTIFICATE_USAGE_INVALID')
  }
  if (nameIn(certificate, oid.serialNumber) !== owner.personInn) return err('CERTIFICATE_NOT_YOURS')
  if (nameIn(certificate, oid.organizationIdentifier) !== owner.organisationInn) {
    return err('CERTIFICATE_NOT_OF_COMPANY')
  }
  return ok({ fingerprint: fingerprintOf(certificate) })
}

/** An attribute of the subject that must stand there once. */
function nameIn(certificate: pkijs.Certificate, type: string): string | undefined {
  const found = certificate.subject.typesAndValues.filter(one => one.type === type)
  return found.length === 1 ? String(found[0]?.value.valueBlock.value) : undefined
}

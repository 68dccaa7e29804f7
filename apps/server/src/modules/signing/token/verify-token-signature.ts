import { createHash } from 'node:crypto'
import { ok, type Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import { pemOf, serialOf } from './certificate-forms.ts'
import { checkCertificate, type CertificateFault, type ExpectedOwner } from './check-certificate.ts'
import { readSignedText, type SignedTextRefusal } from './signed-text.ts'
import type { Trust } from './trusted-path.ts'

export type TokenSignatureRefusal = SignedTextRefusal | CertificateFault

export interface VerifiedToken {
  readonly certificatePem: string
  readonly fingerprint: string
  /** The certificate's number, hexadecimal. */
  readonly serial: string
  /** Names this very signature: a second use of it has the same id. */
  readonly proofId: string
}

/**
 * Everything that makes a token's signature good at an instant, from given data alone: the same function
 * decides when a document is signed and when its evidence is checked years later.
 */
export function verifyTokenSignature(given: {
  /** Detached CMS, DER in base64. */
  readonly cms: string
  readonly text: string
  readonly trust: Trust
  readonly owner: ExpectedOwner
  readonly at: Instant
}): Result<VerifiedToken, TokenSignatureRefusal> {
  const signed = readSignedText(given.cms, Buffer.from(given.text, 'utf8'))
  if (!signed.ok) return signed
  const { certificate, signature } = signed.value
  const checked = checkCertificate(certificate, given.trust, given.owner, given.at)
  if (!checked.ok) return checked
  return ok({
    certificatePem: pemOf(certificate),
    fingerprint: checked.value.fingerprint,
    serial: serialOf(certificate),
    proofId: createHash('sha256').update(signature).digest('hex'),
  })
}

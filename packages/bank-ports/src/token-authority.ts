import type { Result, Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

/** The kinds of key that a certificate may carry. */
export const tokenKeyKinds = ['RSA_2048', 'GOST_2012_256', 'GOST_2012_512'] as const

/** One kind of `tokenKeyKinds`. */
export type TokenKeyKind = (typeof tokenKeyKinds)[number]

/**
 * REVOKED goes before the dates: such a certificate is never called EXPIRED. UNKNOWN: this
 * authority has issued no certificate of that serial.
 */
export type CertificateStatus = 'VALID' | 'NOT_YET_VALID' | 'EXPIRED' | 'REVOKED' | 'UNKNOWN'

/** Whose certificate it is; all of it stands in the certificate's subject. */
export interface CertificateOwner {
  readonly personId: string
  /** The personal tax number, attribute serialNumber (2.5.4.5). */
  readonly personInn: string
  /** Attribute commonName. */
  readonly fullName: string
  readonly legalPartyId: string
  /** Attribute organizationIdentifier (2.5.4.97). */
  readonly organisationInn: string
  /** Attribute organizationName. */
  readonly companyName: string
}

/** What the office sends for a token in its hand. Both instants belong to the validity. */
export interface CertificateRequest {
  /** UUID; the same request again answers with the same certificate. */
  readonly requestId: string
  readonly owner: CertificateOwner
  readonly keyKind: TokenKeyKind
  /** SubjectPublicKeyInfo, DER in base64: the private key was made on the token and never leaves it. */
  readonly publicKey: string
  readonly validFrom: Instant
  readonly validUntil: Instant
}

/**
 * A certificate as the authority keeps it; `revokedAt` is absent while nobody has taken it back.
 */
export interface IssuedCertificate {
  /** Hexadecimal in lower case, unique within the authority. */
  readonly serial: string
  readonly owner: CertificateOwner
  readonly keyKind: TokenKeyKind
  readonly certificatePem: string
  /** SHA-256 over the DER form, 64 hexadecimal digits: how the bank's contract names the certificate. */
  readonly fingerprint: string
  readonly validFrom: Instant
  readonly validUntil: Instant
  readonly revokedAt?: Instant
}

/**
 * KEY_KIND_UNSUPPORTED: the authority certifies no keys of the kind. PUBLIC_KEY_INVALID: the bytes
 * are no such key. VALIDITY_INVALID: the validity is empty or longer than the authority allows.
 * REQUEST_CHANGED: the id belongs to another request.
 */
export type CertificateRefusal =
  | 'KEY_KIND_UNSUPPORTED'
  | 'PUBLIC_KEY_INVALID'
  | 'VALIDITY_INVALID'
  | 'REQUEST_CHANGED'

/** Reasons of RFC 5280 that a bank uses. */
export type RevocationReason = 'keyCompromise' | 'affiliationChanged' | 'superseded' | 'unspecified'

/** What a verifier needs to check a signature without a call to anybody. */
export interface CertificateChain {
  /** Authorities that are trusted, PEM, the root first. */
  readonly authoritiesPem: readonly string[]
  /** The list of revoked certificates, PEM (X509 CRL), signed by the authority that issued them. */
  readonly revocationListPem: string
  readonly revocationListIssuedAt: Instant
}

/**
 * The bank's certificate authority for hardware tokens.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); each is safe to repeat.
 */
export interface TokenAuthority {
  /** The authority's certificates and revocation lists, from its root to what issues for people. */
  chain(): Promise<CertificateChain>

  /**
   * Issues a certificate for signing (key usage digitalSignature and nonRepudiation). An authority that certifies no
   * keys of a kind says KEY_KIND_UNSUPPORTED.
   */
  issue(request: CertificateRequest): Promise<Result<IssuedCertificate, CertificateRefusal>>

  /** Certificates of one organisation, revoked and expired ones too, the newest first. */
  certificatesOf(legalPartyId: string): Promise<readonly IssuedCertificate[]>

  /** Takes a certificate back at once; revoking it again keeps the first reason and instant. */
  revoke(serial: string, reason: RevocationReason): Promise<Verdict<'CERTIFICATE_NOT_FOUND'>>

  /** How a certificate stands now. */
  statusOf(serial: string): Promise<CertificateStatus>
}

import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { SignStage } from '@tartip/domain/documents/stages'
import type { SignRight, SignType } from '@tartip/domain/people/sign-right'
import type { Result, Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

/*
 * What documents and the signing of them exchange. The module `signing` implements it; documents of
 * any kind use it without knowing that module.
 */

/** An authenticator app's code was right: which 30-second step it belonged to. The code itself is kept nowhere. */
export type TotpEvidence = {
  readonly kind: 'TOTP'
  readonly step: number
}

/** A token's signature with everything a verifier needs; the authorities lie under `trustId`. */
export type TokenEvidence = {
  readonly kind: 'TOKEN'
  /** Detached CMS over the canonical text, DER in base64; it carries the certificate too. */
  readonly cms: string
  readonly certificatePem: string
  /** SHA-256 over the certificate, hexadecimal. */
  readonly fingerprint: string
  /** Which authorities and list of revoked certificates it was checked against (`signing.trust`). */
  readonly trustId: string
  /** Whose certificate it had to be. */
  readonly personInn: string
  readonly organisationInn: string
}

/** A phone's confirmation: `confirmCode` is its signature over the transaction and the digest. */
export type PayControlEvidence = {
  readonly kind: 'PAY_CONTROL'
  readonly transactionId: string
  readonly pcUserId: string
  readonly confirmCode: string
  /** SPKI, base64. */
  readonly publicKey: string
  readonly answeredAt: Instant
}

/** What is kept with a signature, so that it can be checked from stored data alone. */
export type SignatureEvidence = TotpEvidence | TokenEvidence | PayControlEvidence

/** A document shown to its signatory. */
export interface TextToSign {
  readonly documentId: string
  /** Made when it is needed: a one-time code proves a batch without its texts. */
  text(): string
  /** SHA-256 of the text, lower-case hexadecimal. */
  readonly digest: string
}

export interface Signer {
  readonly personId: string
  readonly legalPartyId: string
  readonly signRight: SignRight
  /** How the contract signs. */
  readonly signType: SignType
}

/** What the person gave as proof; which of it counts depends on the contract. */
export interface GivenProof {
  readonly otpCode?: string
  /** By document id. */
  readonly cms?: ReadonlyMap<string, string>
}

/** Why a batch, or one document of it, is not proven. */
export type ProofRefusal =
  | 'BAD_REQUEST'
  | 'ACTION_NOT_ALLOWED'
  | 'FORBIDDEN'
  | 'BANK_UNAVAILABLE'
  | 'OTP_INCORRECT'
  | 'OTP_ALREADY_USED'
  | 'TemporaryLockoutException'
  | 'PermanentLockoutException'
  | 'TOKEN_SIGNATURE_INVALID'
  | 'TOKEN_ALGORITHM_UNSUPPORTED'
  | 'CERTIFICATE_UNTRUSTED'
  | 'CERTIFICATE_EXPIRED'
  | 'CERTIFICATE_NOT_YET_VALID'
  | 'CERTIFICATE_REVOKED'
  | 'CERTIFICATE_USAGE_INVALID'
  | 'CERTIFICATE_NOT_YOURS'
  | 'CERTIFICATE_NOT_OF_COMPANY'

/** One document's proof. */
export interface Proof {
  readonly evidence: SignatureEvidence
  /** The text that was proven; a document that says another thing by now is not signed by it. */
  readonly digest: string
  /** Unique for a proof that must count once; absent where one proof signs a whole batch. */
  readonly proofId?: string
}

/**
 * Uses up what a proof stands on. It runs in the transaction that writes the signatures, so there are both or neither,
 * and raises `proofWasConsumed` when another call has used it up.
 */
export interface ProofConsumption {
  /** Takes an array for each of `values`, so that it uses up what many calls stand on. */
  readonly statement: string
  readonly values: readonly (string | number)[]
  /** Consumptions of a kind in one transaction run in this order, so that two transactions never wait for each other. */
  readonly order: string
}

export const proofWasConsumed = 'TP003'

/** What each document's proof is, or why it has none. */
export type Proofs = ReadonlyMap<string, Result<Proof, ProofRefusal>> & {
  readonly consumption?: ProofConsumption
}

export type PhoneRequestState =
  | 'SENDING'
  | 'WAITING'
  | 'CONFIRMED'
  | 'DECLINED'
  | 'FAILED'
  | 'EXPIRED'
  | 'CANCELLED'

/** A document to be shown on the phone of one signatory. */
export interface NewPhoneRequest {
  /** Whose documents: each kind has its answers applied by its own module. */
  readonly kind: string
  readonly legalPartyId: string
  readonly documentId: string
  readonly stage: SignStage
  readonly personId: string
  /** What the phone shows; at most 4000 characters. */
  readonly text: string
  readonly digest: string
  readonly validUntil: Instant
}

export interface PhoneRequest extends NewPhoneRequest {
  readonly transactionId: string
  readonly state: PhoneRequestState
  readonly createdAt: Instant
  readonly answeredAt?: Instant
  readonly reason?: string
}

/** What a phone, or the clock, has decided about a document. */
export type PhoneAnswer = Pick<
  PhoneRequest,
  'kind' | 'legalPartyId' | 'documentId' | 'stage' | 'personId' | 'digest' | 'transactionId'
> &
  (
    | { readonly outcome: 'CONFIRMED'; readonly evidence: PayControlEvidence }
    | { readonly outcome: 'DECLINED'; readonly reason: string }
    | { readonly outcome: 'EXPIRED' }
  )

/**
 * Makes the step that an answer means. A document that has moved on takes none; that is no error. Thrown
 * errors let the answer come again. Each kind of document refuses with codes of its own.
 */
export type ApplyPhoneAnswer = (answer: PhoneAnswer) => Promise<Verdict<ErrorCode>>

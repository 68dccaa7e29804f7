import type { Verdict, Result } from '@tartip/domain/result'

import type { Db } from '../../platform/db/db.ts'
import type { DocumentPhones } from '../../platform/documents/phones.ts'
import type {
  ApplyPhoneAnswer,
  GivenProof,
  NewPhoneRequest,
  ProofRefusal,
  Proofs,
  Signer,
  TextToSign,
} from '../../platform/documents/signing.ts'
import type { TokenSignatureRefusal } from './token/verify-token-signature.ts'
import type { Instant } from '@tartip/domain/time/instant'

export type {
  ApplyPhoneAnswer,
  GivenProof,
  NewPhoneRequest,
  PayControlEvidence,
  PhoneAnswer,
  PhoneRequest,
  PhoneRequestState,
  Proof,
  ProofRefusal,
  Proofs,
  SignatureEvidence,
  Signer,
  TextToSign,
  TokenEvidence,
  TotpEvidence,
} from '../../platform/documents/signing.ts'

/** Why the signature of a token does not open a session. */
export type TokenLoginRefusal = TokenSignatureRefusal | 'BANK_UNAVAILABLE'

/** One of the ways in which a contract signs. */
export interface SigningMethod {
  /**
   * Checks the proofs of a batch. A refusal concerns the whole batch (a wrong code); what is wrong with one
   * document stands in its own answer. Call it outside a transaction: it calls other systems. Texts may still be on
   * their way: what needs none is checked before they are awaited.
   */
  prove(
    signer: Signer,
    texts: () => Promise<readonly TextToSign[]>,
    given: GivenProof,
  ): Promise<Result<Proofs, ProofRefusal>>
}

/** Requests to phones, for any kind of document. */
export interface PhoneRequests extends DocumentPhones {
  /**
   * Notes requests in the transaction that opens the stage; they are sent after its commit. A person who has
   * an open request for the document gets no second one. Answers how many were noted.
   */
  open(tx: Db, requests: readonly NewPhoneRequest[], now: Instant): Promise<number>
  /** Registers who makes the steps of a kind of document; once, when the product is composed. */
  onAnswer(kind: string, apply: ApplyPhoneAnswer): void
}

/** What a token has signed at sign-in, and by whom and for whom it must have been. */
export interface TokenChallenge {
  readonly personId: string
  /** The certificate must be of one of these organisations. */
  readonly legalPartyIds: readonly string[]
  /** The text that was to be signed. */
  readonly challenge: string
  readonly signature: string
}

/** The interface of this module for other modules. */
export interface Signing extends SigningMethod {
  verifyTokenLogin(challenge: TokenChallenge): Promise<Verdict<TokenLoginRefusal>>
  readonly phones: PhoneRequests
}

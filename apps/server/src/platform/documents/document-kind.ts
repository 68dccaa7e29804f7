import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import type { Words } from '@tartip/domain/bank-text'
import type { DocumentState, LifeCycle } from '@tartip/domain/documents/life-cycle'
import type { SignStage } from '@tartip/domain/documents/stages'
import type { SignRight, SignType } from '@tartip/domain/people/sign-right'
import type { Viewer } from '@tartip/domain/people/viewer'
import type { Instant } from '@tartip/domain/time/instant'

import type { SignatureEvidence as ProofEvidence } from './signing.ts'

/** A document as it is stored, without its content: its life-cycle state and its traces. */
export interface StoredDocument<Status extends string = string> extends DocumentState<Status> {
  /** The version that wrote the content; signatures of an earlier one are void. */
  readonly contentVersion: number
  /** Carries every signature it needs; the job that hands documents over searches for it. */
  readonly isFullySigned: boolean
  readonly createdAt: Instant
  readonly updatedAt: Instant
  /** Person who made the last step; absent when a system made it. */
  readonly updatedBy?: string
  /** The comment of the last step, or the bank's reason of a refusal. */
  readonly description?: Words
  /** The bank's stable code of a refusal. */
  readonly errorCode?: string
}

/** Who made a step. A person comes with the session and request it came through. */
export type ChangeAuthor =
  | {
      readonly kind: 'person'
      readonly personId: string
      readonly sessionId: string
      readonly ip: string
      readonly traceId: string
    }
  | { readonly kind: 'bank' | 'officer' | 'clock' | 'phone' }

/** What a signature bound: kept for ever, so that it can be verified years later. */
export interface SignatureEvidence {
  readonly stage: SignStage
  readonly personId: string
  readonly signRight: SignRight
  readonly signType: SignType
  readonly signedAt: Instant
  readonly digest: string
  /** The text the digest was made of, as it was shown. */
  readonly canonicalText: string
  /** How it was proven; absent for documents that are brought in with their past. */
  readonly evidence?: ProofEvidence
  /** Unique for a proof that counts once. */
  readonly proofId?: string
}

/** One step of one document; everything about it is written together or not at all. */
export interface DocumentChange<D extends StoredDocument, Action extends string> {
  readonly action: Action | 'create' | 'repeat'
  /** The document as it is after the step. */
  readonly document: D
  /** Absent for a new document. */
  readonly before?: { readonly statusCode: D['statusCode']; readonly digest: string }
  /** Every status entered by the step, in order. */
  readonly steps: readonly D['statusCode'][]
  readonly at: Instant
  readonly by: ChangeAuthor
  readonly comment?: Words
  readonly errorCode?: string
  readonly signature?: SignatureEvidence
}

/** What the generic parts need to know of a kind of document. */
export interface DocumentKind<
  D extends StoredDocument,
  Action extends string,
  Refusal extends ErrorCode = ErrorCode,
> {
  /** The name under which signing keeps its requests to phones. */
  readonly name: string
  readonly lifeCycle: LifeCycle<{
    readonly state: D
    readonly action: Action
    readonly refusal: Refusal
    readonly moment: BankDay
  }>
  /** The text that a signature covers, made from the document as it stands now. */
  canonicalTextOf(document: D): string
  /** Whether the person may sign this document, where its kind needs more than the right to sign. */
  mayBeSignedBy?(document: D, person: Viewer): boolean
  /** What a signatory reads on their phone. */
  phoneTextOf(document: D): string
  /** Whether a person sees the document at all, as far as the document itself decides it. */
  isVisibleTo(document: D, viewer: Viewer): boolean
  /** The code for a document that does not exist for the person. */
  readonly notFound: Refusal
  /** The argument of a batch that names the documents. */
  readonly idsField: string
}

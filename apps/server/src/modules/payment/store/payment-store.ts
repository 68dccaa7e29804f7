import type { Words } from '@tartip/domain/bank-text'
import type { Result } from '@tartip/domain/result'
import type { SignRight, SignType } from '@tartip/domain/people/sign-right'
import type { SignStage } from '@tartip/domain/payment/payment-state'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import type { PaymentAction } from '@tartip/domain/payment/transitions'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

import type { Json } from '../../../platform/json.ts'
import type { SignatureEvidence as ProofEvidence } from '../../signing/public.ts'
import type { PaymentDocument } from '../payment-document.ts'

/** Who made a step. A person comes with the session and request it came through. */
export type ChangeAuthor =
  | {
      readonly kind: 'person'
      readonly personId: string
      readonly sessionId: string
      readonly ip: string
      readonly traceId: string
    }
  | { readonly kind: 'bank' | 'clock' | 'phone' }

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
export interface PaymentChange {
  readonly action: PaymentAction | 'create' | 'repeat'
  /** The document as it is after the step. */
  readonly document: PaymentDocument
  /** Absent for a new document. */
  readonly before?: { readonly statusCode: PaymentStatus; readonly digest: string }
  /** Every status entered by the step, in order. */
  readonly steps: readonly PaymentStatus[]
  readonly at: Instant
  readonly by: ChangeAuthor
  readonly comment?: Words
  readonly errorCode?: string
  readonly signature?: SignatureEvidence
}

/** The answer of a mutation, kept under its idempotency key in the transaction of its effect. */
export interface AnswerToKeep {
  readonly key: {
    readonly legalPartyId: string
    readonly personId: string
    readonly operation: string
    readonly key: string
  }
  readonly requestHash: string
  readonly answer: Json
}

export type SaveRefusal =
  | 'DUPLICATE_DOCUMENT_NUMBER'
  | 'PAYMENT_CHANGED_MEANWHILE'
  | 'SIGNATURE_ALREADY_USED'

/** The key already carries an answer (or a parallel call is just writing it); nothing was written. */
export class AnswerExists extends Error {
  override readonly name = 'AnswerExists'
}

/**
 * The write side of payments, bound to one transaction. Deleted documents do not exist here.
 * Every write compares the version, and one statement carries document, history, signature, audit,
 * outgoing event and idempotency answer, because each round trip under lock costs throughput.
 */
export interface PaymentStore {
  /** In the order of ids; an unknown id is simply not in the answer. Locks in id order, so batches never deadlock. */
  findByIdsForUpdate(legalPartyId: string, ids: readonly string[]): Promise<PaymentDocument[]>
  /** The next number of the organisation that no document of the year has. */
  takeTransferNum(legalPartyId: string, year: number): Promise<string>
  /** New documents. */
  insert(
    changes: readonly PaymentChange[],
    answer?: AnswerToKeep,
  ): Promise<Result<void, SaveRefusal>>
  /** New content of known documents (an edit). */
  saveContent(
    changes: readonly PaymentChange[],
    answer?: AnswerToKeep,
  ): Promise<Result<void, SaveRefusal>>
  /** New statuses of known documents; the content stays as it is. */
  saveStatus(
    changes: readonly PaymentChange[],
    answer?: AnswerToKeep,
  ): Promise<Result<void, SaveRefusal>>
  /** Takes a document out of sight; its traces stay. */
  remove(
    changes: readonly PaymentChange[],
    answer?: AnswerToKeep,
  ): Promise<Result<void, SaveRefusal>>
}

/** Documents of an operation and currency whose moment has come. */
export interface DueDay {
  /** Earlier value dates are due too, but for `resting`. */
  readonly today: LocalDate
  /** `OPERATION CURRENCY` pairs whose moment on `today` has come. */
  readonly pairs: readonly string[]
  /** Pairs of which nothing is due now, whatever its value date. */
  readonly resting: readonly string[]
}

/** A claim on a document that is being handed over to the bank. A later token makes an earlier one void. */
export interface Claim {
  readonly legalPartyId: string
  readonly paymentId: string
  readonly token: bigint
}

export interface UnfinishedSubmission {
  readonly claim: Claim
  readonly attempts: number
  readonly payment: PaymentDocument
}

/** What is known of a hand-over after the bank was asked. */
export interface Settlement {
  readonly claim: Claim
  readonly outcome: 'UNKNOWN' | 'ACCEPTED' | 'REFUSED'
  /** When an unknown outcome is asked about again. */
  readonly nextAt: Instant
}

/** What the jobs do across organisations, bound to one transaction of the system. */
export interface PaymentJobStore extends Pick<PaymentStore, 'saveStatus'> {
  /** Fully signed documents whose value date is open, locked; those that another worker holds are skipped. */
  claimDue(due: DueDay, limit: number): Promise<PaymentDocument[]>
  /** Documents still waiting for a signature after their last moment, locked likewise. */
  claimExpired(due: DueDay, limit: number): Promise<PaymentDocument[]>
  /** Notes who works on the documents and until when; answers one claim each. */
  lease(payments: readonly PaymentDocument[], now: Instant, until: Instant): Promise<Claim[]>
  /** Hand-overs whose worker died or whose outcome is unknown, claimed anew with their documents. */
  claimUnfinished(
    now: Instant,
    until: Instant,
    limit: number,
  ): Promise<readonly UnfinishedSubmission[]>
  /**
   * Documents the bank has taken and told nothing of until now; each is left alone until `askAgainAt`.
   * Hand-overs of documents that have ended meanwhile are put away on the way.
   */
  claimSilent(now: Instant, askAgainAt: Instant, limit: number): Promise<PaymentDocument[]>
  /** Notes the outcomes of claims that still hold and answers their documents; others are somebody else's now. */
  settle(settlements: readonly Settlement[], now: Instant): Promise<ReadonlySet<string>>
  /** In the order of ids, unlocked: a write of them may be refused. */
  find(
    ids: readonly { readonly legalPartyId: string; readonly paymentId: string }[],
  ): Promise<PaymentDocument[]>
  findForUpdate(
    ids: readonly { readonly legalPartyId: string; readonly paymentId: string }[],
  ): Promise<PaymentDocument[]>
  /** How far the bank's events are taken over; locked, so that one reader works at a time. */
  lockCursor(): Promise<bigint | undefined>
  moveCursor(sequence: bigint): Promise<void>
}

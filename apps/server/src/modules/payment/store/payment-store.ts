import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

import type { DocumentStore } from '../../../platform/documents/document-storage.ts'
import type { PaymentDocument } from '../payment-document.ts'

/** The write side of payments: that of any document, and the numbers of payments. */
export interface PaymentStore extends DocumentStore<PaymentDocument, PaymentAction> {
  /** The next number of the organisation that no document of the year has. */
  takeTransferNum(legalPartyId: string, year: number): Promise<string>
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

import type { BankText } from '@tartip/domain/bank-text'
import type { LoanChange, LoanChangeRefusal } from '@tartip/domain/loans/loan-change'
import type { Result } from '@tartip/domain/result'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'
import type { EventFeed } from './event-feed.ts'

/** What a borrower requests about a running loan. */
export interface NewLoanClaim {
  /** UUID made by the internet bank; the idempotency key. */
  readonly loanClaimId: string
  readonly legalPartyId: string
  readonly loanId: string
  readonly createdAt: Instant
  readonly change: LoanChange
}

export type LoanClaimState = 'ON_VERIFICATION' | 'APPROVED' | 'DECLINED'

/** A claim at the bank. */
export interface BankLoanClaim extends NewLoanClaim {
  /** The loan account. */
  readonly accountId: string
  readonly state: LoanClaimState
  /** Why it was declined: by an officer, by the client, or because the money was not there on its day. */
  readonly reason?: BankText
  readonly isWithdrawn?: true
  readonly decidedAt?: Instant
  /** When an approved change was made; a repayment is made on its day. */
  readonly executedAt?: Instant
  /** The certificate of an approved request for one: what was owed when it was issued, minor units. */
  readonly certificate?: {
    readonly date: LocalDate
    readonly principalMinor: bigint
    readonly interestMinor: bigint
  }
}

/** CLAIM_PENDING: another change of the same loan awaits the officer or its day. */
export type LoanClaimRefusal =
  | LoanChangeRefusal
  | 'LOAN_NOT_FOUND'
  | 'CLAIM_PENDING'
  | 'REQUEST_CHANGED'

export type CancelLoanClaimRefusal = 'LOAN_CLAIM_NOT_FOUND' | 'CLAIM_STATE_MISMATCH'

/** A claim has entered another state or was executed. */
export interface LoanClaimEvent {
  readonly sequence: bigint
  readonly occurredAt: Instant
  readonly claim: BankLoanClaim
}

/**
 * Claims of borrowers about their loans, decided by an officer. A claim of another organisation is answered exactly
 * like one that does not exist.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); each is safe to repeat.
 */
export interface LoanClaims extends EventFeed<LoanClaimEvent> {
  /** Hands in a claim; the same claim again answers as before, another one under its id: REQUEST_CHANGED. */
  submit(claim: NewLoanClaim): Promise<Result<BankLoanClaim, LoanClaimRefusal>>

  /** The newest first. */
  claimsOf(legalPartyId: string): Promise<readonly BankLoanClaim[]>

  /** `undefined` for a claim that the organisation does not have. */
  findClaim(legalPartyId: string, loanClaimId: string): Promise<BankLoanClaim | undefined>

  /** Withdraws a claim that no officer has decided; it is then declined. Again: the same answer. */
  cancel(
    legalPartyId: string,
    loanClaimId: string,
  ): Promise<Result<BankLoanClaim, CancelLoanClaimRefusal>>
}

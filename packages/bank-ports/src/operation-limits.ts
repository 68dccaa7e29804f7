import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { LimitRefusal, LimitState } from '@tartip/domain/payment/operation-limits'
import type { Verdict } from '@tartip/domain/result'

/** One version of a document; a changed document is another operation. */
export interface LimitedOperationRef {
  /** UUID of the document. */
  readonly operationId: string
  readonly contentVersion: number
}

/** One person's signature on one version of a document. */
export interface CountedSignature extends LimitedOperationRef {
  readonly personId: string
}

export interface LimitedOperation extends LimitedOperationRef {
  readonly operationCode: OperationCode
  /** Minor units of the currency, above zero. */
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  readonly recipientAccount: string
}

/** Who signs, and for whom. */
export interface LimitedPerson {
  readonly legalPartyId: string
  readonly personId: string
}

/** REQUEST_CHANGED: this person's signature on this version was counted with another content. */
export type CountRefusal = LimitRefusal | 'REQUEST_CHANGED'

/**
 * What clients may move in one operation, a day and a calendar month, in soms at the official rate of the day: all of
 * an organisation together, and each person by what they sign. Only signatures count. A document that several people
 * sign counts once for the organisation and once for each of them.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); each is safe to repeat.
 */
export interface OperationLimits {
  /** Those of the organisations that anything limits now. While nothing does, nothing has to be counted. */
  limitedAmong(legalPartyIds: readonly string[]): Promise<ReadonlySet<string>>

  /** The limits of the organisation and of the person, with what is used of each. */
  stateOf(person: LimitedPerson): Promise<LimitState>

  /** What `count` would answer now, each operation after the ones before it; nothing is counted. */
  check(
    person: LimitedPerson,
    operations: readonly LimitedOperation[],
  ): Promise<readonly Verdict<LimitRefusal>[]>

  /**
   * Counts a person's signatures, in their order: an operation that does not fit is refused and the others are not.
   * One that is counted already holds. Signatures that arrive at once never exceed a limit together.
   */
  count(
    person: LimitedPerson,
    operations: readonly LimitedOperation[],
  ): Promise<readonly Verdict<CountRefusal>[]>

  /** Takes back signatures that order nothing any more. What is unknown is ignored. */
  release(legalPartyId: string, signatures: readonly CountedSignature[]): Promise<void>
}

import type { CurrencyCode } from '@tartip/domain/money/currency'

/** The side on which an account grows: customers' money is CREDIT, the bank's own assets are DEBIT. */
export type NormalSide = 'DEBIT' | 'CREDIT'

export type TransferKind = 'TRANSFER' | 'HOLD' | 'POST_HOLD' | 'VOID_HOLD' | 'EXPIRE_HOLD'

interface RequestBase {
  /** UUID in lower case, made by the caller *before* the first attempt, so that a retry is recognised. */
  readonly id: string
  /**
   * Epoch milliseconds of the bank's clock. An account's entries never go back in time: where a guarded
   * account already has a later entry, the transfer is booked at that instant. Not compared on a retry.
   */
  readonly bookedAt: number
  /** This request and the next one succeed together or not at all; a chain may have any length. */
  readonly isLinkedToNext?: boolean
}

interface MoneyBetweenAccounts {
  readonly debitAccountId: string
  readonly creditAccountId: string
  readonly currency: CurrencyCode
  /** Minor units, above zero. */
  readonly amountMinor: bigint
}

/**
 * The rate at which a conversion was made; kept with the transfer of the bought currency. The pair is two
 * linked transfers: the sold money to the bank's position, the bought money from the bank's other position.
 */
export interface ConversionTerms {
  /** The transfer of the sold money; it stands before this one in the same chain. */
  readonly soldTransferId: string
  /** How many major units of the other currency one major unit of `pricedCurrency` costs: '87.4500'. */
  readonly rate: string
  /** The sold or the bought currency: the one whose unit has the price. */
  readonly pricedCurrency: CurrencyCode
}

/** Moves money at once. */
export interface MoveRequest extends RequestBase, MoneyBetweenAccounts {
  readonly kind: 'TRANSFER'
  readonly conversion?: ConversionTerms
}

/** Sets money of the debit account aside for the credit account; it is posted, voided, or expires. */
export interface HoldRequest extends RequestBase, MoneyBetweenAccounts {
  readonly kind: 'HOLD'
  /** Epoch milliseconds from which the hold can no longer be posted; absent = it stays until resolved. */
  readonly expiresAt?: number
}

/** Moves held money to the credit account of its hold; what is not posted becomes available again. */
export interface PostHoldRequest extends RequestBase {
  readonly kind: 'POST_HOLD'
  readonly holdId: string
  /** Absent = the whole hold. */
  readonly amountMinor?: bigint
}

/** Makes held money available again. EXPIRE_HOLD does so only when the hold's time is over. */
export interface ReleaseHoldRequest extends RequestBase {
  readonly kind: 'VOID_HOLD' | 'EXPIRE_HOLD'
  readonly holdId: string
}

export type TransferRequest = MoveRequest | HoldRequest | PostHoldRequest | ReleaseHoldRequest

/** Refusals that follow from the request alone; they would be the same at any time and are not remembered. */
export type MalformedRequest =
  | 'TRANSFER_ID_INVALID'
  | 'AMOUNT_NOT_POSITIVE'
  | 'AMOUNT_TOO_LARGE'
  | 'SAME_ACCOUNT'
  | 'EXPIRY_NOT_IN_FUTURE'
  | 'LINK_OPEN'
  | 'CONVERSION_RATE_INVALID'
  | 'CONVERSION_INCOMPLETE'
  | 'CONVERSION_RATE_MISMATCH'

/** Refusals that follow from the books; they are remembered, so that a retry gets the same answer. */
export type RefusedByBooks =
  | 'DEBIT_ACCOUNT_NOT_FOUND'
  | 'CREDIT_ACCOUNT_NOT_FOUND'
  | 'DEBIT_CURRENCY_MISMATCH'
  | 'CREDIT_CURRENCY_MISMATCH'
  | 'INSUFFICIENT_FUNDS'
  | 'CREDIT_ACCOUNT_WOULD_GO_SHORT'
  | 'BALANCE_TOO_LARGE'
  | 'HOLD_SIDE_INVALID'
  | 'HOLD_NOT_FOUND'
  | 'NOT_A_HOLD'
  | 'HOLD_ALREADY_POSTED'
  | 'HOLD_ALREADY_VOIDED'
  | 'HOLD_EXPIRED'
  | 'HOLD_NOT_EXPIRED'
  | 'HOLD_AMOUNT_EXCEEDED'
  | 'LINKED_FAILED'

/** TRANSFER_CHANGED: the id is taken by a request that asked for something else. */
export type LedgerRefusal = MalformedRequest | RefusedByBooks | 'TRANSFER_CHANGED'

export type TransferResult = 'DONE' | LedgerRefusal

export interface TransferAnswer {
  readonly id: string
  readonly result: TransferResult
}

/** No single transfer is larger: 10^17 minor units leave room for the sum of many in an int8 balance. */
export const amountLimitMinor = 10n ** 17n

/** Requests in one call. A larger batch would hold its locks for too long. */
export const batchLimit = 5_000

const malformed: ReadonlySet<TransferResult> = new Set<MalformedRequest>([
  'TRANSFER_ID_INVALID',
  'AMOUNT_NOT_POSITIVE',
  'AMOUNT_TOO_LARGE',
  'SAME_ACCOUNT',
  'EXPIRY_NOT_IN_FUTURE',
  'LINK_OPEN',
  'CONVERSION_RATE_INVALID',
  'CONVERSION_INCOMPLETE',
  'CONVERSION_RATE_MISMATCH',
])

/** Whether the refusal is written down with the transfer's id. */
export function isRefusedByBooks(result: TransferResult): result is RefusedByBooks {
  return result !== 'DONE' && result !== 'TRANSFER_CHANGED' && !malformed.has(result)
}

import type { CurrencyCode } from '@tartip/domain/money/currency'

/** The side on which an account grows: customers' money is CREDIT, the bank's own assets are DEBIT. */
export type NormalSide = 'DEBIT' | 'CREDIT'

export type TransferKind = 'TRANSFER' | 'HOLD' | 'POST_HOLD' | 'VOID_HOLD' | 'EXPIRE_HOLD'

interface RequestBase {
  /** UUID in lower case, made by the caller *before* the first attempt, so that a retry is recognised. */
  readonly id: string
  /**
   * Epoch milliseconds of the bank's clock. An account's entries never go back in time: where a
   * balance-enforced account already has a later entry, the transfer is booked at that instant. Not
   * compared on a retry.
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
 * The rate of a conversion, kept with the transfer of the bought currency. The pair is two linked
 * transfers: the sold money to the bank's position, the bought money from the bank's other
 * position.
 */
export interface ConversionTerms {
  /** The transfer of the sold money, earlier in the same chain. */
  readonly soldTransferId: string
  /** How many major units of the other currency one major unit of `pricedCurrency` costs: '87.4500'. */
  readonly rate: string
  /** The sold or the bought currency: the one whose unit is priced. */
  readonly pricedCurrency: CurrencyCode
}

/** Moves money at once. */
export interface MoveRequest extends RequestBase, MoneyBetweenAccounts {
  readonly kind: 'TRANSFER'
  readonly conversion?: ConversionTerms
}

/**
 * Holds money on the debit account for the credit account until it is posted, voided, or expires.
 */
export interface HoldRequest extends RequestBase, MoneyBetweenAccounts {
  readonly kind: 'HOLD'
  /** Epoch milliseconds from which the hold can no longer be posted; absent = it stays until resolved. */
  readonly expiresAt?: number
}

/** Moves held money to the credit account of its hold; the rest becomes available again. */
export interface PostHoldRequest extends RequestBase {
  readonly kind: 'POST_HOLD'
  readonly holdId: string
  /** Absent = the whole hold. */
  readonly amountMinor?: bigint
}

/** Makes held money available again. EXPIRE_HOLD does so only after the expiry of the hold. */
export interface ReleaseHoldRequest extends RequestBase {
  readonly kind: 'VOID_HOLD' | 'EXPIRE_HOLD'
  readonly holdId: string
}

export type TransferRequest = MoveRequest | HoldRequest | PostHoldRequest | ReleaseHoldRequest

/** Refusals that follow from the request alone; the same at any time, so they are not recorded. */
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

/** Refusals that follow from the books; recorded, so that a retry gets the same result. */
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

/** TRANSFER_CHANGED: the id was used by a different request. */
export type LedgerRefusal = MalformedRequest | RefusedByBooks | 'TRANSFER_CHANGED'

export type TransferResult = 'DONE' | LedgerRefusal

export interface TransferAnswer {
  readonly id: string
  readonly result: TransferResult
}

/** The largest transfer: 10^17 minor units leave room for the sum of many in an int8 balance. */
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

/** Whether the refusal is recorded under the transfer's id. */
export function isRefusedByBooks(result: TransferResult): result is RefusedByBooks {
  return result !== 'DONE' && result !== 'TRANSFER_CHANGED' && !malformed.has(result)
}

/** An account to be opened. */
export interface NewLedgerAccount {
  /** UUID in lower case, made by the caller. */
  readonly id: string
  readonly currency: CurrencyCode
  readonly normalSide: NormalSide
  /**
   * False: the balance is enforced; every transfer locks and checks the account and stores the
   * balance after each entry. True: the account is not locked; changes are appended and the balance
   * is their sum.
   */
  readonly overdraftAllowed: boolean
  /** The account holder, a free text of the caller; stored unchanged and covered by the proof. */
  readonly holder?: string
}

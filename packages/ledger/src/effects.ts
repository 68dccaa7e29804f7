import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { HoldState } from './books.ts'
import type { ConversionTerms, RefusedByBooks, TransferKind } from './transfer.ts'

/** A row of the journal. */
export interface BookedTransfer {
  readonly id: string
  readonly kind: TransferKind
  readonly debitAccountId: string
  readonly creditAccountId: string
  readonly currency: CurrencyCode
  readonly amountMinor: bigint
  /** The hold that this transfer resolved. */
  readonly holdId: string | undefined
  /** Epoch milliseconds; only on a hold. */
  readonly expiresAt: number | undefined
  /** Epoch milliseconds. */
  readonly bookedAt: number
  /** Only on the transfer of the bought currency. */
  readonly conversion: ConversionTerms | undefined
  readonly digest: string
}

/** One entry of a transfer on one account. */
export interface BookedEntry {
  readonly accountId: string
  /**
   * Numbers the entries of a balance-enforced account from 1; undefined where the database numbers
   * them.
   */
  readonly sequence: bigint | undefined
  readonly transferId: string
  readonly currency: CurrencyCode
  /** Credit is positive, debit negative on every account, so that entries sum to zero. */
  readonly deltaMinor: bigint
  /** On the account's normal side; undefined on accounts that allow overdraft. */
  readonly balanceAfterMinor: bigint | undefined
  readonly bookedAt: number
}

export interface Refused {
  readonly id: string
  readonly digest: string
  readonly code: RefusedByBooks
  /**
   * Whether one of its accounts is balance-enforced, so that concurrent requests for the same wait
   * for its lock. Otherwise the refusal must be decided under the exclusive booking lock.
   */
  readonly isBalanceEnforced: boolean
}

/** What a batch adds to the books; accounts and holds carry their new state. */
export interface Effects {
  readonly transfers: BookedTransfer[]
  readonly entries: BookedEntry[]
  readonly refusals: Refused[]
  readonly openedHolds: HoldState[]
  readonly resolvedHoldIds: string[]
}

export function emptyEffects(): Effects {
  return { transfers: [], entries: [], refusals: [], openedHolds: [], resolvedHoldIds: [] }
}

export function appendEffects(from: Effects, to: Effects): void {
  to.transfers.push(...from.transfers)
  to.entries.push(...from.entries)
  to.refusals.push(...from.refusals)
  to.openedHolds.push(...from.openedHolds)
  to.resolvedHoldIds.push(...from.resolvedHoldIds)
}

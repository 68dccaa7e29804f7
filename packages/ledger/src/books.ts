import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { NormalSide, RefusedByBooks, TransferKind } from './transfer.ts'

/** An account as one batch sees it. */
export interface AccountState {
  readonly id: string
  readonly currency: CurrencyCode
  readonly normalSide: NormalSide
  readonly overdraftAllowed: boolean
  /**
   * On the normal side. For an account that may go short this is only the change made by the batch:
   * nobody reads, and so nobody locks, its balance.
   */
  readonly bookedMinor: bigint
  readonly heldMinor: bigint
  /**
   * What stands on an account that may go short beside the change of this batch, as far as is known without a
   * lock; absent on guarded accounts.
   */
  readonly besides?: { readonly bookedMinor: bigint; readonly heldMinor: bigint }
  readonly lastSequence: bigint
  /** Epoch milliseconds of the newest entry; undefined before the first. */
  readonly lastBookedAt: number | undefined
}

export interface HoldState {
  readonly id: string
  readonly debitAccountId: string
  readonly creditAccountId: string
  readonly currency: CurrencyCode
  readonly amountMinor: bigint
  readonly expiresAt: number | undefined
  readonly resolution: 'POST_HOLD' | 'VOID_HOLD' | 'EXPIRE_HOLD' | undefined
}

/** What became of an id that the ledger has seen before. */
export interface KnownOutcome {
  readonly digest: string
  readonly result: 'DONE' | RefusedByBooks
  /** The kind of an id that was done; undefined for a remembered refusal. */
  readonly kind: TransferKind | undefined
}

/** All that a decision may look at. Layers keep the trial of a chain apart until it has succeeded. */
export interface Books {
  account(id: string): AccountState | undefined
  hold(id: string): HoldState | undefined
  outcome(id: string): KnownOutcome | undefined
  putAccount(account: AccountState): void
  putHold(hold: HoldState): void
  putOutcome(id: string, outcome: KnownOutcome): void
}

export interface BooksLayer extends Books {
  /** What was put into this layer. */
  readonly accounts: ReadonlyMap<string, AccountState>
  readonly holds: ReadonlyMap<string, HoldState>
  readonly outcomes: ReadonlyMap<string, KnownOutcome>
}

/** An empty layer that looks through to what lies under it. */
export function layerOver(base: Books | undefined): BooksLayer {
  const accounts = new Map<string, AccountState>()
  const holds = new Map<string, HoldState>()
  const outcomes = new Map<string, KnownOutcome>()
  return {
    accounts,
    holds,
    outcomes,
    account: id => accounts.get(id) ?? base?.account(id),
    hold: id => holds.get(id) ?? base?.hold(id),
    outcome: id => outcomes.get(id) ?? base?.outcome(id),
    putAccount: account => accounts.set(account.id, account),
    putHold: hold => holds.set(hold.id, hold),
    putOutcome: (id, outcome) => outcomes.set(id, outcome),
  }
}

/** Copies what a trial changed into the books under it. */
export function merge(layer: BooksLayer, into: Books): void {
  for (const account of layer.accounts.values()) into.putAccount(account)
  for (const hold of layer.holds.values()) into.putHold(hold)
  for (const [id, outcome] of layer.outcomes) into.putOutcome(id, outcome)
}

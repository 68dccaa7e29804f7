import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { NormalSide, RefusedByBooks, TransferKind } from './transfer.ts'

/** The state of an account while one batch is decided. */
export interface AccountState {
  readonly id: string
  readonly currency: CurrencyCode
  readonly normalSide: NormalSide
  readonly overdraftAllowed: boolean
  /**
   * On the normal side. For an account that allows overdraft this is only the change made by the
   * batch: its balance is neither read under lock nor locked.
   */
  readonly bookedMinor: bigint
  readonly heldMinor: bigint
  /**
   * The stored balance of an account that allows overdraft, read without a lock; absent on
   * balance-enforced accounts.
   */
  readonly storedBalance?: { readonly bookedMinor: bigint; readonly heldMinor: bigint }
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

/** The recorded result of an id that the ledger already knows. */
export interface RecordedOutcome {
  readonly digest: string
  readonly result: 'DONE' | RefusedByBooks
  /** The kind of a request that was done; undefined for a recorded refusal. */
  readonly kind: TransferKind | undefined
}

/**
 * Everything a decision may read. An overlay keeps the trial of a chain separate until the chain
 * has succeeded.
 */
export interface Books {
  account(id: string): AccountState | undefined
  hold(id: string): HoldState | undefined
  outcome(id: string): RecordedOutcome | undefined
  putAccount(account: AccountState): void
  putHold(hold: HoldState): void
  putOutcome(id: string, outcome: RecordedOutcome): void
}

export interface BooksOverlay extends Books {
  /** What was written to this overlay. */
  readonly accounts: ReadonlyMap<string, AccountState>
  readonly holds: ReadonlyMap<string, HoldState>
  readonly outcomes: ReadonlyMap<string, RecordedOutcome>
}

/** An empty overlay that reads through to `base`. */
export function overlayBooks(base: Books | undefined): BooksOverlay {
  const accounts = new Map<string, AccountState>()
  const holds = new Map<string, HoldState>()
  const outcomes = new Map<string, RecordedOutcome>()
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

/** Copies the changes of an overlay into the books below it. */
export function merge(layer: BooksOverlay, into: Books): void {
  for (const account of layer.accounts.values()) into.putAccount(account)
  for (const hold of layer.holds.values()) into.putHold(hold)
  for (const [id, outcome] of layer.outcomes) into.putOutcome(id, outcome)
}

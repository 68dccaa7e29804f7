import type { BankText } from '@tartip/domain/bank-text'
import type { AccountStatus } from '@tartip/domain/accounts/account-moves'
import type { Instant } from '@tartip/domain/time/instant'
import type { EventFeed } from './event-feed.ts'

/**
 * An account was arrested, released or closed, or its reason changed. `status` is the new status;
 * the reader gets the current state from the books (core-accounts.ts).
 */
export interface AccountChanged {
  readonly sequence: bigint
  readonly occurredAt: Instant
  readonly legalPartyId: string
  readonly accountId: string
  /** The 16-digit account number. */
  readonly account: string
  readonly status: AccountStatus
  /** The reason in the bank's text; absent with a release. */
  readonly reason?: BankText
}

/**
 * Status changes of clients' accounts made by the bank. Movements are not reported here: documents
 * have their own events (payment-execution.ts), other movements are in account-movements.ts. An
 * event becomes readable only when the books show the change.
 */
export type AccountChanges = EventFeed<AccountChanged>

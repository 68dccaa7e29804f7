import type { BankText } from '@tartip/domain/bank-text'
import type { AccountStatus } from '@tartip/domain/accounts/account-moves'
import type { Instant } from '@tartip/domain/time/instant'
import type { EventFeed } from './event-feed.ts'

/**
 * An account is not what it was: arrested, released, closed, or the same for another reason. How it stands now
 * is in the books (core-accounts.ts), which the reader asks again; `status` is what it became with this event.
 */
export interface AccountChanged {
  readonly sequence: bigint
  readonly occurredAt: Instant
  readonly legalPartyId: string
  readonly accountId: string
  /** The sixteen digits by which people know it. */
  readonly account: string
  readonly status: AccountStatus
  /** Why, in the words of the bank; absent with a release. */
  readonly reason?: BankText
}

/**
 * What the bank does with the accounts of its clients on its own, told to the internet bank. Money that moves
 * is not told here: documents have events of their own (payment-execution.ts), and what moves without one has a
 * list of its own (account-movements.ts). An event is readable only when the books say what it tells.
 */
export type AccountChanges = EventFeed<AccountChanged>

import type { Instant } from '@tartip/domain/time/instant'
import type { EventFeed } from './event-feed.ts'

/**
 * The balance of a client's account changed without a document paid from it: an incoming payment, a
 * transfer from another own account, interest, a collected debt, a card operation. The amounts are
 * in the books (core-accounts.ts); movements booked together are one event per account.
 */
export interface AccountMoved {
  readonly sequence: bigint
  readonly occurredAt: Instant
  readonly legalPartyId: string
  readonly accountId: string
}

/**
 * Movements without a document paid from the account. The payer account of a document is not
 * reported here, because the document has its own events (payment-execution.ts); the credited
 * account of an own transfer is. An event becomes readable only when the books show the movement.
 */
export type AccountMovements = EventFeed<AccountMoved>

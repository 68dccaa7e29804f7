import type { Instant } from '@tartip/domain/time/instant'
import type { EventFeed } from './event-feed.ts'

/**
 * Money was moved or set aside on an account of a client, and no document that is paid from it says so: another
 * client or another bank has paid, the organisation itself has from another of its accounts, the bank has paid
 * interest or collected a debt, a card was used. How much it
 * was and what is there now is in the books (core-accounts.ts), which the reader asks; several movements that are
 * booked together are one event of each account.
 */
export interface AccountMoved {
  readonly sequence: bigint
  readonly occurredAt: Instant
  readonly legalPartyId: string
  readonly accountId: string
}

/**
 * Money that comes to an account, and money that goes without the organisation's doing, told to the internet bank.
 * The account from which a document is paid is not told of here: documents have events of their own
 * (payment-execution.ts), and who may see the account sees them. Of the account that an own transfer is paid to
 * that is not so. An event is readable only when the books have what it tells.
 */
export type AccountMovements = EventFeed<AccountMoved>

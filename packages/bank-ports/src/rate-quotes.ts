import type { BankText } from '@tartip/domain/bank-text'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import type { EventFeed } from './event-feed.ts'
import type { OrderRate } from '@tartip/domain/payment/payment-order'

/** A wish to convert at a rate of its own, for sums that the list of rates is not made for. */
export interface QuoteRequest {
  /** UUID; names the quote, and is the idempotency key. */
  readonly quoteId: string
  readonly legalPartyId: string
  readonly sell: CurrencyCode
  readonly buy: CurrencyCode
  /** Which of the two sums is meant. */
  readonly side: 'SELL' | 'BUY'
  /** Minor units of that currency, above zero. */
  readonly amountMinor: bigint
}

/**
 * WAITING: a dealer has it. QUOTED: the rate holds until `validUntil`. USED: an order was accepted at it, and no
 * other one will be. REFUSED: there is no rate. EXPIRED: the rate was given and its time is over. CANCELLED: nobody
 * wants it any more.
 */
export type QuoteState = 'WAITING' | 'QUOTED' | 'USED' | 'REFUSED' | 'EXPIRED' | 'CANCELLED'

/** A wish, and what the dealers have made of it so far. */
export interface ContractualQuote extends QuoteRequest {
  readonly state: QuoteState
  readonly requestedAt: Instant
  /** With QUOTED, USED and EXPIRED. */
  readonly rate?: OrderRate
  readonly validUntil?: Instant
  /** With REFUSED: the dealer's words. */
  readonly reason?: BankText
}

/**
 * QUOTE_CURRENCIES_INVALID: both currencies are one. AMOUNT_INVALID: zero or less. REQUEST_CHANGED:
 * the id belongs to another request.
 */
export type QuoteRefusal = 'QUOTE_CURRENCIES_INVALID' | 'AMOUNT_INVALID' | 'REQUEST_CHANGED'

/**
 * A dealer has given a rate or refused one; that a rate has run out or was withdrawn is no event.
 */
export interface QuoteEvent {
  readonly sequence: bigint
  readonly occurredAt: Instant
  /** The quote as it was right after the dealer's decision. */
  readonly quote: ContractualQuote
}

/**
 * The bank's dealers. Above what size a contractual rate may be requested is the internet bank's rule.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); each is safe to repeat.
 */
export interface RateQuotes extends EventFeed<QuoteEvent> {
  /** Requests a rate. The same request again answers with its present state; another one: REQUEST_CHANGED. */
  request(request: QuoteRequest): Promise<Result<ContractualQuote, QuoteRefusal>>

  /** A quote of this organisation; `undefined` for any other. */
  find(legalPartyId: string, quoteId: string): Promise<ContractualQuote | undefined>

  /** Takes the request back; a quote that was used or refused or has expired stays what it is. */
  cancel(legalPartyId: string, quoteId: string): Promise<ContractualQuote | undefined>
}

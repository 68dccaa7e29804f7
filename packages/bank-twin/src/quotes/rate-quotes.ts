import { bankTextOf, type Words } from '@tartip/domain/bank-text'
import type {
  ContractualQuote,
  QuoteEvent,
  QuoteRefusal,
  QuoteRequest,
  RateQuotes,
} from '@tartip/bank-ports/rate-quotes'
import type { OrderRate } from '@tartip/domain/payment/payment-order'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import type { TwinFeed } from '../common/event-feed.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import { runOnce } from '../common/repeated-request.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import { inTransaction } from '../store/twin-db.ts'
import { findQuote, insertQuote, readWaitingQuotes, updateQuote } from './quote-store.ts'

export interface QuoteDeps extends Pick<ServiceDeps, 'db' | 'clock'> {
  readonly feed: TwinFeed<QuoteEvent>
}

export type DealerRefusal =
  | 'QUOTE_NOT_FOUND'
  | 'QUOTE_ALREADY_DECIDED'
  | 'RATE_INVALID'
  | 'REASON_REQUIRED'

/** The dealers who give contractual rates. */
export interface DealerDesk {
  waiting(limit: number): Promise<ContractualQuote[]>
  /** @param value som for one unit of the other currency, or `buy` for one unit of `sell`: an exact decimal */
  quote(quoteId: string, value: string, minutes: number): Promise<Verdict<DealerRefusal>>
  refuse(quoteId: string, reason: Words): Promise<Verdict<DealerRefusal>>
}

const largestList = 500
const rateText = /^\d{1,9}(\.\d{1,8})?$/

export function createRateQuotes(deps: QuoteDeps): RateQuotes {
  const { db, clock, feed } = deps
  const own = async (legalPartyId: string, quoteId: string) => {
    const stored = isUuid(quoteId) ? await findQuote(db, quoteId) : undefined
    return stored?.quote.legalPartyId === legalPartyId ? stored.quote : undefined
  }
  return {
    readEvents: feed.readEvents,
    onEvent: feed.onEvent,
    request: request => asBankCall(() => take(deps, request)),
    find: (legalPartyId, quoteId) =>
      asBankCall(async () => {
        const quote = await own(legalPartyId, quoteId)
        return quote && quoteAt(quote, clock.now())
      }),
    cancel: (legalPartyId, quoteId) =>
      asBankCall(async () => {
        if ((await own(legalPartyId, quoteId)) === undefined) return undefined
        return inTransaction(db, async tx => {
          const stored = await findQuote(tx, quoteId, 'for update')
          const quote = stored && quoteAt(stored.quote, clock.now())
          if (quote?.state !== 'WAITING' && quote?.state !== 'QUOTED') return quote
          const cancelled: ContractualQuote = { ...quote, state: 'CANCELLED' }
          await updateQuote(tx, cancelled)
          return cancelled
        })
      }),
  }
}

export function createDealerDesk(deps: QuoteDeps): DealerDesk {
  const { db, clock, feed } = deps
  const decide = async (
    quoteId: string,
    make: (quote: ContractualQuote) => ContractualQuote,
  ): Promise<Verdict<DealerRefusal>> => {
    const verdict = await inTransaction<Verdict<DealerRefusal>>(db, async tx => {
      const stored = isUuid(quoteId) ? await findQuote(tx, quoteId, 'for update') : undefined
      if (stored === undefined) return err('QUOTE_NOT_FOUND')
      if (stored.quote.state !== 'WAITING') return err('QUOTE_ALREADY_DECIDED')
      const quote = make(stored.quote)
      await updateQuote(tx, quote)
      await feed.append(tx, clock.now(), { quote })
      return holds
    })
    if (verdict.ok) feed.wake()
    return verdict
  }
  return {
    waiting: limit => readWaitingQuotes(db, Math.min(Math.max(1, limit), largestList)),
    async quote(quoteId, value, minutes) {
      if (!rateText.test(value) || /^[0.]+$/.test(value)) return err('RATE_INVALID')
      return decide(quoteId, quote => ({
        ...quote,
        state: 'QUOTED',
        rate: rateOf(quote, value),
        validUntil: clock.now() + minutes * 60_000,
      }))
    },
    async refuse(quoteId, reason) {
      const words = bankTextOf(reason)
      if (words.ru === '') return err('REASON_REQUIRED')
      return decide(quoteId, quote => ({ ...quote, state: 'REFUSED', reason: words }))
    },
  }
}

/** A quote is over the millisecond after its last. */
export function quoteAt(quote: ContractualQuote, now: Instant): ContractualQuote {
  const isOver = quote.state === 'QUOTED' && now > (quote.validUntil ?? now)
  return isOver ? { ...quote, state: 'EXPIRED' } : quote
}

function rateOf({ sell, buy }: QuoteRequest, value: string): OrderRate {
  return sell === 'KGS' ? { base: buy, quote: sell, value } : { base: sell, quote: buy, value }
}

async function take(
  { db, clock }: QuoteDeps,
  request: QuoteRequest,
): Promise<Result<ContractualQuote, QuoteRefusal>> {
  if (!isUuid(request.quoteId) || !isUuid(request.legalPartyId)) {
    throw new RangeError('Ids of quotes and organisations are UUIDs')
  }
  if (request.sell === request.buy) return err('QUOTE_CURRENCIES_INVALID')
  if (request.amountMinor <= 0n) return err('AMOUNT_INVALID')
  const fingerprint = fingerprintOf(request)
  return inTransaction(db, tx =>
    runOnce(
      tx,
      {
        kind: 'quote',
        requestId: request.quoteId,
        fingerprint,
        find: () => findQuote(tx, request.quoteId),
        answerOf: ({ quote }) => quoteAt(quote, clock.now()),
      },
      async () => {
        const quote: ContractualQuote = { ...request, state: 'WAITING', requestedAt: clock.now() }
        await insertQuote(tx, quote, fingerprint)
        return ok(quote)
      },
    ),
  )
}

import type { ContractualQuote, QuoteRequest, RateQuotes } from '@tartip/bank-ports/rate-quotes'
import { ok } from '@tartip/domain/result'

export interface FakeRateQuotes extends Pick<RateQuotes, 'request' | 'onEvent'> {
  readonly requested: QuoteRequest[]
  /** What the dealer has decided about a request. */
  decide(quoteId: string, decision: Partial<ContractualQuote>): void
}

/** Dealers who let every request wait until a test decides it. */
export function createFakeRateQuotes(): FakeRateQuotes {
  const requested: QuoteRequest[] = []
  const decided = new Map<string, Partial<ContractualQuote>>()
  return {
    requested,
    decide: (quoteId, decision) => decided.set(quoteId, decision),
    async request(request) {
      requested.push(request)
      const decision = decided.get(request.quoteId)
      return ok({ ...request, state: 'WAITING', requestedAt: 0, ...decision })
    },
    onEvent: () => () => undefined,
  }
}

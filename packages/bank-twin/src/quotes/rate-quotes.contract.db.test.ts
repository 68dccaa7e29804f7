import { describeRateQuotesContract } from '@tartip/bank-ports/testing/rate-quotes-contract'
import { expect, test } from 'vitest'
import { createTestServices } from '../testing/test-services.ts'

describeRateQuotesContract('the twin', async () => {
  const { services, clock, newId, close } = await createTestServices()
  const { dealer } = services.desks
  return {
    rateQuotes: services.rateQuotes,
    newId,
    advanceMinutes: minutes => clock.advanceMinutes(minutes),
    quote: async (quoteId, value, minutes) => (await dealer.quote(quoteId, value, minutes)).ok,
    refuse: async (quoteId, reason) => (await dealer.refuse(quoteId, reason)).ok,
    close,
  }
})

test('the dealer sees who has waited longest first', async () => {
  const { services, clock, newId, close } = await createTestServices()
  const ids = [newId(), newId(), newId()].toSorted().toReversed()
  for (const quoteId of ids) {
    await services.rateQuotes.request({
      quoteId,
      legalPartyId: newId(),
      sell: 'USD',
      buy: 'KGS',
      side: 'SELL',
      amountMinor: 2_500_000n,
    })
    clock.advanceMinutes(1)
  }
  const waiting = await services.desks.dealer.waiting(2)
  expect(waiting.map(quote => quote.quoteId)).toEqual(ids.slice(0, 2))
  await close()
})

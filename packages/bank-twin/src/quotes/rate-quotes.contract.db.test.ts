import { describeRateQuotesContract } from '@tartip/bank-ports/contract/rate-quotes-contract'
import { createTestServices } from '../testing/test-services.ts'

describeRateQuotesContract('the twin', async () => {
  const { services, clock, newId, close } = await createTestServices()
  const { dealer } = services.desks
  return {
    rateQuotes: services.rateQuotes,
    newId,
    letMinutesPass: minutes => clock.advanceMinutes(minutes),
    quote: async (quoteId, value, minutes) => (await dealer.quote(quoteId, value, minutes)).ok,
    refuse: async (quoteId, reason) => (await dealer.refuse(quoteId, reason)).ok,
    close,
  }
})

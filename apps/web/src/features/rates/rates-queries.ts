import { queryOptions } from '@tanstack/react-query'
import { execute } from '../../lib/graphql-client.ts'
import { CurrencyRatesDocument } from './api/currency-rates.payment.generated.ts'

export const currencyRatesQuery = queryOptions({
  queryKey: ['currency-rates'],
  queryFn: async ({ signal }) => {
    const data = await execute(CurrencyRatesDocument, {}, { service: 'payment', signal })
    return data.getCurrencyRates
  },
})

import { toDecimal } from '@tartip/domain/money/decimal'
import { crossRate, rateChange } from '@tartip/domain/rates/convert'
import { rateGroups, type RateGroup } from '@tartip/domain/rates/rate-group'
import { may } from '@tartip/domain/people/policy'

import { requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { Rates } from '../../account/public.ts'
import { findConversionRate } from '../use-cases/conversion-rate.ts'
import type { QueryResolvers } from './payment.generated.ts'

type RateQueries = Pick<
  QueryResolvers,
  'getCurrencyRates' | 'getCurrencyRateHistory' | 'getCurrencyRatesConversion'
>
type Quotes = Extract<
  Awaited<ReturnType<Rates['ofDay']>>,
  { ok: true }
>['value']['sets'][number]['quotes']

/** Exchange rates, which the specification keeps in this service. */
export function createRateQueries(rates: Rates): RateQueries {
  return {
    getCurrencyRates: async (_root, { date }, ctx) => {
      requireReader(ctx)
      const { sets } = unwrap(await rates.ofDay(date ?? undefined))
      const setOf = (group: RateGroup) => sets.find(set => set.group === group)
      const quotesOf = (group: RateGroup) => presentQuotes(setOf(group)?.quotes ?? [])
      return {
        cash: quotesOf('CASH'),
        cashless: quotesOf('CASHLESS'),
        card: quotesOf('CARD'),
        nbkr: quotesOf('NBKR'),
        info: rateGroups.map(group => ({
          group,
          date: setOf(group)?.validFrom ?? null,
          isOld: setOf(group)?.isOld ?? false,
        })),
      }
    },

    getCurrencyRateHistory: async (_root, { group, code, startDate, endDate }, ctx) => {
      requireReader(ctx)
      return [...unwrap(await rates.history(group, code, startDate, endDate))]
    },

    getCurrencyRatesConversion: async (_root, { payerCurrency, recipientCurrency }, ctx) => {
      requireReader(ctx)
      const found = unwrap(
        await rates.between({ from: payerCurrency, to: recipientCurrency, group: 'CASHLESS' }),
      )
      const inverse = crossRate(found.to, found.from, mirrored(found.quotes))
      const { rate, contractualAboveMinor } = unwrap(
        await findConversionRate({ rates }, payerCurrency, recipientCurrency),
      )
      return {
        payerCurrency,
        recipientCurrency,
        rate: found.rate,
        inverseRate: unwrap(inverse),
        ...rate,
        contractualAbove: toDecimal(contractualAboveMinor, found.from),
        date: found.date,
        isOld: found.isOld,
      }
    },
  }
}

function requireReader(ctx: GraphqlContext): void {
  const allowed = may(requireActor(ctx), 'rates.read')
  if (!allowed.ok) throw refusal(allowed.error.code, allowed.error.params)
}

function presentQuotes(quotes: Quotes) {
  return quotes.map(quote => ({
    code: quote.currency,
    salesRate: quote.salesRate,
    purchaseRate: quote.purchaseRate,
    change:
      quote.previousSalesRate === undefined
        ? null
        : rateChange(quote.salesRate, quote.previousSalesRate),
  }))
}

/** The same rate read the other way round: what one unit of the recipient's currency costs the payer. */
function mirrored(quotes: Quotes) {
  return quotes.map(({ currency, salesRate, purchaseRate }) => ({
    currency,
    salesRate: purchaseRate,
    purchaseRate: salesRate,
  }))
}

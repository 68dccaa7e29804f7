import type { RateQuote } from '@tartip/bank-ports/currency-rates'
import { crossRate } from '@tartip/domain/rates/convert'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { err, ok } from '@tartip/domain/result'

import type { Rates } from '../../account/public.ts'

const day = '2026-11-28'

const firstQuotes: readonly RateQuote[] = [
  {
    currency: 'USD',
    salesRate: '87.70',
    purchaseRate: '87.20',
    validFrom: day,
    isWeekly: false,
    previousSalesRate: '87.75',
  },
  {
    currency: 'EUR',
    salesRate: '102.00',
    purchaseRate: '101.10',
    validFrom: day,
    isWeekly: false,
  },
]

export interface FakeRates extends Rates {
  /** The bank sets another rate for the dollar. */
  setDollar(salesRate: string, purchaseRate: string): void
}

/** A bank that has cashless rates of one Saturday and no others. */
export function createFakeRates(): FakeRates {
  let quotes = firstQuotes
  return {
    setDollar(salesRate, purchaseRate) {
      quotes = quotes.map(one =>
        one.currency === 'USD' ? { ...one, salesRate, purchaseRate } : one,
      )
    },
    ofDay: async () =>
      ok({ sets: [{ group: 'CASHLESS', validFrom: day, loadedAt: 0, quotes, isOld: true }] }),
    history: async () => ok([{ date: day, salesRate: '87.70', purchaseRate: '87.20' }]),
    async between({ from, to }) {
      if (!isCurrencyCode(from) || !isCurrencyCode(to)) return err('CURRENCY_UNKNOWN')
      const rate = crossRate(from, to, quotes)
      return rate.ok
        ? ok({ from, to, quotes, rate: rate.value, date: day, isOld: true })
        : err('RATE_NOT_FOUND')
    },
  }
}

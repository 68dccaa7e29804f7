import type { CurrencyRates } from '@tartip/bank-ports/currency-rates'
import { daysBetween } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { readRateHistory, readSetsOn } from './rate-store.ts'

const longestPeriodDays = 3_660

export function createCurrencyRates({ db }: { readonly db: TwinDb }): CurrencyRates {
  return {
    setsOn: date => asBankCall(() => readSetsOn(db, date)),
    history: (group, currency, from, to) =>
      asBankCall(async () => {
        if (daysBetween(from, to) >= longestPeriodDays) {
          throw new RangeError(`A period has at most ${longestPeriodDays} days`)
        }
        return from > to ? [] : readRateHistory(db, group, currency, from, to)
      }),
  }
}

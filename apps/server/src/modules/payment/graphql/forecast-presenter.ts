import { toDecimal } from '@tartip/domain/money/decimal'

import type { BalanceForecast } from '../use-cases/forecast-balance.ts'

export function presentForecast({ currency, days, movements }: BalanceForecast) {
  return {
    currency,
    days: days.map(({ date, balanceMinor }) => ({
      date,
      balance: toDecimal(balanceMinor, currency),
    })),
    movements: movements.map(({ amountMinor, ...movement }) => ({
      ...movement,
      amount: toDecimal(amountMinor, currency),
    })),
  }
}

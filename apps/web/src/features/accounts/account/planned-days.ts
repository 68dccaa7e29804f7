import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { addDays } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { BalanceDay } from '../../../components/charts/balance-days.ts'
import type { BalanceForecastQuery } from '../api/balance-forecast.payment.generated.ts'

export type Forecast = BalanceForecastQuery['getBalanceForecast']

/** A tenth of the curve: less would be a dot, and a forecast says nothing of the time after it. */
const leastPart = 10

/**
 * The days that the curve shows after today: to the last one on which something moves, and some more, or
 * today's own movements would have no width. Never more than the curve has behind it. None when nothing is
 * on its way.
 */
export function plannedDays(
  { days, movements }: Forecast,
  today: LocalDate,
  curveDays: number,
): readonly BalanceDay[] {
  const last = days.at(-1)
  if (movements.length === 0 || !last) return []
  const byDate = new Map(days.map(day => [day.date, day.balance]))
  const count = Math.min(Math.max(days.length - 1, Math.ceil(curveDays / leastPart)), curveDays)
  return Array.from({ length: count }, (_, place) => {
    const date = addDays(today, place + 1)
    return { date, balance: byDate.get(date) ?? last.balance }
  })
}

/** The message about a forecast: the first day on which money will be missing, else what is left in the end. */
export type ForecastInWords =
  | { readonly kind: 'short'; readonly date: LocalDate; readonly missing: string }
  | { readonly kind: 'left'; readonly date: LocalDate; readonly balance: string }

export function forecastInWords(
  { days, movements }: Forecast,
  currency: string,
): ForecastInWords | undefined {
  const last = days.at(-1)
  if (movements.length === 0 || !last || !isCurrencyCode(currency)) return undefined
  const below = days.find(({ balance }) => {
    const parsed = parseDecimal(balance, currency)
    return parsed.ok && parsed.value < 0n
  })
  return below
    ? { kind: 'short', date: below.date, missing: below.balance.replace('-', '') }
    : { kind: 'left', ...last }
}

/** How many documents of the forecast still wait for a signature. */
export const unsignedCount = ({ movements }: Forecast): number =>
  movements.reduce((sum, { kind, count }) => (kind === 'UNSIGNED' ? sum + count : sum), 0)

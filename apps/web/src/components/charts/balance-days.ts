import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { PlotSpan } from './plot-span.ts'

export interface BalanceDay {
  readonly date: LocalDate
  /** Closing balance, wire decimal. */
  readonly balance: string
}

export interface ReadDay extends BalanceDay {
  /** Only planned: after the last day that is known. */
  readonly isPlanned: boolean
  /** The balance of the same day of the period before. */
  readonly earlier?: string
}

/** The days of a curve in one row: what was, with what stood a period earlier, and what is planned. */
export function readDays(
  days: readonly BalanceDay[],
  before: readonly BalanceDay[],
  planned: readonly BalanceDay[],
): readonly ReadDay[] {
  return [
    ...days.map((day, place) => {
      const earlier = before[place]?.balance
      return { ...day, isPlanned: false, ...(earlier === undefined ? {} : { earlier }) }
    }),
    ...planned.map(day => ({ ...day, isPlanned: true })),
  ]
}

/** Places of two days of the curve; a span that lies outside of it marks nothing. */
export function spanOfDays(
  days: readonly BalanceDay[],
  chosen: { readonly from: LocalDate; readonly to: LocalDate } | undefined,
): PlotSpan | undefined {
  if (!chosen) return undefined
  const from = days.findIndex(({ date }) => date >= chosen.from)
  const to = days.findLastIndex(({ date }) => date <= chosen.to)
  return from < 0 || to < from ? undefined : { from, to }
}

/** What a span changed: the balance at its end against that of the evening before; exact, wire decimal. */
export function changeOver(
  days: readonly BalanceDay[],
  { from, to }: PlotSpan,
  currency: string,
): string | undefined {
  const opening = days[from - 1]
  const closing = days[to]
  if (!opening || !closing || !isCurrencyCode(currency)) return undefined
  const start = parseDecimal(opening.balance, currency)
  const end = parseDecimal(closing.balance, currency)
  return start.ok && end.ok ? toDecimal(end.value - start.value, currency) : undefined
}

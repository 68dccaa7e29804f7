import { toDecimal } from '@tartip/domain/money/decimal'
import { addDays } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { CashFlowDay } from '../../../components/charts/cash-flow-chart.tsx'
import { moneyOf } from '../accounts-model.ts'
import { inSom } from '../official-rates.ts'
import type { OfficialRates } from '../official-rates.ts'

/** What came and went on a day in one currency, wire decimals. */
export interface DayTurnover {
  readonly date: LocalDate
  readonly currency: string
  readonly credit: string
  readonly debit: string
}

export interface CashFlow {
  readonly days: readonly CashFlowDay[]
  readonly totalIn: string
  readonly totalOut: string
  /** Currencies without a rate, which are not in the figures. */
  readonly without: readonly string[]
}

/** Money in and out of each day in som, days without movement included, with the exact sums. */
export function cashFlowInSom(
  turnover: readonly DayTurnover[],
  rates: OfficialRates,
  period: { readonly from: LocalDate; readonly days: number },
): CashFlow {
  const flows = new Map<LocalDate, { inflow: bigint; outflow: bigint }>()
  for (let day = 0; day < period.days; day += 1) {
    flows.set(addDays(period.from, day), { inflow: 0n, outflow: 0n })
  }
  const without = new Set<string>()
  for (const { date, currency, credit, debit } of turnover) {
    const flow = flows.get(date)
    if (!flow) continue
    const came = somsOf(credit, currency, rates)
    const went = somsOf(debit, currency, rates)
    if (came === undefined || went === undefined) without.add(currency)
    else {
      flow.inflow += came
      flow.outflow += went
    }
  }
  const all = [...flows.values()]
  return {
    days: [...flows].map(([date, { inflow, outflow }]) => ({
      date,
      inflow: toDecimal(inflow, 'KGS'),
      outflow: toDecimal(outflow, 'KGS'),
    })),
    totalIn: toDecimal(
      all.reduce((sum, { inflow }) => sum + inflow, 0n),
      'KGS',
    ),
    totalOut: toDecimal(
      all.reduce((sum, { outflow }) => sum + outflow, 0n),
      'KGS',
    ),
    without: [...without],
  }
}

/** Thirty days to show and the thirty before them for comparison. */
export const flowDays = 30 as const

/** Both in one answer of the bank. */
export const flowPeriodOf = (today: LocalDate) => ({
  startDate: addDays(today, 1 - 2 * flowDays),
  endDate: today,
})

function somsOf(wire: string, currency: string, rates: OfficialRates): bigint | undefined {
  const money = moneyOf(wire, currency)
  return money && inSom(money, rates)
}

import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { addDays, bishkekDate, fromIso } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { CashFlowDay } from '../../../components/charts/cash-flow-chart.tsx'
import { moneyOf } from '../accounts-model.ts'

export interface BookedMove {
  readonly bookedDate: string
  readonly direction: 'DEBIT' | 'CREDIT'
  readonly amount: string
}

/** Money in and out of each day of a period, days without movement included; exact sums. */
export function cashFlowDays(
  moves: readonly BookedMove[],
  currency: CurrencyCode,
  period: { readonly from: LocalDate; readonly days: number },
): readonly CashFlowDay[] {
  const flows = new Map<LocalDate, { inflow: bigint; outflow: bigint }>()
  for (let day = 0; day < period.days; day += 1) {
    flows.set(addDays(period.from, day), { inflow: 0n, outflow: 0n })
  }
  for (const move of moves) {
    const flow = flows.get(bishkekDate(fromIso(move.bookedDate)))
    const amountMinor = moneyOf(move.amount, currency)?.amountMinor ?? 0n
    if (!flow) continue
    if (move.direction === 'CREDIT') flow.inflow += amountMinor
    else flow.outflow += amountMinor
  }
  return [...flows].map(([date, { inflow, outflow }]) => ({
    date,
    inflow: toDecimal(inflow, currency),
    outflow: toDecimal(outflow, currency),
  }))
}

import { exactDecimal } from '../money/exact-decimal.ts'
import { divRound } from '../money/money.ts'
import { daysBetween, type LocalDate } from '../time/instant.ts'
import { addMonths } from '../time/months.ts'

/** When interest comes: every month to another account, once at the end, or every month onto the deposit. */
export type DepositPayout = 'MONTHLY' | 'AT_END' | 'CAPITALISED'

/** Days for which interest is paid together; the last day is the day of the payout and bears none itself. */
export interface InterestPeriod {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly days: number
}

export interface DepositTerms {
  readonly startDate: LocalDate
  readonly endDate: LocalDate
  readonly payout: DepositPayout
}

/** A balance that lay so many days. */
export interface BalanceDays {
  readonly balanceMinor: bigint
  readonly days: number
}

/** Interest of a year of 365 days, always, by days: rounded once for the whole period. */
export function interestOf(balances: readonly BalanceDays[], interestRate: string): bigint {
  const { unscaled, scale } = exactDecimal(interestRate)
  const minorDays = balances.reduce(
    (sum, { balanceMinor, days }) => sum + balanceMinor * BigInt(days),
    0n,
  )
  return divRound(minorDays * unscaled, 36_500n * 10n ** BigInt(scale))
}

/** The payout periods from the beginning to the end; the last one may be shorter. */
export function interestPeriods({
  startDate,
  endDate,
  payout,
}: DepositTerms): readonly InterestPeriod[] {
  if (endDate <= startDate) return []
  if (payout === 'AT_END') return [period(startDate, endDate)]
  const periods: InterestPeriod[] = []
  for (let month = 1, from = startDate; from < endDate; month += 1) {
    const whole = addMonths(startDate, month)
    const until = whole < endDate ? whole : endDate
    periods.push(period(from, until))
    from = until
  }
  return periods
}

/**
 * The interest of each period if nothing but capitalised interest is ever put on the deposit and nothing is
 * taken off.
 */
export function plannedInterest(
  periods: readonly InterestPeriod[],
  balanceMinor: bigint,
  interestRate: string,
  payout: DepositPayout,
): readonly bigint[] {
  let balance = balanceMinor
  return periods.map(({ days }) => {
    const interest = interestOf([{ balanceMinor: balance, days }], interestRate)
    if (payout === 'CAPITALISED') balance += interest
    return interest
  })
}

function period(startDate: LocalDate, endDate: LocalDate): InterestPeriod {
  return { startDate, endDate, days: daysBetween(startDate, endDate) }
}

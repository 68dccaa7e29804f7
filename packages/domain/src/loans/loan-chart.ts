import { divRound } from '../money/money.ts'
import type { LocalDate } from '../time/instant.ts'
import { firstOfMonth } from '../time/months.ts'
import type { LoanRow } from './loan-schedule.ts'

export type LoanRowState = 'PAID' | 'PARTLY_PAID' | 'OVERDUE' | 'NEXT' | 'PLANNED'

/**
 * A row of a loan chart in the words of the specification: OD is the principal, Perc the interest, ZPerc the
 * interest overdue. Minor units.
 */
export interface LoanChartRow {
  /** The first day of the month of the payment. */
  readonly month: LocalDate
  readonly lastPayDate: LocalDate
  readonly chargeMinor: bigint
  readonly repaidMinor: bigint
  readonly repaidPrincipalMinor: bigint
  readonly repaidInterestMinor: bigint
  readonly restPrincipalMinor: bigint
  readonly restInterestMinor: bigint
  readonly overdueInterestMinor: bigint
  /** The principal owed after this payment, by the schedule. */
  readonly balanceMinor: bigint
  readonly state: LoanRowState
}

/** What was repaid since the beginning; it settles the oldest payments first. */
export interface Repaid {
  readonly principalMinor: bigint
  readonly interestMinor: bigint
  /**
   * The day on which nothing of the principal was owed any more; absent while something is. Interest does not grow on
   * no debt: payments due later have none.
   */
  readonly repaidOn?: LocalDate
}

/** What the books say of a loan. */
export interface LoanInTheBooks extends Pick<Repaid, 'repaidOn'> {
  readonly schedule: readonly LoanRow[]
  readonly amountMinor: bigint
  /** The principal still owed. */
  readonly balanceMinor: bigint
  readonly paidInterestMinor: bigint
}

/** The chart of a loan as the books have it: the one both by which the bank collects and which a client sees. */
export function chartOfLoan(loan: LoanInTheBooks, today: LocalDate): readonly LoanChartRow[] {
  const { schedule, amountMinor, balanceMinor, paidInterestMinor, repaidOn } = loan
  const repaid = { principalMinor: amountMinor - balanceMinor, interestMinor: paidInterestMinor }
  return loanChart(schedule, repaidOn === undefined ? repaid : { ...repaid, repaidOn }, today)
}

/** The chart of a loan on `today`, oldest payment first. */
export function loanChart(
  schedule: readonly LoanRow[],
  repaid: Repaid,
  today: LocalDate,
): readonly LoanChartRow[] {
  let leftPrincipal = repaid.principalMinor
  let leftInterest = repaid.interestMinor
  let owed = schedule.reduce((sum, row) => sum + row.principalMinor, 0n)
  let isNextFound = false
  return schedule.map(row => {
    const hasInterest = repaid.repaidOn === undefined || row.dueDate <= repaid.repaidOn
    const interestMinor = hasInterest ? row.interestMinor : 0n
    const repaidPrincipalMinor = least(leftPrincipal, row.principalMinor)
    const repaidInterestMinor = least(leftInterest, interestMinor)
    leftPrincipal -= repaidPrincipalMinor
    leftInterest -= repaidInterestMinor
    owed -= row.principalMinor
    const restPrincipalMinor = row.principalMinor - repaidPrincipalMinor
    const restInterestMinor = interestMinor - repaidInterestMinor
    const isPaid = restPrincipalMinor === 0n && restInterestMinor === 0n
    const isOverdue = !isPaid && row.dueDate < today
    const isPartly = repaidPrincipalMinor + repaidInterestMinor > 0n
    const state = isPaid ? 'PAID' : isOverdue ? 'OVERDUE' : isPartly ? 'PARTLY_PAID' : 'PLANNED'
    const isNext = !isPaid && !isOverdue && !isNextFound
    if (isNext) isNextFound = true
    return {
      month: firstOfMonth(row.dueDate),
      lastPayDate: row.dueDate,
      chargeMinor: row.principalMinor + interestMinor,
      repaidMinor: repaidPrincipalMinor + repaidInterestMinor,
      repaidPrincipalMinor,
      repaidInterestMinor,
      restPrincipalMinor,
      restInterestMinor,
      overdueInterestMinor: isOverdue ? restInterestMinor : 0n,
      balanceMinor: owed,
      state: isNext && state === 'PLANNED' ? 'NEXT' : state,
    }
  })
}

export interface LoanStanding {
  /** Due and not paid, principal and interest. */
  readonly overdueMinor: bigint
  /** The next payment that is still to be made; absent when everything is repaid. */
  readonly next?: { readonly date: LocalDate; readonly amountMinor: bigint }
}

/** What is overdue and what comes next. Where everything left is overdue, its last payment comes next. */
export function loanStanding(chart: readonly LoanChartRow[]): LoanStanding {
  const restOf = (row: LoanChartRow) => row.restPrincipalMinor + row.restInterestMinor
  const unpaid = chart.filter(row => row.state !== 'PAID')
  const overdueMinor = unpaid
    .filter(row => row.state === 'OVERDUE')
    .reduce((sum, row) => sum + restOf(row), 0n)
  const next = unpaid.find(row => row.state !== 'OVERDUE') ?? unpaid.at(-1)
  if (!next) return { overdueMinor }
  return { overdueMinor, next: { date: next.lastPayDate, amountMinor: restOf(next) } }
}

/** A part in whole percent, rounded half away from zero; zero of nothing. */
export function wholePercent(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number(divRound(part * 100n, whole))
}

function least(a: bigint, b: bigint): bigint {
  return a < b ? a : b
}

import type { LocalizedText } from '../language.ts'
import { splitEvenly } from '../money/allocate.ts'
import { divRound } from '../money/money.ts'
import { err, ok, type Result } from '../result.ts'
import { daysBetween, type LocalDate } from '../time/instant.ts'
import { addMonths } from '../time/months.ts'
import { chartOfLoan, type LoanChartRow, type LoanInTheBooks } from './loan-chart.ts'
import { annuityPayment, monthlyRate, type LoanRow, type RepaymentKind } from './loan-schedule.ts'

export const earlyRepaymentModes = ['SHORTER_TERM', 'SMALLER_INSTALMENT'] as const
export type EarlyRepaymentMode = (typeof earlyRepaymentModes)[number]

/** What a borrower may request about a running loan. */
export type LoanChange =
  | { readonly kind: 'FULL_REPAYMENT'; readonly repayOn: LocalDate }
  | {
      readonly kind: 'PARTIAL_REPAYMENT'
      readonly repayOn: LocalDate
      /** Of the principal, in minor units; the interest of the days since the last payment comes on top. */
      readonly amountMinor: bigint
      readonly mode: EarlyRepaymentMode
    }
  | { readonly kind: 'REPAYMENT_DAY'; readonly day: number }
  | { readonly kind: 'DEBT_CERTIFICATE' }

export const loanChangeKinds = [
  'FULL_REPAYMENT',
  'PARTIAL_REPAYMENT',
  'REPAYMENT_DAY',
  'DEBT_CERTIFICATE',
] as const satisfies readonly LoanChange['kind'][]

export const loanChangeKindNames: Readonly<Record<LoanChange['kind'], LocalizedText>> = {
  FULL_REPAYMENT: {
    ru: 'Полное досрочное погашение',
    ky: 'Мөөнөтүнөн мурда толук төлөө',
    en: 'Full early repayment',
  },
  PARTIAL_REPAYMENT: {
    ru: 'Частичное досрочное погашение',
    ky: 'Мөөнөтүнөн мурда жарым-жартылай төлөө',
    en: 'Partial early repayment',
  },
  REPAYMENT_DAY: {
    ru: 'Другой день платежа',
    ky: 'Төлөмдүн башка күнү',
    en: 'Another repayment day',
  },
  DEBT_CERTIFICATE: {
    ru: 'Справка о задолженности',
    ky: 'Карыз жөнүндө маалымкат',
    en: 'Certificate of debt',
  },
}

export type LoanChangeRefusal =
  | 'LOAN_REPAID'
  | 'LOAN_OVERDUE'
  | 'REPAYMENT_DATE_INVALID'
  | 'REPAYMENT_AMOUNT_INVALID'
  | 'REPAYMENT_DAY_INVALID'

/** What planning needs to know of a loan. */
export interface LoanToChange extends LoanInTheBooks {
  readonly interestRate: string
  readonly repaymentKind: RepaymentKind
  readonly startDate: LocalDate
}

export interface LoanPlan {
  /** The whole schedule after the change, past payments included; its principal adds up to the loan. */
  readonly schedule: readonly LoanRow[]
  /** What is paid on the day of an early repayment. */
  readonly repayment?: {
    readonly date: LocalDate
    readonly principalMinor: bigint
    readonly interestMinor: bigint
  }
}

/** A day that every month has. */
export const lastRepaymentDay = 28
/** So far ahead an early repayment may be planned. */
export const longestNoticeDays = 60

/**
 * The schedule after a change. Payments due until then count as made on their days; a loan with overdue payments is
 * not changed.
 */
export function planLoanChange(
  loan: LoanToChange,
  change: LoanChange,
  today: LocalDate,
): Result<LoanPlan, LoanChangeRefusal> {
  const chart = chartOfLoan(loan, today)
  if (chart.every(row => row.state === 'PAID')) return err('LOAN_REPAID')
  if (change.kind === 'DEBT_CERTIFICATE') return ok({ schedule: loan.schedule })
  if (chart.some(row => row.state === 'OVERDUE')) return err('LOAN_OVERDUE')
  if (change.kind === 'REPAYMENT_DAY') return moveRepaymentDay(loan, change.day, today)
  const { repayOn } = change
  const notice = daysBetween(today, repayOn)
  if (notice < 0 || notice > longestNoticeDays) {
    return err('REPAYMENT_DATE_INVALID')
  }
  const [past, ahead] = split(loan.schedule, repayOn)
  const rest = chart.slice(past.length)
  const owedMinor = sum(rest.map(row => row.restPrincipalMinor))
  const next = ahead[0]
  if (next === undefined || owedMinor === 0n) return err('REPAYMENT_DATE_INVALID')
  const principalMinor = change.kind === 'FULL_REPAYMENT' ? owedMinor : change.amountMinor
  if (principalMinor <= 0n) return err('REPAYMENT_AMOUNT_INVALID')
  if (change.kind === 'PARTIAL_REPAYMENT' && principalMinor >= owedMinor) {
    return err('REPAYMENT_AMOUNT_INVALID')
  }
  const since = past.at(-1)?.dueDate ?? loan.startDate
  const early = earlyPayment({ since, repayOn, next, rest, principalMinor })
  const rows =
    change.kind === 'FULL_REPAYMENT'
      ? []
      : rowsAfter(loan, ahead, { ...change, owedMinor: owedMinor - principalMinor })
  return ok({
    schedule: numbered([...withPayment(past, early.row), ...rows]),
    repayment: { date: repayOn, principalMinor, interestMinor: early.chargedMinor },
  })
}

/** What is due on the day of the repayment, as a row of the schedule and as what is still to be paid of it. */
function earlyPayment(of: {
  readonly since: LocalDate
  readonly repayOn: LocalDate
  readonly next: LoanRow
  readonly rest: readonly LoanChartRow[]
  readonly principalMinor: bigint
}): { readonly row: Omit<LoanRow, 'number'>; readonly chargedMinor: bigint } {
  const { since, repayOn, next, rest, principalMinor } = of
  const accruedMinor = share(
    next.interestMinor,
    daysBetween(since, repayOn),
    daysBetween(since, next.dueDate),
  )
  // Parts of coming payments may have been paid already; they stay part of the schedule.
  const paidPrincipalMinor = sum(rest.map(row => row.repaidPrincipalMinor))
  const paidInterestMinor = sum(rest.map(row => row.repaidInterestMinor))
  const interestMinor = accruedMinor > paidInterestMinor ? accruedMinor : paidInterestMinor
  return {
    row: { dueDate: repayOn, principalMinor: principalMinor + paidPrincipalMinor, interestMinor },
    chargedMinor: interestMinor - paidInterestMinor,
  }
}

/** The payments after a partial repayment; the last one takes what rounding leaves. */
function rowsAfter(
  { interestRate, repaymentKind }: LoanToChange,
  ahead: readonly LoanRow[],
  after: {
    readonly owedMinor: bigint
    readonly repayOn: LocalDate
    readonly mode: EarlyRepaymentMode
  },
): readonly Omit<LoanRow, 'number'>[] {
  const { top, bottom } = monthlyRate(interestRate)
  const planned = plannedPrincipal(ahead, { interestRate, repaymentKind, ...after })
  const rows: Omit<LoanRow, 'number'>[] = []
  let owed = after.owedMinor
  for (const [index, { dueDate }] of ahead.entries()) {
    if (owed === 0n) break
    const monthMinor = divRound(owed * top, bottom)
    // The month of the repayment has been paid for in part.
    const interestMinor =
      index > 0
        ? monthMinor
        : share(
            monthMinor,
            daysBetween(after.repayOn, dueDate),
            daysBetween(addMonths(dueDate, -1), dueDate),
          )
    const wanted = planned(index, monthMinor)
    const isLast = index === ahead.length - 1 || wanted >= owed
    const principalMinor = isLast ? owed : wanted > 0n ? wanted : 0n
    rows.push({ dueDate, principalMinor, interestMinor })
    owed -= principalMinor
  }
  return rows
}

/** How much of the principal a payment has: as before for a shorter term, less of it for the same term. */
function plannedPrincipal(
  ahead: readonly LoanRow[],
  terms: {
    readonly owedMinor: bigint
    readonly interestRate: string
    readonly repaymentKind: RepaymentKind
    readonly mode: EarlyRepaymentMode
  },
): (index: number, interestMinor: bigint) => bigint {
  const { owedMinor, interestRate, repaymentKind, mode } = terms
  if (repaymentKind === 'EQUAL_PRINCIPAL') {
    if (mode === 'SHORTER_TERM') {
      const part = largest(ahead.map(row => row.principalMinor))
      return () => part
    }
    const parts = splitEvenly(owedMinor, ahead.length)
    return index => parts[index] ?? 0n
  }
  const payment =
    mode === 'SHORTER_TERM'
      ? // The first one may be of a part of a month, the last one takes what rounding leaves.
        largest(ahead.slice(0, 2).map(row => row.principalMinor + row.interestMinor))
      : annuityPayment({ amountMinor: owedMinor, interestRate, months: ahead.length })
  return (_index, interestMinor) => payment - interestMinor
}

function moveRepaymentDay(
  { schedule, startDate }: LoanToChange,
  day: number,
  today: LocalDate,
): Result<LoanPlan, LoanChangeRefusal> {
  const [past, ahead] = split(schedule, today)
  const next = ahead[0]
  if (next === undefined) return err('LOAN_REPAID')
  const isDay = Number.isInteger(day) && day >= 1 && day <= lastRepaymentDay
  const dayText = String(day).padStart(2, '0')
  if (!isDay || next.dueDate.endsWith(`-${dayText}`)) {
    return err('REPAYMENT_DAY_INVALID')
  }
  const since = past.at(-1)?.dueDate ?? startDate
  const sameMonth = `${next.dueDate.slice(0, 8)}${dayText}`
  const first = sameMonth > today && sameMonth > since ? sameMonth : addMonths(sameMonth, 1)
  const moved = ahead.map((row, index) => ({
    ...row,
    dueDate: addMonths(first, index),
    interestMinor:
      index > 0
        ? row.interestMinor
        : divRound(
            row.interestMinor * BigInt(daysBetween(since, first)),
            BigInt(daysBetween(since, next.dueDate)),
          ),
  }))
  return ok({ schedule: numbered([...past, ...moved]) })
}

/** Payments due until a day, and those after it. */
function split(
  schedule: readonly LoanRow[],
  day: LocalDate,
): readonly [readonly LoanRow[], readonly LoanRow[]] {
  return [schedule.filter(row => row.dueDate <= day), schedule.filter(row => row.dueDate > day)]
}

/** One payment a day: on the day of a regular one the early repayment is part of it. */
function withPayment(
  past: readonly LoanRow[],
  early: Omit<LoanRow, 'number'>,
): readonly Omit<LoanRow, 'number'>[] {
  const last = past.at(-1)
  if (last?.dueDate !== early.dueDate) return [...past, early]
  const principalMinor = last.principalMinor + early.principalMinor
  const interestMinor = last.interestMinor + early.interestMinor
  return [...past.slice(0, -1), { dueDate: early.dueDate, principalMinor, interestMinor }]
}

const numbered = (rows: readonly Omit<LoanRow, 'number'>[]): readonly LoanRow[] =>
  rows.map((row, index) => ({ ...row, number: index + 1 }))

/** A part of an amount by days, rounded once and never more than the whole. */
function share(amountMinor: bigint, days: number, of: number): bigint {
  if (days >= of) return amountMinor
  return days <= 0 ? 0n : divRound(amountMinor * BigInt(days), BigInt(of))
}

const sum = (list: readonly bigint[]): bigint => list.reduce((total, one) => total + one, 0n)
const largest = (list: readonly bigint[]): bigint =>
  list.reduce((most, one) => (one > most ? one : most), 0n)

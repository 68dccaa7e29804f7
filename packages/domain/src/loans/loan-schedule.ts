import { exactDecimal } from '../money/exact-decimal.ts'
import { splitEvenly } from '../money/allocate.ts'
import { divRound } from '../money/money.ts'
import type { LocalDate } from '../time/instant.ts'
import { addMonths } from '../time/months.ts'

/** ANNUITY: equal payments; EQUAL_PRINCIPAL: equal parts of the principal, so that payments fall. */
export type RepaymentKind = 'ANNUITY' | 'EQUAL_PRINCIPAL'

/** One payment of a schedule as it was agreed, in minor units. */
export interface LoanRow {
  /** 1, 2, 3 … */
  readonly number: number
  readonly dueDate: LocalDate
  readonly principalMinor: bigint
  readonly interestMinor: bigint
}

export interface LoanTerms {
  readonly amountMinor: bigint
  /** Percent a year, an exact decimal: '18.5'. */
  readonly interestRate: string
  readonly months: number
  readonly startDate: LocalDate
  readonly kind: RepaymentKind
}

/** The interest of a month is a twelfth of the year's, whatever the length of the month: `top / bottom`. */
export function monthlyRate(interestRate: string): { top: bigint; bottom: bigint } {
  const { unscaled, scale } = exactDecimal(interestRate)
  return { top: unscaled, bottom: 1_200n * 10n ** BigInt(scale) }
}

/**
 * The whole schedule. Each amount is rounded once; what rounding leaves is paid with the last payment, so
 * that the principal adds up to the loan exactly.
 */
export function loanSchedule(terms: LoanTerms): readonly LoanRow[] {
  const { amountMinor, months, startDate, kind } = terms
  if (amountMinor <= 0n) throw new RangeError('A loan is above zero')
  if (!Number.isInteger(months) || months < 1) throw new RangeError('A loan has whole months')
  const { top, bottom } = monthlyRate(terms.interestRate)
  const parts = splitEvenly(amountMinor, months)
  const payment = kind === 'ANNUITY' ? annuityPayment(terms) : 0n
  const rows: LoanRow[] = []
  let owed = amountMinor
  for (let number = 1; number <= months; number += 1) {
    const interestMinor = divRound(owed * top, bottom)
    const planned = kind === 'ANNUITY' ? payment - interestMinor : (parts[number - 1] ?? 0n)
    const principalMinor = number === months ? owed : within(planned, owed)
    rows.push({ number, dueDate: addMonths(startDate, number), principalMinor, interestMinor })
    owed -= principalMinor
  }
  return rows
}

/** The equal payment: amount × r × (1 + r)^n / ((1 + r)^n − 1), exact until it is rounded once. */
export function annuityPayment({
  amountMinor,
  interestRate,
  months,
}: Pick<LoanTerms, 'amountMinor' | 'interestRate' | 'months'>): bigint {
  const { top, bottom } = monthlyRate(interestRate)
  if (top === 0n) return splitEvenly(amountMinor, months)[0] ?? 0n
  const grown = (bottom + top) ** BigInt(months)
  const still = bottom ** BigInt(months)
  return divRound(amountMinor * top * grown, bottom * (grown - still))
}

function within(amount: bigint, most: bigint): bigint {
  if (amount < 0n) return 0n
  return amount > most ? most : amount
}

import {
  planLoanChange,
  type LoanChange,
  type LoanChangeRefusal,
} from '@tartip/domain/loans/loan-change'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { err, ok, type Result } from '@tartip/domain/result'
import type { LocalDate } from '@tartip/domain/time/instant'
import { firstOfMonth } from '@tartip/domain/time/months'
import type { Loan, LoanRow } from '../loans-queries.ts'

/** A changed loan as its page shows it: the payments to come, and what is paid on the day of the change. */
export interface ShownPlan {
  readonly rows: readonly LoanRow[]
  readonly payment: string | undefined
  readonly interest: string | undefined
}

/** Plans a change by the rule of the bank, so that it is seen before anything is sent. */
export function planOfLoan(
  loan: Loan,
  rows: readonly LoanRow[],
  change: LoanChange,
  today: LocalDate,
): Result<ShownPlan, LoanChangeRefusal> {
  const { currency } = loan
  if (!isCurrencyCode(currency)) return err('LOAN_REPAID')
  const minor = (wire: string) => minorOf(wire, currency)
  const plan = planLoanChange(
    {
      schedule: rows.map((row, index) => ({
        number: index + 1,
        dueDate: row.lastPayDate,
        principalMinor: minor(row.amountODRepay) + minor(row.amountRestOD),
        interestMinor: minor(row.amountPercRepay) + minor(row.amountRestPerc),
      })),
      amountMinor: minor(loan.loanAmount),
      balanceMinor: minor(loan.balance),
      paidInterestMinor: rows.reduce((sum, row) => sum + minor(row.amountPercRepay), 0n),
      interestRate: loan.interestRate,
      repaymentKind: loan.repaymentKind,
      startDate: loan.startDate,
    },
    change,
    today,
  )
  if (!plan.ok) return plan
  const { schedule, repayment } = plan.value
  const wire = (amountMinor: bigint) => toDecimal(amountMinor, currency)
  let owed = minor(loan.loanAmount)
  const shown = schedule.map(({ dueDate, principalMinor, interestMinor }): LoanRow => {
    owed -= principalMinor
    return {
      month: firstOfMonth(dueDate),
      lastPayDate: dueDate,
      amountCharge: wire(principalMinor + interestMinor),
      amountRepay: wire(0n),
      amountODRepay: wire(0n),
      amountPercRepay: wire(0n),
      amountRestOD: wire(principalMinor),
      amountRestPerc: wire(interestMinor),
      amountRestZPerc: wire(0n),
      balance: wire(owed),
      state: 'PLANNED',
    }
  })
  return ok({
    rows: shown.filter(row => row.lastPayDate >= today),
    payment: repayment && wire(repayment.principalMinor + repayment.interestMinor),
    interest: repayment && wire(repayment.interestMinor),
  })
}

function minorOf(wire: string, currency: CurrencyCode): bigint {
  const parsed = parseDecimal(wire, currency)
  return parsed.ok ? parsed.value : 0n
}

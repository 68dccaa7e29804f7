import { isNotZero } from '@tartip/domain/money/decimal'
import { addDays } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { loanHref } from '../../../lib/loan-href.ts'
import type { ComingTermsQuery } from '../api/coming-terms.account.generated.ts'

/** How far the home screen looks ahead: a month of an accountant. */
const daysAhead = 30

export type ComingKind = 'LOAN_OVERDUE' | 'LOAN_PAYMENT' | 'DEPOSIT_INTEREST' | 'DEPOSIT_END'

/** Money that the bank will take or give by a loan or a deposit, without a document of anybody. */
export interface ComingTerm {
  readonly kind: ComingKind
  /** None for what should have been paid already. */
  readonly date?: LocalDate
  readonly name: string
  /** Wire decimal, always positive; none for a payout towards which nothing has grown yet. */
  readonly amount?: string
  readonly currency: string
  readonly href: string
}

/**
 * What comes by loans and deposits until thirty days from today, what is overdue first and then by day.
 * Interest that is added to its deposit reaches no account and is left out. The interest of a payout is
 * what has grown by now, for the whole of it is not known before its day.
 */
export function comingTerms(
  { getLoanAccounts, getDepositAccounts }: ComingTermsQuery,
  today: LocalDate,
): readonly ComingTerm[] {
  const last = addDays(today, daysAhead)
  const isNear = (date: LocalDate | null | undefined): date is LocalDate =>
    !!date && date >= today && date <= last
  const terms: ComingTerm[] = []
  for (const loan of getLoanAccounts) {
    const common = { name: loan.accountName, currency: loan.currency, href: loanHref(loan) }
    if (loan.isClosed) continue
    if (isNotZero(loan.overdueAmount)) {
      terms.push({ ...common, kind: 'LOAN_OVERDUE', amount: loan.overdueAmount })
    }
    if (loan.nextPaymentAmount && isNear(loan.nextPaymentDate)) {
      const { nextPaymentAmount: amount, nextPaymentDate: date } = loan
      terms.push({ ...common, kind: 'LOAN_PAYMENT', date, amount })
    }
  }
  for (const deposit of getDepositAccounts) {
    const { accountName: name, currency, accountId, endDate, nextPayoutDate } = deposit
    const common = { name, currency, href: `/account/${encodeURIComponent(accountId)}` }
    if (isNear(endDate)) {
      terms.push({ ...common, kind: 'DEPOSIT_END', date: endDate, amount: deposit.balance })
    }
    if (deposit.payout !== 'CAPITALISED' && isNear(nextPayoutDate)) {
      const interest = { ...common, kind: 'DEPOSIT_INTEREST', date: nextPayoutDate } as const
      const amount = deposit.accruedInterest
      terms.push(isNotZero(amount) ? { ...interest, amount } : interest)
    }
  }
  return terms.sort(byDay)
}

/** What is overdue has no day and stands first; the letters of a day are in the order of time. */
function byDay({ date: first = '' }: ComingTerm, { date: second = '' }: ComingTerm): number {
  if (first === second) return 0
  return first < second ? -1 : 1
}

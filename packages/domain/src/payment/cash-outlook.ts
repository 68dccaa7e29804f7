import type { LocalDate } from '../time/instant.ts'
import { plannedDate, statusesOfPlannedDebit } from './balance-forecast.ts'
import type { PaymentStatus } from './status.ts'

/**
 * Statuses of documents that are going to cost money and that the bank holds nothing for: those on their way, and
 * unlike in the forecast of an account also drafts and returned ones, because somebody means to pay them.
 */
export const statusesOfExpected: readonly PaymentStatus[] = [
  'DRAFT',
  'FOR_EDITING',
  ...statusesOfPlannedDebit.filter(status => status !== 'PAYMENT_REQUEST_TO_BANK'),
]

/** Something that is going to be paid; what is overdue has no day and is due today. */
export interface ExpectedPayment {
  readonly date?: LocalDate | undefined
  readonly amountMinor: bigint
}

export interface CashOutlook<P> {
  /** In the order in which they are due, with what is left after each. */
  readonly lines: readonly {
    readonly payment: P
    readonly date: LocalDate
    readonly leftMinor: bigint
  }[]
  /** The first day whose payments the money does not cover. */
  readonly shortage?: { readonly date: LocalDate; readonly missingMinor: bigint }
}

/** Whether the money is enough for everything that is expected, payment by payment; all of one currency. */
export function cashOutlook<P extends ExpectedPayment>(
  availableMinor: bigint,
  payments: readonly P[],
  today: LocalDate,
): CashOutlook<P> {
  const dated = payments
    .map(payment => ({ payment, date: plannedDate(payment.date, today) }))
    .toSorted((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1))
  let leftMinor = availableMinor
  const lines = dated.map(({ payment, date }) => {
    leftMinor -= payment.amountMinor
    return { payment, date, leftMinor }
  })
  // At the end of the day: within it the order of payments is nobody's promise.
  const first = lines.find(line => line.leftMinor < 0n)
  const endOfDay = first && lines.findLast(({ date }) => date === first.date)
  return endOfDay
    ? { lines, shortage: { date: endOfDay.date, missingMinor: -endOfDay.leftMinor } }
    : { lines }
}

import type { LocalDate } from '../time/instant.ts'

export interface TaxDue {
  readonly amountMinor: bigint
  /** Unknown for what the tax service names no day for; such a tax is not called overdue. */
  readonly dueDate?: LocalDate | null | undefined
}

export interface TaxDebtParts {
  readonly overdueMinor: bigint
  /** To be paid later; `nextDueDate` is the first of its days. */
  readonly laterMinor: bigint
  readonly nextDueDate?: LocalDate
}

/** What should have been paid by a day, and what is still to be paid: two sums with different meanings. */
export function splitTaxDebt(taxes: readonly TaxDue[], asOf: LocalDate): TaxDebtParts {
  const isOverdue = ({ dueDate }: TaxDue) => !!dueDate && dueDate < asOf
  const sumOf = (list: readonly TaxDue[]) => list.reduce((sum, one) => sum + one.amountMinor, 0n)
  const later = taxes.filter(tax => !isOverdue(tax))
  const [nextDueDate] = later.flatMap(({ dueDate }) => dueDate ?? []).sort()
  return {
    overdueMinor: sumOf(taxes.filter(isOverdue)),
    laterMinor: sumOf(later),
    ...(nextDueDate ? { nextDueDate } : {}),
  }
}

import type { CurrencyCode } from '../money/currency.ts'

/** Specification 2, sections 5 and 9: what one person may be paid by a register; both currencies have two digits. */
export const payrollLimits = {
  leastMinor: 100n,
  largestMinor: 100_000_000_000n,
  currencies: ['KGS', 'USD'] as readonly CurrencyCode[],
} as const

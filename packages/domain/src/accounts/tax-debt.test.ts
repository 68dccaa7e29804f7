import { expect, test } from 'vitest'
import { splitTaxDebt } from './tax-debt.ts'

test('what is overdue and what is due later are two sums, with the nearest day', () => {
  const taxes = [
    { amountMinor: 100n, dueDate: '2026-11-20' },
    { amountMinor: 20n, dueDate: '2026-12-20' },
    { amountMinor: 3n, dueDate: '2026-11-30' },
    { amountMinor: 4n },
  ] as const
  expect(splitTaxDebt(taxes, '2026-11-30')).toEqual({
    overdueMinor: 100n,
    laterMinor: 27n,
    nextDueDate: '2026-11-30',
  })
})

test('nothing is owed without taxes', () => {
  expect(splitTaxDebt([], '2026-11-30')).toEqual({ overdueMinor: 0n, laterMinor: 0n })
})

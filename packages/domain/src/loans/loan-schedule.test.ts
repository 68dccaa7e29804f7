import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { annuityPayment, loanSchedule, type LoanTerms } from './loan-schedule.ts'

const terms: LoanTerms = {
  amountMinor: 1_000_000_00n,
  interestRate: '18',
  months: 12,
  startDate: '2026-01-31',
  kind: 'ANNUITY',
}
const sum = (list: readonly bigint[]) => list.reduce((total, one) => total + one, 0n)

describe('an annuity', () => {
  test('a million at 18 % for a year is paid with 91,679.99 a month', () => {
    expect(annuityPayment(terms)).toBe(91_679_99n)
    const rows = loanSchedule(terms)
    expect(rows[0]).toEqual({
      number: 1,
      dueDate: '2026-02-28',
      principalMinor: 76_679_99n,
      interestMinor: 15_000_00n,
    })
    expect(rows.at(-1)?.dueDate).toBe('2027-01-31')
  })

  test('a loan without interest is divided evenly', () => {
    const rows = loanSchedule({ ...terms, interestRate: '0', amountMinor: 100n, months: 3 })
    expect(rows.map(row => row.principalMinor)).toEqual([34n, 34n, 32n])
    expect(sum(rows.map(row => row.interestMinor))).toBe(0n)
  })
})

test('equal parts of the principal bring falling interest', () => {
  const rows = loanSchedule({ ...terms, kind: 'EQUAL_PRINCIPAL', months: 10 })
  expect(new Set(rows.map(row => row.principalMinor))).toEqual(new Set([100_000_00n]))
  expect(rows.map(row => row.interestMinor).slice(0, 3)).toEqual([
    15_000_00n,
    13_500_00n,
    12_000_00n,
  ])
})

test('whatever the terms, the principal adds up and all payments of an annuity but the last are equal', () => {
  const anyTerms = fc.record({
    amountMinor: fc.bigInt({ min: 1n, max: 10n ** 13n }),
    interestRate: fc.constantFrom('0', '0.5', '9.75', '18', '23.999', '36'),
    months: fc.integer({ min: 1, max: 84 }),
    startDate: fc.constantFrom('2026-01-31', '2026-02-28', '2027-12-15'),
    kind: fc.constantFrom('ANNUITY' as const, 'EQUAL_PRINCIPAL' as const),
  })
  fc.assert(
    fc.property(anyTerms, given => {
      const rows = loanSchedule(given)
      expect(rows).toHaveLength(given.months)
      expect(sum(rows.map(row => row.principalMinor))).toBe(given.amountMinor)
      expect(rows.every(row => row.principalMinor >= 0n && row.interestMinor >= 0n)).toBe(true)
      if (given.kind === 'EQUAL_PRINCIPAL' || given.amountMinor < 1_000_000n) return
      const payment = annuityPayment(given)
      const payments = rows.map(row => row.principalMinor + row.interestMinor)
      expect(new Set([...payments.slice(0, -1), payment])).toEqual(new Set([payment]))
      // Half a tyiyn a month, grown at 3 % a month over seven years, is less than two soms.
      const off = (payments.at(-1) ?? 0n) - payment
      expect(off < 200n && off > -200n).toBe(true)
    }),
    { numRuns: 150 },
  )
})

test.each([
  ['nothing lent', { amountMinor: 0n }],
  ['no months', { months: 0 }],
  ['half a month', { months: 1.5 }],
])('%s is a fault of the program', (_what, change) => {
  expect(() => loanSchedule({ ...terms, ...change })).toThrow(RangeError)
})

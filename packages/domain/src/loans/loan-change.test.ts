import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../time/instant.ts'
import { planLoanChange, type LoanChange, type LoanToChange } from './loan-change.ts'
import { loanSchedule, type LoanTerms } from './loan-schedule.ts'

const sum = (list: readonly bigint[]) => list.reduce((total, one) => total + one, 0n)

/** A loan of which the first payments have been made on their days. */
function loanOf(terms: Partial<LoanTerms> = {}, paid = 2): LoanToChange {
  const all: LoanTerms = {
    amountMinor: 1_200_000_00n,
    interestRate: '18',
    months: 12,
    startDate: '2026-08-20',
    kind: 'ANNUITY',
    ...terms,
  }
  const schedule = loanSchedule(all)
  const made = schedule.slice(0, paid)
  return {
    schedule,
    amountMinor: all.amountMinor,
    balanceMinor: all.amountMinor - sum(made.map(row => row.principalMinor)),
    paidInterestMinor: sum(made.map(row => row.interestMinor)),
    interestRate: all.interestRate,
    repaymentKind: all.kind,
    startDate: all.startDate,
  }
}

const today = '2026-10-25'
const partial = (mode: 'SHORTER_TERM' | 'SMALLER_INSTALMENT', som = 300_000n): LoanChange => ({
  kind: 'PARTIAL_REPAYMENT',
  repayOn: '2026-10-30',
  amountMinor: som * 100n,
  mode,
})
const planOf = (change: LoanChange, loan = loanOf()) => {
  const plan = planLoanChange(loan, change, today)
  if (!plan.ok) throw new Error(plan.error.code)
  return plan.value
}
const paymentOf = (row: { principalMinor: bigint; interestMinor: bigint } | undefined) =>
  row === undefined ? 0n : row.principalMinor + row.interestMinor

describe('an early repayment', () => {
  test('of everything ends the schedule on its day, with the interest of the days since the last payment', () => {
    const loan = loanOf()
    const { schedule, repayment } = planOf({ kind: 'FULL_REPAYMENT', repayOn: '2026-10-30' })
    // Ten of the 31 days from the 20th of October.
    const third = loan.schedule[2]?.interestMinor ?? 0n
    expect(repayment).toEqual({
      date: '2026-10-30',
      principalMinor: loan.balanceMinor,
      interestMinor: (third * 10n * 2n + 31n) / 62n,
    })
    expect(schedule).toHaveLength(3)
    expect(schedule.at(-1)).toMatchObject({ number: 3, dueDate: '2026-10-30' })
  })

  test('with a shorter term keeps the instalment and ends earlier', () => {
    const loan = loanOf()
    const { schedule } = planOf(partial('SHORTER_TERM'))
    const usual = paymentOf(loan.schedule[4])
    expect(schedule.length).toBeLessThan(loan.schedule.length)
    expect(paymentOf(schedule[4])).toBe(usual)
    expect(paymentOf(schedule.at(-1))).toBeLessThanOrEqual(usual)
  })

  test('with a smaller instalment keeps the term', () => {
    const loan = loanOf()
    const { schedule } = planOf(partial('SMALLER_INSTALMENT'))
    expect(schedule.at(-1)?.dueDate).toBe(loan.schedule.at(-1)?.dueDate)
    expect(paymentOf(schedule[4])).toBeLessThan(paymentOf(loan.schedule[4]))
  })

  test('on the day of a payment is one payment with it, without further interest', () => {
    const change = { ...partial('SHORTER_TERM'), repayOn: '2026-11-20' } as LoanChange
    const { schedule, repayment } = planOf(change)
    expect(repayment?.interestMinor).toBe(0n)
    expect(schedule.filter(row => row.dueDate === '2026-11-20')).toHaveLength(1)
  })

  test.each<[string, LoanChange, string]>([
    ['yesterday', { kind: 'FULL_REPAYMENT', repayOn: '2026-10-24' }, 'REPAYMENT_DATE_INVALID'],
    ['in a year', { kind: 'FULL_REPAYMENT', repayOn: '2027-10-24' }, 'REPAYMENT_DATE_INVALID'],
    ['of nothing', partial('SHORTER_TERM', 0n), 'REPAYMENT_AMOUNT_INVALID'],
    ['of more than is owed', partial('SHORTER_TERM', 2_000_000n), 'REPAYMENT_AMOUNT_INVALID'],
    ['on the 29th', { kind: 'REPAYMENT_DAY', day: 29 }, 'REPAYMENT_DAY_INVALID'],
    ['on the same day', { kind: 'REPAYMENT_DAY', day: 20 }, 'REPAYMENT_DAY_INVALID'],
  ])('%s is refused', (_what, change, code) => {
    expect(planLoanChange(loanOf(), change, today)).toMatchObject({ error: { code } })
  })

  test('of an overdue loan is refused, a certificate is not', () => {
    const loan = loanOf({}, 1)
    const change = { kind: 'FULL_REPAYMENT', repayOn: today } as const
    expect(planLoanChange(loan, change, today)).toMatchObject({ error: { code: 'LOAN_OVERDUE' } })
    expect(planLoanChange(loan, { kind: 'DEBT_CERTIFICATE' }, today).ok).toBe(true)
  })

  test('of a repaid loan is refused', () => {
    const change = { kind: 'FULL_REPAYMENT', repayOn: today } as const
    expect(planLoanChange(loanOf({}, 12), change, today)).toMatchObject({
      error: { code: 'LOAN_REPAID' },
    })
  })
})

describe('another day of repayment', () => {
  test.each([
    [5, '2026-11-05', 16],
    [28, '2026-11-28', 39],
  ])('the %ith: payments move, the first one bears interest for its days', (day, first, days) => {
    const loan = loanOf()
    const { schedule } = planOf({ kind: 'REPAYMENT_DAY', day })
    expect(schedule[2]?.dueDate).toBe(first)
    expect(schedule.map(row => row.principalMinor)).toEqual(
      loan.schedule.map(row => row.principalMinor),
    )
    const full = loan.schedule[2]?.interestMinor ?? 0n
    expect(schedule[2]?.interestMinor).toBe((full * BigInt(days) * 2n + 31n) / 62n)
  })

  test('a day that has passed this month begins with the next one', () => {
    const { schedule } = planOf(
      { kind: 'REPAYMENT_DAY', day: 22 },
      loanOf({ startDate: '2026-08-27' }, 1),
    )
    expect(schedule[1]?.dueDate).toBe('2026-11-22')
  })
})

test('whatever is repaid and when, the principal adds up, days grow and the last payment takes the rest', () => {
  const given = fc.record({
    amountMinor: fc.bigInt({ min: 1_000_00n, max: 10n ** 12n }),
    interestRate: fc.constantFrom('0', '9.75', '18', '36'),
    months: fc.integer({ min: 4, max: 60 }),
    kind: fc.constantFrom('ANNUITY' as const, 'EQUAL_PRINCIPAL' as const),
    startDate: fc.constantFrom('2026-07-31', '2026-08-20', '2026-08-28'),
    notice: fc.integer({ min: 0, max: 60 }),
    part: fc.bigInt({ min: 1n, max: 99n }),
    mode: fc.constantFrom('SHORTER_TERM' as const, 'SMALLER_INSTALMENT' as const),
  })
  fc.assert(
    fc.property(given, ({ notice, part, mode, ...terms }) => {
      const paid = loanSchedule({ ...terms }).filter(row => row.dueDate <= today).length
      const loan = loanOf(terms, paid)
      const repayOn = addDays(today, notice)
      const ahead = loan.schedule.filter(row => row.dueDate > repayOn)
      const amountMinor = (sum(ahead.map(row => row.principalMinor)) * part) / 100n
      const plan = planLoanChange(
        loan,
        { kind: 'PARTIAL_REPAYMENT', repayOn, amountMinor, mode },
        today,
      )
      if (!plan.ok) {
        expect(amountMinor).toBe(0n)
        return
      }
      const { schedule } = plan.value
      expect(sum(schedule.map(row => row.principalMinor))).toBe(terms.amountMinor)
      expect(schedule.every(row => row.principalMinor >= 0n && row.interestMinor >= 0n)).toBe(true)
      const dates = schedule.map(row => row.dueDate)
      expect(dates).toEqual([...new Set(dates)].toSorted())
      expect(schedule.map(row => row.number)).toEqual(schedule.map((_row, index) => index + 1))
      expect(sum(schedule.map(row => row.interestMinor))).toBeLessThanOrEqual(
        sum(loan.schedule.map(row => row.interestMinor)) + BigInt(schedule.length),
      )
    }),
    { numRuns: 300 },
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartOfLoan, loanChart, loanStanding, wholePercent } from './loan-chart.ts'
import { loanSchedule } from './loan-schedule.ts'

const schedule = loanSchedule({
  amountMinor: 300_00n,
  interestRate: '12',
  months: 3,
  startDate: '2026-01-15',
  kind: 'EQUAL_PRINCIPAL',
})
const chartOn = (today: string, principalMinor = 0n, interestMinor = 0n) =>
  loanChart(schedule, { principalMinor, interestMinor }, today)

describe('the chart', () => {
  test('repayments settle the oldest payments first', () => {
    const chart = chartOn('2026-03-01', 150_00n, 4_00n)
    expect(chart.map(row => row.state)).toEqual(['PAID', 'PARTLY_PAID', 'PLANNED'])
    expect(chart[1]).toEqual({
      month: '2026-03-01',
      lastPayDate: '2026-03-15',
      chargeMinor: 102_00n,
      repaidMinor: 51_00n,
      repaidPrincipalMinor: 50_00n,
      repaidInterestMinor: 1_00n,
      restPrincipalMinor: 50_00n,
      restInterestMinor: 1_00n,
      overdueInterestMinor: 0n,
      balanceMinor: 100_00n,
      state: 'PARTLY_PAID',
    })
  })

  test('a payment is overdue from the day after it was due', () => {
    expect(chartOn('2026-02-15').map(row => row.state)).toEqual(['NEXT', 'PLANNED', 'PLANNED'])
    const late = chartOn('2026-02-16')
    expect(late.map(row => row.state)).toEqual(['OVERDUE', 'NEXT', 'PLANNED'])
    expect(late[0]?.overdueInterestMinor).toBe(3_00n)
  })

  test('the balance ends with zero', () => {
    expect(chartOn('2026-02-01').map(row => row.balanceMinor)).toEqual([200_00n, 100_00n, 0n])
  })

  test('no repayment is lost or made up', () => {
    const total = fc.bigInt({ min: 0n, max: 300_00n })
    fc.assert(
      fc.property(total, fc.bigInt({ min: 0n, max: 6_00n }), (principalMinor, interestMinor) => {
        const chart = chartOn('2026-02-20', principalMinor, interestMinor)
        const repaid = chart.reduce((sum, row) => sum + row.repaidMinor, 0n)
        expect(repaid).toBe(principalMinor + interestMinor)
        for (const row of chart) {
          const rest = row.restPrincipalMinor + row.restInterestMinor
          expect(row.repaidMinor + rest).toBe(row.chargeMinor)
        }
      }),
    )
  })
})

describe('where a loan stands', () => {
  test('nothing overdue: the next payment', () => {
    expect(loanStanding(chartOn('2026-02-20', 100_00n, 3_00n))).toEqual({
      overdueMinor: 0n,
      next: { date: '2026-03-15', amountMinor: 102_00n },
    })
  })

  test('overdue and the next one are reported separately', () => {
    expect(loanStanding(chartOn('2026-02-20'))).toEqual({
      overdueMinor: 103_00n,
      next: { date: '2026-03-15', amountMinor: 102_00n },
    })
  })

  test('all overdue: what is left of the last payment', () => {
    expect(loanStanding(chartOn('2026-06-01', 300_00n, 5_00n))).toEqual({
      overdueMinor: 1_00n,
      next: { date: '2026-04-15', amountMinor: 1_00n },
    })
  })

  test('repaid: nothing comes next', () => {
    expect(loanStanding(chartOn('2026-02-20', 300_00n, 6_00n))).toEqual({ overdueMinor: 0n })
  })
})

describe('a loan whose principal is repaid fully before its term', () => {
  const rows = (repaidOn: string, today: string, interestMinor = 0n) =>
    loanChart(schedule, { principalMinor: 300_00n, interestMinor, repaidOn }, today)

  // Interest by the schedule: 3.00, 2.00 and 1.00, due on the 15th of February, March and April.
  test.each([
    ['before the first payment', '2026-02-14', 0n, [0n, 0n, 0n]],
    ['on the day of the first payment', '2026-02-15', 0n, [3_00n, 0n, 0n]],
    ['the day before the second one', '2026-03-14', 0n, [3_00n, 0n, 0n]],
    ['the same, a part of the interest paid', '2026-03-14', 1_00n, [2_00n, 0n, 0n]],
    ['the same, all interest due paid', '2026-03-14', 3_00n, [0n, 0n, 0n]],
    ['on the day of the second payment', '2026-03-15', 3_00n, [0n, 2_00n, 0n]],
    ['after the last payment', '2026-04-20', 0n, [3_00n, 2_00n, 1_00n]],
  ])('%s owes the interest due by then and no later one', (_when, repaidOn, paid, rest) => {
    const chart = rows(repaidOn, '2026-05-01', paid)
    expect(chart.map(row => row.restInterestMinor)).toEqual(rest)
    expect(chart.map(row => row.restPrincipalMinor)).toEqual([0n, 0n, 0n])
    const owed = rest.reduce((sum, one) => sum + one, 0n)
    const standing = loanStanding(chart)
    expect(standing.overdueMinor).toBe(owed)
    expect(standing.next?.amountMinor ?? 0n).toBe(rest.findLast(one => one > 0n) ?? 0n)
  })

  test('shows later payments as paid, without interest', () => {
    const [first, second] = rows('2026-02-20', '2026-02-20', 3_00n)
    expect(first).toMatchObject({ state: 'PAID', chargeMinor: 103_00n })
    expect(second).toMatchObject({ state: 'PAID', chargeMinor: 100_00n, repaidMinor: 100_00n })
    expect(loanStanding(rows('2026-02-20', '2026-02-20', 3_00n))).toEqual({ overdueMinor: 0n })
  })

  test('reads the same from the books', () => {
    const books = { schedule, amountMinor: 300_00n, paidInterestMinor: 1_00n }
    expect(
      chartOfLoan({ ...books, balanceMinor: 0n, repaidOn: '2026-03-14' }, '2026-03-20'),
    ).toEqual(rows('2026-03-14', '2026-03-20', 1_00n))
    expect(chartOfLoan({ ...books, balanceMinor: 150_00n }, '2026-03-20')).toEqual(
      chartOn('2026-03-20', 150_00n, 1_00n),
    )
  })
})

test('percent are whole, half goes up', () => {
  expect([wholePercent(1n, 3n), wholePercent(2n, 3n), wholePercent(1n, 200n)]).toEqual([33, 67, 1])
  expect(wholePercent(5n, 0n)).toBe(0)
})

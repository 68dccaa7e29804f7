import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loanChart, loanStanding, wholePercent } from './loan-chart.ts'
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

  test('overdue and the next one are told apart', () => {
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

test('percent are whole, half goes up', () => {
  expect([wholePercent(1n, 3n), wholePercent(2n, 3n), wholePercent(1n, 200n)]).toEqual([33, 67, 1])
  expect(wholePercent(5n, 0n)).toBe(0)
})

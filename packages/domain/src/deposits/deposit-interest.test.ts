import { describe, expect, test } from 'vitest'
import { interestOf, interestPeriods, plannedInterest } from './deposit-interest.ts'

describe('interest', () => {
  test('a year of a million at 11.5 % is 115,000', () => {
    expect(interestOf([{ balanceMinor: 1_000_000_00n, days: 365 }], '11.5')).toBe(115_000_00n)
  })

  test('days with different balances are rounded once, together', () => {
    const halves = [
      { balanceMinor: 100_00n, days: 1 },
      { balanceMinor: 100_00n, days: 1 },
    ]
    // 100.00 at 10 % for a day is 2.74 tyiyn, for two days 5.48.
    expect(interestOf(halves, '10')).toBe(5n)
    expect(interestOf(halves.slice(1), '10')).toBe(3n)
  })

  test('an empty deposit brings nothing', () => {
    expect(interestOf([], '12')).toBe(0n)
    expect(interestOf([{ balanceMinor: 0n, days: 30 }], '12')).toBe(0n)
  })
})

describe('payout periods', () => {
  const term = { startDate: '2026-01-31', endDate: '2026-04-15' }

  test('months are counted from the first day, so that a short one does not shift the others', () => {
    expect(interestPeriods({ ...term, payout: 'MONTHLY' })).toEqual([
      { startDate: '2026-01-31', endDate: '2026-02-28', days: 28 },
      { startDate: '2026-02-28', endDate: '2026-03-31', days: 31 },
      { startDate: '2026-03-31', endDate: '2026-04-15', days: 15 },
    ])
  })

  test('interest at the end has one period', () => {
    expect(interestPeriods({ ...term, payout: 'AT_END' })).toEqual([{ ...term, days: 74 }])
  })

  test('an end before the beginning has none', () => {
    expect(interestPeriods({ ...term, endDate: '2026-01-31', payout: 'MONTHLY' })).toEqual([])
  })

  test('the periods of any term cover each of its days once', () => {
    const periods = interestPeriods({
      startDate: '2024-02-29',
      endDate: '2027-03-01',
      payout: 'CAPITALISED',
    })
    const days = periods.reduce((sum, one) => sum + one.days, 0)
    expect(days).toBe(1_096)
    for (const [index, one] of periods.slice(1).entries()) {
      expect(one.startDate).toBe(periods[index]?.endDate)
    }
  })
})

test('capitalised interest brings interest itself, paid out interest does not', () => {
  const periods = interestPeriods({
    startDate: '2026-01-01',
    endDate: '2026-03-02',
    payout: 'MONTHLY',
  })
  expect(plannedInterest(periods, 36_500_00n, '10', 'MONTHLY')).toEqual([310_00n, 280_00n, 10_00n])
  const grown = plannedInterest(periods, 36_500_00n, '10', 'CAPITALISED')
  expect(grown).toEqual([310_00n, 282_38n, 10_16n])
})

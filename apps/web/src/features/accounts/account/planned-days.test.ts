import { expect, test } from 'vitest'
import { forecastInWords, plannedDays, unsignedCount } from './planned-days.ts'
import type { Forecast } from './planned-days.ts'

const today = '2026-11-30'
const debit = (date: string, amount: string, kind: 'HELD' | 'UNSIGNED' = 'HELD') =>
  ({ date, kind, direction: 'DEBIT', amount, count: 2 }) as const
const forecast: Forecast = {
  days: [
    { date: today, balance: '900.00' },
    { date: '2026-12-01', balance: '900.00' },
    { date: '2026-12-02', balance: '400.00' },
  ],
  movements: [debit(today, '100.00'), debit('2026-12-02', '500.00', 'UNSIGNED')],
}

test('with nothing on its way there is no plan to draw and none to speak of', () => {
  const quiet: Forecast = { days: [{ date: today, balance: '1000.00' }], movements: [] }
  expect(plannedDays(quiet, today, 30)).toEqual([])
  expect(forecastInWords(quiet, 'KGS')).toBeUndefined()
})

test('the plan is drawn to its last day and a little on, where what is left stays', () => {
  expect(plannedDays(forecast, today, 30)).toEqual([
    { date: '2026-12-01', balance: '900.00' },
    { date: '2026-12-02', balance: '400.00' },
    { date: '2026-12-03', balance: '400.00' },
  ])
})

test('documents of today alone have some days to be seen in', () => {
  const ofToday: Forecast = {
    days: [{ date: today, balance: '900.00' }],
    movements: [debit(today, '100.00')],
  }
  expect(plannedDays(ofToday, today, 90)).toHaveLength(9)
  expect(plannedDays(ofToday, today, 90)[0]).toEqual({ date: '2026-12-01', balance: '900.00' })
})

test('the plan is never longer than the curve behind it', () => {
  const far: Forecast = {
    days: Array.from({ length: 300 }, () => ({ date: today, balance: '1.00' })),
    movements: [debit('2027-09-01', '1.00')],
  }
  expect(plannedDays(far, today, 30)).toHaveLength(30)
})

test('the first day without enough money is reported before what is left', () => {
  expect(forecastInWords(forecast, 'KGS')).toEqual({
    kind: 'left',
    date: '2026-12-02',
    balance: '400.00',
  })
  const empty = { ...forecast, days: [...forecast.days, { date: '2026-12-03', balance: '0.00' }] }
  expect(forecastInWords(empty, 'KGS')).toMatchObject({ kind: 'left', balance: '0.00' })
  const short = { ...forecast, days: [...forecast.days, { date: '2026-12-03', balance: '-20.50' }] }
  expect(forecastInWords(short, 'KGS')).toEqual({
    kind: 'short',
    date: '2026-12-03',
    missing: '20.50',
  })
})

test('documents that wait for a signature are counted one by one', () => {
  expect(unsignedCount(forecast)).toBe(2)
})

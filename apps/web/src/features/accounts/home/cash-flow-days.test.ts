import { expect, test } from 'vitest'
import type { OfficialRates } from '../official-rates.ts'
import { cashFlowInSom, flowPeriodOf } from './cash-flow-days.ts'

const rates: OfficialRates = {
  date: '2026-11-28',
  isOld: false,
  soms: new Map([['USD', '87.45']]),
}
const period = { from: '2026-11-28', days: 3 }

test('currencies of a day are drawn as one amount in som, empty days too', () => {
  const flow = cashFlowInSom(
    [
      { date: '2026-11-28', currency: 'KGS', credit: '100.00', debit: '0.00' },
      { date: '2026-11-28', currency: 'USD', credit: '2.00', debit: '1.00' },
      { date: '2026-11-30', currency: 'KGS', credit: '0.00', debit: '40.50' },
    ],
    rates,
    period,
  )
  expect(flow.days).toEqual([
    { date: '2026-11-28', inflow: '274.90', outflow: '87.45' },
    { date: '2026-11-29', inflow: '0.00', outflow: '0.00' },
    { date: '2026-11-30', inflow: '0.00', outflow: '40.50' },
  ])
  expect([flow.totalIn, flow.totalOut]).toEqual(['274.90', '127.95'])
})

test('a currency without a rate is named, and a day outside of the period is not drawn', () => {
  const flow = cashFlowInSom(
    [
      { date: '2026-11-28', currency: 'GBP', credit: '5.00', debit: '0.00' },
      { date: '2026-11-01', currency: 'KGS', credit: '5.00', debit: '0.00' },
    ],
    rates,
    period,
  )
  expect(flow.without).toEqual(['GBP'])
  expect(flow.totalIn).toBe('0.00')
})

test('what moved before the period, in whatever currency, is nothing of the period', () => {
  const before = [{ date: '2026-11-01', currency: 'GBP', credit: '5.00', debit: '0.00' }]
  expect(cashFlowInSom(before, rates, period).without).toEqual([])
})

test('the month and the one before it are requested at once and do not overlap', () => {
  expect(flowPeriodOf('2026-11-30')).toEqual({ startDate: '2026-10-02', endDate: '2026-11-30' })
})

import fc from 'fast-check'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { expect, test } from 'vitest'
import { cashFlowDays } from './cash-flow-days.ts'
import type { BookedMove } from './cash-flow-days.ts'

const period = { from: '2026-11-01', days: 3 }
const move = (bookedDate: string, direction: 'DEBIT' | 'CREDIT', amount: string): BookedMove => ({
  bookedDate,
  direction,
  amount,
})

test('each day has its money in and out, days without movement included', () => {
  const days = cashFlowDays(
    [
      move('2026-11-01T04:00:00.000Z', 'CREDIT', '100.10'),
      move('2026-11-01T05:00:00.000Z', 'CREDIT', '0.20'),
      move('2026-11-03T05:00:00.000Z', 'DEBIT', '40.00'),
    ],
    'KGS',
    period,
  )
  expect(days).toEqual([
    { date: '2026-11-01', inflow: '100.30', outflow: '0.00' },
    { date: '2026-11-02', inflow: '0.00', outflow: '0.00' },
    { date: '2026-11-03', inflow: '0.00', outflow: '40.00' },
  ])
})

test('a move late in the evening UTC belongs to the next day of the bank', () => {
  const [, second] = cashFlowDays(
    [move('2026-11-01T19:00:00.000Z', 'CREDIT', '5.00')],
    'KGS',
    period,
  )
  expect(second).toMatchObject({ date: '2026-11-02', inflow: '5.00' })
})

test('a move outside of the period is not drawn on any day', () => {
  const days = cashFlowDays([move('2026-10-31T04:00:00.000Z', 'CREDIT', '5.00')], 'KGS', period)
  expect(days.every(({ inflow }) => inflow === '0.00')).toBe(true)
})

test('whatever the moves, no money is lost or made between the list and the chart', () => {
  const moves = fc.array(
    fc.record({
      bookedDate: fc.constantFrom('2026-11-01T04:00:00.000Z', '2026-11-02T04:00:00.000Z'),
      direction: fc.constantFrom('DEBIT' as const, 'CREDIT' as const),
      amount: fc.bigInt({ min: 1n, max: 10n ** 14n }).map(minor => toDecimal(minor, 'KGS')),
    }),
  )
  const minor = (wire: string): bigint => {
    const parsed = parseDecimal(wire, 'KGS')
    return parsed.ok ? parsed.value : 0n
  }
  const sum = (amounts: readonly string[]) =>
    amounts.reduce((total, wire) => total + minor(wire), 0n)
  fc.assert(
    fc.property(moves, list => {
      const days = cashFlowDays(list, 'KGS', period)
      const credits = list.filter(({ direction }) => direction === 'CREDIT')
      expect(sum(days.map(({ inflow }) => inflow))).toBe(sum(credits.map(({ amount }) => amount)))
    }),
  )
})

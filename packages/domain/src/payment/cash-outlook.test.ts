import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cashOutlook } from './cash-outlook.ts'

const today = '2026-11-30'
const on = (date: string | undefined, amountMinor: bigint) => ({ date, amountMinor })

describe('whether the money is enough', () => {
  test('is a yes when everything is covered to the last tyiyn', () => {
    const { lines, shortage } = cashOutlook(300n, [on('2026-12-02', 200n), on(today, 100n)], today)
    expect(shortage).toBeUndefined()
    expect(lines.map(({ date, leftMinor }) => [date, leftMinor])).toEqual([
      [today, 200n],
      ['2026-12-02', 0n],
    ])
  })

  test('names the first day that is not covered and all that is missing on it', () => {
    const payments = [on('2026-12-05', 50n), on('2026-12-02', 80n), on('2026-12-02', 40n)]
    expect(cashOutlook(100n, payments, today).shortage).toEqual({
      date: '2026-12-02',
      missingMinor: 20n,
    })
  })

  test('counts what is overdue as due today', () => {
    const payments = [on(undefined, 30n), on('2026-11-01', 80n)]
    expect(cashOutlook(100n, payments, today).shortage).toEqual({ date: today, missingMinor: 10n })
  })

  test('is a yes when nothing is expected', () => {
    expect(cashOutlook(0n, [], today)).toEqual({ lines: [] })
  })

  test('ends with all money less all payments, whatever their order', () => {
    const payment = fc.record({
      date: fc.constantFrom(undefined, today, '2026-12-01', '2026-12-31'),
      amountMinor: fc.bigInt(1n, 1_000n),
    })
    fc.assert(
      fc.property(
        fc.bigInt(0n, 10_000n),
        fc.array(payment, { minLength: 1 }),
        (money, payments) => {
          const { lines } = cashOutlook(money, payments, today)
          const sum = payments.reduce((total, { amountMinor }) => total + amountMinor, 0n)
          expect(lines.at(-1)?.leftMinor).toBe(money - sum)
        },
      ),
    )
  })
})

import { expect, test } from 'vitest'
import { changeOver, readDays, spanOfDays } from './balance-days.ts'

const day = (date: string, balance: string) => ({ date, balance })
const days = [day('2026-05-10', '100.00'), day('2026-05-11', '80.50'), day('2026-05-12', '240.00')]

test('each day knows what stood a period earlier, and what is planned comes after', () => {
  const before = [day('2026-04-10', '7.00')]
  const planned = [day('2026-05-13', '200.00')]
  expect(readDays(days, before, planned)).toEqual([
    { ...days[0], isPlanned: false, earlier: '7.00' },
    { ...days[1], isPlanned: false },
    { ...days[2], isPlanned: false },
    { ...planned[0], isPlanned: true },
  ])
})

test('a span of the address is marked as far as the curve shows it', () => {
  expect(spanOfDays(days, { from: '2026-05-01', to: '2026-05-11' })).toEqual({ from: 0, to: 1 })
  expect(spanOfDays(days, { from: '2026-05-12', to: '2026-06-30' })).toEqual({ from: 2, to: 2 })
  expect(spanOfDays(days, { from: '2025-05-01', to: '2025-05-11' })).toBeUndefined()
  expect(spanOfDays(days, undefined)).toBeUndefined()
})

test('a span changes what stood the evening before into what stands at its end', () => {
  expect(changeOver(days, { from: 1, to: 2 }, 'KGS')).toBe('140.00')
  expect(changeOver(days, { from: 1, to: 1 }, 'KGS')).toBe('-19.50')
  // Of the first day the curve does not know how it began.
  expect(changeOver(days, { from: 0, to: 2 }, 'KGS')).toBeUndefined()
})

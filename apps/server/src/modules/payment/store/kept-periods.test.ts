import fc from 'fast-check'
import { addDays, bishkekDate, instantAt } from '@tartip/domain/time/instant'
import { expect, test } from 'vitest'

import { coverPeriod, type Span } from './kept-periods.ts'

const instant = fc.integer({
  min: instantAt('2024-01-01', 0),
  max: instantAt('2026-12-31', 0),
})
const end = fc.option(
  fc.oneof(
    instant,
    instant.map(at => instantAt(bishkekDate(at), 0)),
  ),
  { nil: undefined },
)

const lies = (at: number, { from = -Infinity, to = Infinity }: Span): boolean =>
  at >= from && at < to

test('every moment of a period lies in exactly one unit or edge, and no other moment in any', () => {
  fc.assert(
    fc.property(
      end,
      end,
      instant,
      fc.constantFrom('MONTH', 'DAY', 'HOUR'),
      (from, to, at, finest) => {
        const { spans, edges } = coverPeriod({ from, to }, finest)
        const places = [...spans, ...edges].filter(span => lies(at, span))
        expect(places.length).toBe(lies(at, { from, to }) ? 1 : 0)
      },
    ),
    { numRuns: 2_000 },
  )
})

test('a year and two days are twelve months and two days', () => {
  const from = instantAt('2025-01-31', 0)
  const { spans, edges } = coverPeriod({ from, to: instantAt('2026-02-02', 0) }, 'HOUR')
  expect(edges).toEqual([])
  expect(spans).toEqual([
    { unit: 'MONTH', from: instantAt('2025-02-01', 0), to: instantAt('2026-02-01', 0) },
    { unit: 'DAY', from, to: instantAt('2025-02-01', 0) },
    { unit: 'DAY', from: instantAt('2026-02-01', 0), to: instantAt(addDays('2026-02-01', 1), 0) },
  ])
})

import {
  addDays,
  bishkekDate,
  daysInMonth,
  instantAt,
  type Instant,
} from '@tartip/domain/time/instant'

import type { KeptUnit } from './kept-totals.ts'

/** From the first instant on to the second one, which is not included; undefined is no end. */
export interface Span {
  readonly from: Instant | undefined
  readonly to: Instant | undefined
}

/** A period as whole units, and what is left at its ends. */
export interface CoveredPeriod {
  readonly spans: readonly (Span & { readonly unit: KeptUnit })[]
  readonly edges: readonly Span[]
}

const hourMs = 3_600_000

/** Covers a period with the largest units that fit into it, down to the finest one. */
export function coverPeriod({ from, to }: Span, finest: KeptUnit): CoveredPeriod {
  if (from !== undefined && to !== undefined && from >= to) return { spans: [], edges: [] }
  return cover({ from, to }, unitsDownTo[finest])
}

const unitsDownTo: Readonly<Record<KeptUnit, readonly KeptUnit[]>> = {
  MONTH: ['MONTH'],
  DAY: ['MONTH', 'DAY'],
  HOUR: ['MONTH', 'DAY', 'HOUR'],
}

function cover(period: Span, [unit, ...finer]: readonly KeptUnit[]): CoveredPeriod {
  if (unit === undefined) return { spans: [], edges: [period] }
  const { from, to } = period
  const inner = {
    from: from === undefined ? undefined : startAtOrAfter(unit, from),
    to: to === undefined ? undefined : startAtOrBefore(unit, to),
  }
  if (inner.from !== undefined && inner.to !== undefined && inner.from >= inner.to) {
    return cover(period, finer)
  }
  const ends = [
    ...(from === inner.from ? [] : [{ from, to: inner.from }]),
    ...(to === inner.to ? [] : [{ from: inner.to, to }]),
  ].map(end => cover(end, finer))
  return {
    spans: [{ ...inner, unit }, ...ends.flatMap(({ spans }) => spans)],
    edges: ends.flatMap(({ edges }) => edges),
  }
}

function startAtOrBefore(unit: KeptUnit, at: Instant): Instant {
  // The offset of Bishkek is whole hours.
  if (unit === 'HOUR') return Math.floor(at / hourMs) * hourMs
  const date = bishkekDate(at)
  return instantAt(unit === 'DAY' ? date : `${date.slice(0, 8)}01`, 0)
}

function startAtOrAfter(unit: KeptUnit, at: Instant): Instant {
  const start = startAtOrBefore(unit, at)
  if (start === at) return at
  if (unit === 'HOUR') return start + hourMs
  const date = bishkekDate(start)
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))]
  return instantAt(addDays(date, unit === 'DAY' ? 1 : daysInMonth(year, month)), 0)
}

/** Days side by side, by their places; both ends belong to it. */
export interface PlotSpan {
  readonly from: number
  readonly to: number
}

/** The span between two places in either order, kept within the days that can be chosen. */
export function spanBetween(one: number, other: number, choosable: number): PlotSpan | undefined {
  const from = Math.min(one, other)
  const to = Math.min(Math.max(one, other), choosable - 1)
  return from < choosable && from >= 0 ? { from, to } : undefined
}

/** Where Shift and a key bring the moving end; undefined for a key that does not move it. */
export function movedBy(key: string, from: number, last: number): number | undefined {
  return {
    ArrowRight: Math.min(from + 1, last),
    ArrowLeft: Math.max(from - 1, 0),
    Home: 0,
    End: last,
  }[key]
}

/** The place of a day under a pointer, `x` pixels into a plot of `width`. */
export function placeAt(x: number, width: number, count: number): number | undefined {
  if (width <= 0 || count === 0) return undefined
  return Math.min(Math.max(Math.floor((x / width) * count), 0), count - 1)
}

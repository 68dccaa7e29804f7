/** Rows that are drawn, from `start` up to but not including `end`. */
export interface RowRange {
  readonly start: number
  readonly end: number
}

interface RangeQuestion {
  readonly count: number
  readonly rowHeight: number
  /** How far the top of the first row lies above the top of the window, in CSS pixels. */
  readonly scrolled: number
  readonly viewHeight: number
}

/** More rows than this are drawn only where a very high window shows more at once. */
const mostDrawn = 56
/** The range moves in steps, so that not every pixel of scrolling draws anew. */
const step = 4

/** Which rows to draw: those in the window and some before and after, so that scrolling shows no gap. */
export function rowsInView({ count, rowHeight, scrolled, viewHeight }: RangeQuestion): RowRange {
  const inWindow = Math.ceil(viewHeight / rowHeight) + 1
  const spare = Math.max(step, Math.min(12, Math.floor((mostDrawn - inWindow - step) / 2)))
  const first = Math.floor(scrolled / rowHeight) - spare
  const length = inWindow + spare * 2 + step
  const stepped = Math.floor(first / step) * step
  const start = Math.max(0, Math.min(stepped, count - length))
  return { start, end: Math.min(count, start + length) }
}

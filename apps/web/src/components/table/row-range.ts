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
  /** Only what the window shows, and nothing to spare around it. */
  readonly hasNoOverscan?: boolean
}

/** More rows than this are drawn only where a very high window shows more at once. */
const mostDrawn = 56
/** The range moves in steps, so that not every pixel of scrolling draws again. */
const step = 4

/** Which rows to draw: those in the window and some before and after, so that scrolling shows no gap. */
export function rowsInView(question: RangeQuestion): RowRange {
  const { count, rowHeight, scrolled, viewHeight, hasNoOverscan = false } = question
  const inWindow = Math.ceil(viewHeight / rowHeight) + 1
  const most = Math.max(step, Math.min(12, Math.floor((mostDrawn - inWindow - step) / 2)))
  const spare = hasNoOverscan ? 0 : most
  const first = Math.floor(scrolled / rowHeight) - spare
  const length = inWindow + spare * 2 + step
  const stepped = Math.floor(first / step) * step
  const start = Math.max(0, Math.min(stepped, count - length))
  return { start, end: Math.min(count, start + length) }
}

/**
 * What to draw next on the way to the rows that are wanted. A leap far away draws first what the window
 * shows and only then the rows to spare, so that no single step holds the page for long.
 */
export function nextRange(known: RowRange, question: RangeQuestion): RowRange {
  const wanted = rowsInView(question)
  const isLeap = wanted.start >= known.end || wanted.end <= known.start
  return isLeap ? rowsInView({ ...question, hasNoOverscan: true }) : wanted
}

import {
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import type { RowRange } from './row-range.ts'
import { nextRange, rowsInView } from './row-range.ts'

/** Up to here every row is drawn: find-in-page then sees the whole list. */
const drawnWhole = 200
/** What stands fixed at the top and the bottom of the page and may cover a row. */
const coveredTop = 120
const coveredBottom = 96

/**
 * Which rows of a long table or list are drawn while the page scrolls; all of them when there are few,
 * and on paper. Rows left out are stood in for by a spacer before and one after. Rows carry `data-row-id`
 * and stand in the element of `bodyRef`; `estimate` is their height in CSS pixels before any is drawn.
 */
export function useRowWindow<TBody extends HTMLElement>(count: number, estimate: number) {
  const isOn = !useIsPrinting() && count > drawnWhole
  const bodyRef = useRef<TBody>(null)
  const height = useRef(estimate)
  const [range, setRange] = useState<RowRange>(() =>
    rowsInView({ count, rowHeight: estimate, scrolled: 0, viewHeight: window.innerHeight }),
  )

  const questionNow = (body: HTMLElement) => {
    height.current = heightOfRows(body) ?? estimate
    return {
      count,
      rowHeight: height.current,
      scrolled: -body.getBoundingClientRect().top,
      viewHeight: window.innerHeight,
    }
  }
  const updateRange = () => {
    const body = bodyRef.current
    if (!isOn || !body) return
    const next = rowsInView(questionNow(body))
    setRange(known => (isSame(known, next) ? known : next))
  }
  const refreshRange = useEffectEvent(updateRange)
  /** One step is drawn after the other: a new one would throw away the work on the one before. */
  const isDrawing = useRef(false)
  const follow = useEffectEvent(() => {
    const body = bodyRef.current
    if (!isOn || !body || isDrawing.current) return
    const next = nextRange(range, questionNow(body))
    if (isSame(range, next)) return
    isDrawing.current = true
    // React draws it piece by piece and lets the page respond in between.
    startTransition(() => setRange(next))
  })
  useEffect(
    function goOnAfterStep() {
      isDrawing.current = false
      return afterPicture(() => follow())
    },
    [range],
  )

  useLayoutEffect(() => refreshRange(), [count, estimate, isOn])
  useEffect(
    function followTheWindow() {
      if (!isOn) return undefined
      const handleScroll = () => follow()
      window.addEventListener('scroll', handleScroll, { passive: true })
      window.addEventListener('resize', handleScroll)
      return () => {
        window.removeEventListener('scroll', handleScroll)
        window.removeEventListener('resize', handleScroll)
      }
    },
    [isOn],
  )
  if (!isOn) {
    return { isOn, bodyRef, start: 0, end: count, before: 0, after: 0, reveal: () => undefined }
  }
  const start = Math.min(range.start, count)
  const end = Math.min(range.end, count)
  return {
    isOn,
    bodyRef,
    start,
    end,
    before: start * height.current,
    after: (count - end) * height.current,
    /** Scrolls a row into view and draws it. */
    reveal: (index: number) => {
      const body = bodyRef.current
      if (!body) return
      const top = body.getBoundingClientRect().top + index * height.current
      if (scrollRowIntoView(top, height.current)) updateRange()
    },
  }
}

/** Whether the page is being put on paper, where every row has its place. */
function useIsPrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false)
  useEffect(function followPrinting() {
    const before = () => flushSync(() => setIsPrinting(true))
    const after = () => setIsPrinting(false)
    window.addEventListener('beforeprint', before)
    window.addEventListener('afterprint', after)
    return () => {
      window.removeEventListener('beforeprint', before)
      window.removeEventListener('afterprint', after)
    }
  }, [])
  return isPrinting
}

/** Scrolls the page until a row is free of what covers its ends; false when it is already. CSS pixels. */
function scrollRowIntoView(top: number, rowHeight: number): boolean {
  const isAbove = top < coveredTop
  const isBelow = top + rowHeight > window.innerHeight - coveredBottom
  if (!isAbove && !isBelow) return false
  const goal = isAbove ? coveredTop : window.innerHeight - coveredBottom - rowHeight
  window.scrollBy({ top: top - goal, behavior: 'instant' })
  return true
}

/** Runs when the new rows have been laid out: to request their places before would do that work twice. */
function afterPicture(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}

const isSame = (a: RowRange, b: RowRange): boolean => a.start === b.start && a.end === b.end

/** The height that rows really have, as an average of those that are drawn. */
function heightOfRows(body: HTMLElement): number | undefined {
  const rows = body.querySelectorAll<HTMLElement>('[data-row-id]')
  const first = rows[0]?.getBoundingClientRect()
  const last = rows[rows.length - 1]?.getBoundingClientRect()
  if (!first || !last || last.bottom <= first.top) return undefined
  return (last.bottom - first.top) / rows.length
}

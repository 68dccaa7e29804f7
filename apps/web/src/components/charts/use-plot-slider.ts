import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { movedBy, placeAt, spanBetween } from './plot-span.ts'
import type { PlotSpan } from './plot-span.ts'

interface PlotSliderOptions {
  /** Points, mostly days, that can be read. */
  count: number
  /** How many of them, from the first on, can be chosen; all when left out. */
  choosable?: number
  label: string
  /** Id of the words that say what the keys do. */
  describedBy?: string | undefined
  /** A day as it is spoken. */
  textOf: (index: number) => string
  /** A span as it is spoken, after the day. */
  spanTextOf?: (span: PlotSpan) => string
  /** Dragging and Shift with arrows choose several days; one at a time otherwise. */
  hasSpans?: boolean
  /** What stands chosen already. */
  span?: PlotSpan | undefined
  onChoose?: ((span: PlotSpan, by: 'touch' | 'hand') => void) | undefined
  onClear?: (() => void) | undefined
}

export type PlotSlider = ReturnType<typeof usePlotSlider>

/**
 * Reading a chart day by day, and choosing days in it. The pointer picks the nearest day, arrows step, Home
 * and End jump; dragging, or Shift with the same keys, marks a span that is chosen when the hand or the
 * Shift key lets go; Enter chooses, Escape withdraws. The plot is a slider whose text is the reading, which
 * screen readers speak as is. A finger that begins to scroll the page takes the gesture away and chooses
 * nothing.
 */
export function usePlotSlider(options: PlotSliderOptions) {
  const { count, choosable = count, textOf, spanTextOf, hasSpans = false, onClear } = options
  const [index, setIndex] = useState<number>()
  // Where a span under way began, and by what.
  const [anchor, setAnchor] = useState<{ at: number; isPointer: boolean }>()
  const last = count - 1
  const shown = index === undefined ? undefined : Math.min(index, last)
  const draft =
    anchor && shown !== undefined && hasSpans ? spanBetween(anchor.at, shown, choosable) : undefined
  const isDrafting = draft !== undefined && (draft.to > draft.from || anchor?.isPointer === false)
  const span = isDrafting ? draft : options.span

  const choose = (from: number, to: number, by: 'touch' | 'hand') => {
    const chosen = spanBetween(from, to, choosable)
    if (chosen) options.onChoose?.(chosen, by)
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const from = shown ?? last
    const next = movedBy(event.key, from, last)
    if (next !== undefined) {
      event.preventDefault()
      if (!event.shiftKey || !hasSpans) setAnchor(undefined)
      else if (!anchor) setAnchor({ at: from, isPointer: false })
      setIndex(next)
    } else if (event.key === 'Enter' && shown !== undefined) {
      choose(anchor?.at ?? shown, shown, 'hand')
      setAnchor(undefined)
    } else if (event.key === 'Escape' && (anchor || options.span)) {
      event.stopPropagation()
      if (anchor) setAnchor(undefined)
      else onClear?.()
    }
  }
  const handleKeyUp = (event: KeyboardEvent) => {
    if (event.key !== 'Shift' || !anchor || anchor.isPointer || shown === undefined) return
    choose(anchor.at, shown, 'hand')
    setAnchor(undefined)
  }
  const read = (event: PointerEvent<HTMLElement>): number | undefined => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    const place = placeAt(event.clientX - left, width, count)
    if (place !== undefined) setIndex(place)
    return place
  }
  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const place = read(event)
    if (place === undefined || !options.onChoose || event.button !== 0) return
    // So that a drag may leave the plot; a finger is captured by itself.
    if (event.pointerType === 'mouse') event.currentTarget.setPointerCapture(event.pointerId)
    setAnchor({ at: place, isPointer: true })
  }
  const handlePointerUp = (event: PointerEvent<HTMLElement>) => {
    const place = read(event)
    if (anchor?.isPointer && place !== undefined) {
      choose(hasSpans ? anchor.at : place, place, event.pointerType === 'touch' ? 'touch' : 'hand')
    }
    setAnchor(undefined)
  }
  const spoken = count > 0 ? textOf(shown ?? last) : ''
  return {
    /** The day that is read. */
    index: shown,
    /** What is marked: the span under way, or the one that stands chosen. */
    span,
    plotProps: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': options.label,
      'aria-describedby': options.describedBy,
      'aria-orientation': 'horizontal',
      'aria-valuemin': 0,
      'aria-valuemax': Math.max(last, 0),
      'aria-valuenow': shown ?? Math.max(last, 0),
      'aria-valuetext': span && spanTextOf ? `${spoken}; ${spanTextOf(span)}` : spoken,
      onKeyDown: handleKeyDown,
      onKeyUp: handleKeyUp,
      onPointerMove: read,
      onPointerDown: handlePointerDown,
      onPointerUp: handlePointerUp,
      onPointerCancel: () => setAnchor(undefined),
      // A finger always leaves; what it has touched stays read until it touches something else.
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') setIndex(undefined)
      },
      onFocus: () => setIndex(current => current ?? last),
      onBlur: () => {
        setIndex(undefined)
        setAnchor(undefined)
      },
    },
  } as const
}

import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'

/**
 * Reading a chart point by point: the pointer picks the nearest, arrows step, Home and End jump.
 * The plot takes the role of a slider whose text is the reading, which screen readers speak as is.
 */
export function useChartReading(count: number, textOf: (index: number) => string, label: string) {
  const [index, setIndex] = useState<number>()
  const last = count - 1
  const shown = index === undefined ? undefined : Math.min(index, last)

  const handleKeyDown = (event: KeyboardEvent) => {
    const from = shown ?? last
    const next = {
      ArrowRight: Math.min(from + 1, last),
      ArrowLeft: Math.max(from - 1, 0),
      Home: 0,
      End: last,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    setIndex(next)
  }
  const handlePointer = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (width === 0) return
    const place = Math.floor(((event.clientX - left) / width) * count)
    setIndex(Math.min(Math.max(place, 0), last))
  }
  return {
    index: shown,
    plotProps: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-orientation': 'horizontal',
      'aria-valuemin': 0,
      'aria-valuemax': Math.max(last, 0),
      'aria-valuenow': shown ?? Math.max(last, 0),
      'aria-valuetext': count > 0 ? textOf(shown ?? last) : '',
      onKeyDown: handleKeyDown,
      onPointerMove: handlePointer,
      onPointerDown: handlePointer,
      onPointerLeave: () => setIndex(undefined),
      onFocus: () => setIndex(current => current ?? last),
      onBlur: () => setIndex(undefined),
    },
  } as const
}

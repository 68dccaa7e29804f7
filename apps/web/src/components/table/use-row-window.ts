import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'

/** Up to here every row is drawn: find-in-page and printing then see the whole list. */
const drawnWhole = 200
const rowHeight = 44
const compactRowHeight = 36

/**
 * Which rows of a long table are drawn while the page scrolls; all of them when there are few.
 * Rows left out are stood in for by a spacer before and one after.
 */
export function useRowWindow(count: number, isCompact: boolean) {
  const isOn = count > drawnWhole
  const tableRef = useRef<HTMLTableElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  useLayoutEffect(() => {
    const table = tableRef.current
    if (isOn && table) setScrollMargin(table.getBoundingClientRect().top + window.scrollY)
  }, [isOn])

  const virtualizer = useWindowVirtualizer({
    count: isOn ? count : 0,
    estimateSize: () => (isCompact ? compactRowHeight : rowHeight),
    overscan: 12,
    scrollMargin,
    // Without a layout (in tests) a screenful is drawn all the same.
    initialRect: { width: 1280, height: 900 },
  })
  if (!isOn) {
    return { isOn, tableRef, start: 0, end: count, before: 0, after: 0, reveal: () => undefined }
  }
  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  return {
    isOn,
    tableRef,
    start: first?.index ?? 0,
    end: (last?.index ?? -1) + 1,
    before: first ? first.start - scrollMargin : 0,
    after: last
      ? virtualizer.getTotalSize() - (last.end - scrollMargin)
      : virtualizer.getTotalSize(),
    reveal: (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' }),
  }
}

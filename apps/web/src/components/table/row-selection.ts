import type { RowIds } from './data-column.ts'

/** The same set with one row in or out. */
export function withRow(selected: RowIds, id: string, isSelected: boolean): RowIds {
  const next = new Set(selected)
  if (isSelected) next.add(id)
  else next.delete(id)
  return next
}

/**
 * The set with all rows between two places, both included, in or out; rows that cannot be selected
 * are stepped over.
 */
export function withRange(
  selected: RowIds,
  order: readonly string[],
  range: { readonly from: number; readonly to: number; readonly isSelected: boolean },
  canSelect: (id: string) => boolean,
): RowIds {
  const next = new Set(selected)
  const [start, end] = range.from <= range.to ? [range.from, range.to] : [range.to, range.from]
  for (const id of order.slice(start, end + 1)) {
    if (!canSelect(id)) continue
    if (range.isSelected) next.add(id)
    else next.delete(id)
  }
  return next
}

/** State of the box in the header: every row that can be selected, some, or none. */
export function headerState(
  selected: RowIds,
  order: readonly string[],
  canSelect: (id: string) => boolean,
): 'all' | 'some' | 'none' {
  const selectable = order.filter(canSelect)
  const count = selectable.filter(id => selected.has(id)).length
  if (count === 0) return 'none'
  return count === selectable.length ? 'all' : 'some'
}

import { useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import type { RowIds } from './data-column.ts'
import { withRange, withRow } from './row-selection.ts'

interface RowKeyboardOptions {
  /** Row ids in the order of the screen. */
  order: readonly string[]
  selection: RowIds
  onSelectionChange: ((ids: RowIds) => void) | undefined
  canSelect: (id: string) => boolean
  onOpen: (id: string) => void
  /** Brings a row into the document when only a part of the rows is drawn. */
  reveal: (index: number) => void
}

/** Where a range began, and what was selected before it. */
interface Anchor {
  readonly id: string
  readonly before: RowIds
}

/**
 * The keyboard of a table whose rows take the focus one at a time: ↑ ↓ Home End move, Space
 * selects, Shift with an arrow or a click selects a range, Enter opens. Keys work only while the
 * focus is inside, so no letter is taken from anything else (WCAG 2.1.4).
 */
export function useRowKeyboard(options: RowKeyboardOptions) {
  const { order, selection, onSelectionChange, canSelect, onOpen, reveal } = options
  const [currentId, setCurrentId] = useState<string>()
  const anchor = useRef<Anchor | undefined>(undefined)
  const isCurrentShown = currentId !== undefined && order.includes(currentId)

  const toggle = (id: string, isSelected: boolean, isRange: boolean) => {
    const from = anchor.current ? order.indexOf(anchor.current.id) : -1
    if (isRange && from >= 0) {
      const range = { from, to: order.indexOf(id), isSelected }
      onSelectionChange?.(withRange(selection, order, range, canSelect))
    } else if (canSelect(id)) {
      onSelectionChange?.(withRow(selection, id, isSelected))
    }
    anchor.current = { id, before: selection }
  }

  const moveTo = (tbody: HTMLElement, index: number, isExtending: boolean, fromId: string) => {
    const id = order[index]
    if (id === undefined) return
    if (isExtending && onSelectionChange) {
      anchor.current ??= { id: fromId, before: selection }
      const range = { from: order.indexOf(anchor.current.id), to: index, isSelected: true }
      onSelectionChange(withRange(anchor.current.before, order, range, canSelect))
    } else {
      anchor.current = undefined
    }
    setCurrentId(id)
    focusRow(tbody, id, () => reveal(index))
  }

  const handleKeyDown = (event: KeyboardEvent<HTMLTableSectionElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const row =
      event.target instanceof Element ? event.target.closest<HTMLElement>('tr[data-row-id]') : null
    const id = row?.dataset.rowId
    if (!row || id === undefined) return
    const index = order.indexOf(id)
    const target = targetOfKey(event.key, index, order.length)
    if (target !== undefined) {
      event.preventDefault()
      moveTo(event.currentTarget, target, event.shiftKey, id)
      return
    }
    // Space and Enter on a link or a box inside the row are theirs.
    if (event.target !== row) return
    if (event.key === ' ' && onSelectionChange) {
      event.preventDefault()
      toggle(id, !selection.has(id), event.shiftKey)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      onOpen(id)
    }
  }

  const handleFocus = (event: FocusEvent<HTMLTableSectionElement>) => {
    const row = event.target.closest<HTMLElement>('tr[data-row-id]')
    if (row?.dataset.rowId) setCurrentId(row.dataset.rowId)
  }

  return {
    handleKeyDown,
    handleFocus,
    toggle,
    isTabStop: (id: string): boolean => (isCurrentShown ? id === currentId : id === order[0]),
    selectAll: (isSelected: boolean) => {
      const range = { from: 0, to: order.length - 1, isSelected }
      onSelectionChange?.(withRange(selection, order, range, canSelect))
      anchor.current = undefined
    },
  }
}

function targetOfKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

function focusRow(tbody: HTMLElement, id: string, reveal: () => void): void {
  const find = () => tbody.querySelector<HTMLElement>(`tr[data-row-id="${CSS.escape(id)}"]`)
  const row = find()
  if (row) {
    row.focus()
    return
  }
  reveal()
  requestAnimationFrame(() => requestAnimationFrame(() => find()?.focus()))
}

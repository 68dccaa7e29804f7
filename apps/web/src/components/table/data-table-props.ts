import type { ReactNode } from 'react'
import type { DataColumn, DataSort, RowIds } from './data-column.ts'

export interface DataTableProps<TRow extends object> {
  /** Caption of the table for a screen reader. */
  label: string
  columns: readonly DataColumn<TRow>[]
  rows: readonly TRow[]
  getRowId: (row: TRow) => string
  /** Names a row in «Выбрать: …». */
  rowName: (row: TRow) => string
  /** Address of the row, if it has one: the name becomes a link, Enter and a click go there. */
  rowHref?: (row: TRow) => string | undefined
  /** Instead of going to the address: Enter, or a click anywhere on the row. */
  onOpen?: (row: TRow) => void
  selection?: RowIds
  onSelectionChange?: (ids: RowIds) => void
  canSelect?: (row: TRow) => boolean
  sort?: DataSort | undefined
  onSortChange?: (sort: DataSort) => void
  hiddenColumns?: readonly string[]
  isCompact?: boolean
  /** At 670 px and below a card stands for a row. */
  renderCard?: (row: TRow) => ReactNode
  /** The row whose drawer is open. */
  activeRowId?: string | undefined
  /** Rows that have just changed: they pulse once. */
  changedIds?: RowIds
  /** All that were found, when the screen shows only a part of them. */
  totalRows?: number
}

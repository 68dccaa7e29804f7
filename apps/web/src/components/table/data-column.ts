import type { ReactNode } from 'react'

/** One column as a feature describes it; DataTable, its cards and its exports read it. */
export interface DataColumn<TRow> {
  readonly id: string
  readonly header: string
  readonly cell: (row: TRow) => ReactNode
  /** The server can sort by it. */
  readonly isSortable?: boolean
  /** Numbers and money stand at the end, so that digits line up. */
  readonly align?: 'start' | 'end'
  /** CSS width; the other columns share the rest. */
  readonly width?: string
  /** Names the row: its cell becomes the row header and, with `rowHref`, a link. */
  readonly isRowName?: boolean
  /** A muted second line under the cell, outside of the row's link. */
  readonly note?: (row: TRow) => ReactNode
  /** Steps back when there is no room for everything (below 1280 px). */
  readonly isExtra?: boolean
}

export interface DataSort {
  readonly columnId: string
  readonly isDescending: boolean
}

export type RowIds = ReadonlySet<string>

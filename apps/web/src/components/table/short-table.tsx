import { useMedia } from '../../lib/use-media.ts'
import { useRouter } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import { AppLink } from '../controls/app-link.tsx'
import { phoneQuery } from '../theme/breakpoints.ts'
import cards from './card-list.module.css'
import type { DataColumn } from './data-column.ts'
import classes from './data-table.module.css'
import { isOwnClick } from './own-click.ts'
import { RowCells } from './row-cells.tsx'

interface ShortTableProps<TRow extends object> {
  /** Caption of the table for a screen reader. */
  label: string
  columns: readonly DataColumn<TRow>[]
  rows: readonly TRow[]
  getRowId: (row: TRow) => string
  rowHref: (row: TRow) => string
  /** Stands in a column that has no room for rows. */
  isNarrow?: boolean
  /** At 670 px and below, and in a narrow column, a card stands for a row. */
  renderCard: (row: TRow) => ReactNode
}

/**
 * A handful of rows that lead somewhere, looking as in DataTable. Without selection and sorting, so
 * that the first screen does not load what they need.
 */
export function ShortTable<TRow extends object>(props: ShortTableProps<TRow>) {
  const { label, columns, rows, getRowId, rowHref, isNarrow = false, renderCard } = props
  const router = useRouter({ warn: false })
  const isPhone = useMedia(phoneQuery)
  const handleClick = (event: MouseEvent, row: TRow) => {
    if (!isOwnClick(event)) router?.history.push(rowHref(row))
  }
  if (isPhone || isNarrow) {
    return (
      <ul className={cards.list} aria-label={label} data-narrow={isNarrow || undefined}>
        {rows.map(row => (
          <li key={getRowId(row)} className={cards.item}>
            <AppLink className={cards.body} href={rowHref(row)}>
              {renderCard(row)}
            </AppLink>
          </li>
        ))}
      </ul>
    )
  }
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className={classes.caption}>{label}</caption>
        <thead>
          <tr>
            {columns.map(column => (
              <th
                key={column.id}
                scope="col"
                style={column.width === undefined ? undefined : { width: column.width }}
                data-align={column.align}
                data-extra={column.isExtra || undefined}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr
              key={getRowId(row)}
              className={classes.row}
              data-opens
              onClick={event => handleClick(event, row)}
            >
              <RowCells row={row} columns={columns} href={rowHref(row)} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

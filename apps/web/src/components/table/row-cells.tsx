import { AppLink } from '../controls/app-link.tsx'
import type { DataColumn } from './data-column.ts'
import classes from './data-table.module.css'

interface RowCellsProps<TRow extends object> {
  row: TRow
  columns: readonly DataColumn<TRow>[]
  href: string | undefined
}

/** The cells of one row; the one that names the row is its header and its link. */
export function RowCells<TRow extends object>({ row, columns, href }: RowCellsProps<TRow>) {
  return columns.map(column => {
    const look = {
      className: classes.cell,
      'data-align': column.align,
      'data-extra': column.isExtra || undefined,
    }
    const content = column.cell(row)
    const note = column.note ? <span className={classes.note}>{column.note(row)}</span> : null
    if (!column.isRowName) {
      return (
        <td key={column.id} {...look}>
          {content}
          {note}
        </td>
      )
    }
    return (
      <th key={column.id} scope="row" {...look}>
        {href ? (
          <AppLink href={href} className={classes.link}>
            {content}
          </AppLink>
        ) : (
          <span className={classes.name}>{content}</span>
        )}
        {note}
      </th>
    )
  })
}

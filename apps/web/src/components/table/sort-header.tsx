import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { useComponentText } from '../i18n/use-component-text.ts'
import type { DataColumn, DataSort } from './data-column.ts'
import classes from './data-table.module.css'

interface SortHeaderProps<TRow> {
  column: DataColumn<TRow>
  sort: DataSort | undefined
  onSortChange: ((sort: DataSort) => void) | undefined
}

/** A column heading; a sortable one is a button, and the state is in `aria-sort`. */
export function SortHeader<TRow>({ column, sort, onSortChange }: SortHeaderProps<TRow>) {
  const { t } = useComponentText()
  const isSorted = sort?.columnId === column.id
  const direction = isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined
  const Icon =
    direction === 'descending'
      ? IconArrowDown
      : direction === 'ascending'
        ? IconArrowUp
        : IconArrowsSort
  const canSort = column.isSortable === true && onSortChange !== undefined
  return (
    <th
      scope="col"
      className={classes.head}
      data-align={column.align}
      data-extra={column.isExtra || undefined}
      style={column.width ? { width: column.width } : undefined}
      aria-sort={canSort ? (direction ?? 'none') : undefined}
    >
      {canSort ? (
        <button
          type="button"
          className={classes.sort}
          title={t($ => $.table.sort)}
          onClick={() =>
            onSortChange({
              columnId: column.id,
              isDescending: isSorted ? !sort.isDescending : false,
            })
          }
        >
          {column.header}
          <Icon size={14} aria-hidden className={isSorted ? classes.sorted : classes.unsorted} />
        </button>
      ) : (
        column.header
      )}
    </th>
  )
}

import type { Column, Described, SortOrder } from '@tartip/domain/lists/list'
import type { ListWords } from '@tartip/domain/lists/list-words'
import type { TableView } from '@tartip/domain/people/table-views'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import type { ReactNode } from 'react'
import type { DataColumn } from '../components/table/data-column.ts'
import { AccountNumber } from '../components/text/account-number.tsx'
import { Amount } from '../components/text/amount.tsx'
import { DateText } from '../components/text/date-text.tsx'
import { PersonName } from '../components/text/person-name.tsx'
import classes from './lists.module.css'

/** A described list as a screen needs it. */
export interface ShownList<Row = never> extends Described {
  readonly name: string
  readonly columns: readonly Column<Row>[]
}

/** How a screen differs from the usual look of a column. */
export type ColumnStyles<Row> = Readonly<
  Record<string, Partial<Omit<DataColumn<Row>, 'id' | 'header'>>>
>

/** The columns of a list that stand on the screen, in their order; a view hides some. */
export function columnsOfList<Row>(
  list: ShownList<Row>,
  words: ListWords,
  columnStyles: ColumnStyles<Row>,
): readonly DataColumn<Row>[] {
  return list.columns
    .filter(({ shown }) => shown !== 'inFiles')
    .map(column => ({
      id: column.id,
      header: words.column(column.id),
      isSortable: column.sort !== undefined,
      ...(column.kind === 'amount' ? { align: 'end' } : {}),
      cell: row => cellOf(column, row, words),
      ...columnStyles[column.id],
    }))
}

function cellOf<Row>(column: Column<Row>, row: Row, words: ListWords): ReactNode {
  const value = column.value(row, words.language)
  if (value === undefined) return '—'
  switch (column.kind) {
    case 'amount':
      return <Amount value={value} currency={column.currency?.(row) ?? ''} />
    case 'account':
      return <AccountNumber account={value} isShort />
    case 'date':
      return <DateText value={value} />
    case 'dateTime':
      return formatDateTime(fromIso(value))
    case 'person':
      return <PersonName name={value} />
    case 'text':
      return (
        <span className={classes.clip} translate="no">
          {value}
        </span>
      )
    case 'number':
      return <span translate="no">{value}</span>
    case 'status':
      return value
  }
}

/** What is shown while the person has not chosen columns. */
export const usualViewOf = ({ columns }: ShownList): TableView => ({
  hidden: columns.filter(({ shown }) => shown === 'onDemand').map(({ id }) => id),
  isCompact: false,
})

/** The sort of a column, and the column of a sort. */
export const sortOfColumn = (list: ShownList, columnId: string): string | undefined =>
  list.columns.find(({ id }) => id === columnId)?.sort

export function tableSortOf(
  list: ShownList,
  { sort = list.usualSort.by, order = list.usualSort.order }: { sort?: string; order?: SortOrder },
): { readonly columnId: string; readonly isDescending: boolean } | undefined {
  const column = list.columns.find(one => one.sort === sort)
  return column && { columnId: column.id, isDescending: order === 'DESC' }
}

import type { MouseEvent } from 'react'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { DataTable } from '../../../components/table/data-table.tsx'
import type { TableView } from '@tartip/domain/people/table-views'
import type { RowIds } from '../../../components/table/data-column.ts'
import { amountText } from '../../../components/text/amount-text.ts'
import { canSelect } from '../../../documents/actions/document-action.ts'
import type { PaymentPage, PaymentRow } from '../api/payment-queries.ts'
import { nextPicture } from '../../../lib/next-picture.ts'
import { paymentKind } from '../payment-kind.ts'
import { historyHref } from '../urls.ts'
import { columnOfSort, sortOfColumn, useHistoryColumns } from './history-columns.tsx'
import classes from './history.module.css'
import type { HistorySearch } from './history-search.ts'
import { preloadHistorySheet } from './history-sheet.tsx'
import { PaymentCard } from './payment-card.tsx'

interface HistoryListProps {
  page: PaymentPage
  search: HistorySearch
  view: TableView
  /** The rows on the screen are those of the view before; the new ones are on their way. */
  isStale: boolean
  /** Whether this person ever does anything with documents; an auditor has no boxes to tick. */
  mayAct: boolean
  selection: RowIds
  changedIds: RowIds
  onSelect: (ids: RowIds) => void
  onSort: (search: HistorySearch) => void
  onOpen: (paymentId: string) => void
}

const rowId = (row: PaymentRow) => row.id
const canSelectRow = (row: PaymentRow) => canSelect(paymentKind, row)

/** The found documents: a table, or cards on a phone. */
export function HistoryList(props: HistoryListProps) {
  const { page, search, view, selection, onSelect } = props
  const { t } = useTranslation('payments')
  const columns = useHistoryColumns()
  const isSelectable = props.mayAct && page.list.some(canSelectRow)
  const sort = search.sort ?? 'CREATED_DATE'
  const tableSort = useMemo(() => {
    const columnId = columnOfSort(sort)
    return columnId ? { columnId, isDescending: search.order !== 'ASC' } : undefined
  }, [sort, search.order])
  const [pressed, setPressed] = useState<string>()
  /** The row answers before its sheet is there. */
  const open = async (paymentId: string) => {
    setPressed(paymentId)
    await nextPicture()
    props.onOpen(paymentId)
    setPressed(undefined)
  }
  return (
    <div
      className={classes.list}
      // A hand or the focus among the documents is about to open one.
      onPointerEnter={preloadHistorySheet}
      onFocus={preloadHistorySheet}
      data-stale={props.isStale || undefined}
      aria-busy={props.isStale || undefined}
      onClickCapture={event => openByLink(event, paymentId => void open(paymentId))}
    >
      <DataTable
        label={t($ => $.history.title)}
        columns={columns}
        rows={page.list}
        getRowId={rowId}
        rowName={row =>
          t($ => $.history.rowName, {
            name: row.recipientName,
            amount: amountText(row.amount, row.currency),
          })
        }
        rowHref={row => historyHref({ ...search, payment: row.id })}
        onOpen={row => void open(row.id)}
        selection={selection}
        {...(isSelectable ? { onSelectionChange: onSelect } : {})}
        canSelect={canSelectRow}
        sort={tableSort}
        onSortChange={({ columnId, isDescending }) =>
          props.onSort({
            ...search,
            sort: sortOfColumn[columnId],
            order: isDescending ? 'DESC' : 'ASC',
            page: undefined,
          })
        }
        hiddenColumns={view.hidden}
        isCompact={view.isCompact}
        activeRowId={pressed ?? search.payment}
        changedIds={props.changedIds}
        totalRows={page.amountElements}
        renderCard={row => <PaymentCard row={row} />}
      />
    </div>
  )
}

/**
 * A plain click on the link of a row opens the sheet without the jump to the top that a change of
 * page makes. A new tab and the like stay the browser's.
 */
function openByLink(event: MouseEvent, onOpen: (paymentId: string) => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const address = link?.getAttribute('href')
  const paymentId = address ? new URLSearchParams(address.split('?')[1]).get('payment') : null
  if (!paymentId) return
  event.preventDefault()
  onOpen(paymentId)
}

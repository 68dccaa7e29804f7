import { filterCount } from '@tartip/domain/lists/list'
import type { ListWords } from '@tartip/domain/lists/list-words'
import { formatNumber } from '@tartip/domain/money/format-amount'
import type { TableView } from '@tartip/domain/people/table-views'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { useMemo, useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from '../components/controls/button.tsx'
import { EmptyState } from '../components/feedback/empty-state.tsx'
import { UntitledListSkeleton } from '../components/feedback/page-skeletons.tsx'
import { QueryState } from '../components/feedback/query-state.tsx'
import type { QueryLike } from '../components/feedback/query-state.tsx'
import type { RowIds } from '../components/table/data-column.ts'
import { DataTable } from '../components/table/data-table.tsx'
import { Pager } from '../components/table/pager.tsx'
import { Amount } from '../components/text/amount.tsx'
import { nextPicture } from '../lib/next-picture.ts'
import { useTranslation } from '../lib/use-translation.ts'
import { columnsOfList, sortOfColumn, tableSortOf } from './list-columns.tsx'
import type { ColumnStyles, ShownList } from './list-columns.tsx'
import classes from './lists.module.css'
import type { LivePage } from './live-merge.ts'
import { NothingMatches } from './nothing-matches.tsx'
import type { ListAddress } from './use-list-address.ts'

/** A page as the server answers it. */
export interface FoundPage<Row> extends LivePage<Row> {
  readonly amountPages: number
  readonly totals?: readonly { readonly currency: string; readonly amount: string }[]
  /** Set when only rows made since then were searched. */
  readonly searchedSince?: string | null
  /** The moment the page is of, where pages of the list keep their place. */
  readonly asOf?: string
}

export interface FoundListProps<Row> {
  list: ShownList<Row>
  words: ListWords
  address: ListAddress
  found: QueryLike<FoundPage<Row>> & { readonly isPlaceholderData: boolean }
  columnStyles: ColumnStyles<Row>
  renderCard: (row: Row) => ReactNode
  rowName: (row: Row) => string
  /** Address of the view with this row open, or of the row's own page. */
  rowHref: (row: Row) => string
  /** Rows with a page of their own; others open in a sheet beside the list. */
  onOpenRow?: (row: Row) => void
  /** Shown when there is nothing although no filter is on. */
  empty: ReactNode
  view?: TableView
  selection?: RowIds
  /** Left out for people who act on nothing. */
  onSelect?: (ids: RowIds) => void
  canSelect?: (row: Row) => boolean
  changedIds?: RowIds
  /** A pointer or the focus is among the rows: one of them may be opened next. */
  onNear?: () => void
}

/** What a list has found, page by page, or why there is nothing. */
export function FoundList<Row extends { readonly id: string }>(props: FoundListProps<Row>) {
  const { found, words, address } = props
  const { search, go } = address
  return (
    <>
      <SearchedSince since={found.data?.searchedSince} />
      <QueryState
        query={found}
        skeleton={<UntitledListSkeleton rows={10} />}
        isEmpty={page => page.list.length === 0}
        empty={<NothingFound {...props} />}
      >
        {page => (
          <>
            <Totals page={page} />
            <Rows {...props} page={page} />
            <Pager
              label={words.title}
              page={search.page ?? 1}
              pages={page.amountPages}
              onChange={number => {
                go({ ...search, page: number, asOf: page.asOf })
                window.scrollTo({ top: 0 })
              }}
            />
          </>
        )}
      </QueryState>
    </>
  )
}

/** A long list is searched from its newest row back to a moment, and the person must know. */
function SearchedSince({ since }: { since: string | null | undefined }) {
  const { t } = useTranslation('lists')
  if (!since) return null
  return (
    <p className={classes.totals} role="note">
      {t($ => $.totals.since, { since: formatDate(bishkekDate(fromIso(since))) })}
    </p>
  )
}

/** How many were found and how much they come to, each currency by itself. */
function Totals<Row>({ page }: { page: FoundPage<Row> }) {
  const { t } = useTranslation('lists')
  return (
    <p className={classes.totals} aria-label={t($ => $.totals.label)}>
      <span>{t($ => $.totals.found, { found: formatNumber(page.amountElements) })}</span>
      {page.totals && page.totals.length > 0 ? (
        <span className={classes.sums}>
          {t($ => $.totals.sum)}
          {page.totals.map(({ currency, amount }) => (
            <strong key={currency}>
              <Amount value={amount} currency={currency} />
            </strong>
          ))}
        </span>
      ) : null}
    </p>
  )
}

/** The found rows: a table, or cards on a phone. */
function Rows<Row extends { readonly id: string }>(
  props: FoundListProps<Row> & { page: FoundPage<Row> },
) {
  const { list, words, address, page, columnStyles, selection, onSelect, canSelect, view } = props
  const { search, go } = address
  const columns = useMemo(
    () => columnsOfList(list, words, columnStyles),
    [list, words, columnStyles],
  )
  const openName = list.openRow ?? ''
  const sort = useMemo(() => tableSortOf(list, search), [list, search])
  const [pressed, setPressed] = useState<string>()
  /** The row answers before its sheet is there. */
  const open = async (id: string) => {
    setPressed(id)
    await nextPicture()
    go({ ...search, [openName]: id })
    setPressed(undefined)
  }
  const { isPlaceholderData: isStale } = props.found
  const isSelectable = onSelect && page.list.some(row => canSelect?.(row) ?? true)
  return (
    <div
      className={classes.list}
      onPointerEnter={props.onNear}
      onFocus={props.onNear}
      data-stale={isStale || undefined}
      aria-busy={isStale || undefined}
      onClickCapture={event => openByLink(event, openName, id => void open(id))}
    >
      <DataTable
        label={words.title}
        columns={columns}
        rows={page.list}
        getRowId={row => row.id}
        rowName={props.rowName}
        rowHref={props.rowHref}
        onOpen={row => (props.onOpenRow ? props.onOpenRow(row) : void open(row.id))}
        {...(selection ? { selection } : {})}
        {...(isSelectable ? { onSelectionChange: onSelect } : {})}
        {...(canSelect ? { canSelect } : {})}
        sort={sort}
        onSortChange={({ columnId, isDescending }) =>
          go({
            ...search,
            sort: sortOfColumn(list, columnId) ?? list.usualSort.by,
            order: isDescending ? 'DESC' : 'ASC',
            page: 1,
          })
        }
        {...(view ? { hiddenColumns: view.hidden, isCompact: view.isCompact } : {})}
        activeRowId={pressed ?? textOf(search[openName])}
        {...(props.changedIds ? { changedIds: props.changedIds } : {})}
        totalRows={page.amountElements}
        renderCard={props.renderCard}
      />
    </div>
  )
}

const textOf = (part: string | number | undefined) =>
  part === undefined ? undefined : String(part)

/**
 * A plain click on the link of a row opens the sheet without the jump to the top that a change of
 * page makes. A new tab and the like stay the browser's.
 */
function openByLink(event: MouseEvent, openName: string, onOpen: (id: string) => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  const address = link?.getAttribute('href')
  const id = address ? new URLSearchParams(address.split('?')[1]).get(openName) : null
  if (!id) return
  event.preventDefault()
  onOpen(id)
}

function NothingFound<Row>({ list, address, empty }: FoundListProps<Row>) {
  const { t } = useTranslation('lists')
  const { search, go } = address
  if (search.page !== undefined) {
    return (
      <EmptyState
        illustration="empty"
        title={t($ => $.empty.pageTitle)}
        action={
          <Button variant="default" onClick={() => go({ ...search, page: 1 })}>
            {t($ => $.empty.firstPage)}
          </Button>
        }
      />
    )
  }
  if (filterCount(list, search) === 0) return empty
  return <NothingMatches list={list} address={address} />
}

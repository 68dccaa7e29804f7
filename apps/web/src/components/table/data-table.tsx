import {
  columnVisibilityFeature,
  createColumnHelper,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { Row } from '@tanstack/react-table'
import { useMediaQuery } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { ReactNode } from 'react'
import { phoneQuery } from '../theme/theme.ts'
import { CardList } from './card-list.tsx'
import type { DataColumn, DataSort, RowIds } from './data-column.ts'
import classes from './data-table.module.css'
import { headerState } from './row-selection.ts'
import { SelectBox } from './select-box.tsx'
import { SortHeader } from './sort-header.tsx'
import { TableRow } from './table-row.tsx'
import { useRowKeyboard } from './use-row-keyboard.ts'
import { useRowWindow } from './use-row-window.ts'
import { useComponentText } from '../i18n/use-component-text.ts'

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature })
export type TableRowModel<TRow extends object> = Row<typeof features, TRow>

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

const noIds: RowIds = new Set()

/**
 * A real table: rows are moved through with ↑ ↓, selected with Space and Shift, opened with Enter.
 * More than 200 rows are drawn only where the eye is; a phone gets cards.
 */
export function DataTable<TRow extends object>(props: DataTableProps<TRow>) {
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false })
  return isPhone && props.renderCard ? (
    <CardList {...props} renderCard={props.renderCard} />
  ) : (
    <WideTable {...props} />
  )
}

/** What opening a row does; undefined for a row that leads nowhere. */
function useRowOpener<TRow extends object>({ onOpen, rowHref }: DataTableProps<TRow>) {
  const router = useRouter({ warn: false })
  return (row: TRow): (() => void) | undefined => {
    if (onOpen) return () => onOpen(row)
    const href = rowHref?.(row)
    return href === undefined ? undefined : () => router.history.push(href)
  }
}

function useRowModel<TRow extends object>(props: DataTableProps<TRow>) {
  const { columns, rows, getRowId, hiddenColumns, sort } = props
  const definitions = useMemo(() => {
    const helper = createColumnHelper<typeof features, TRow>()
    return columns.map(column =>
      helper.display({
        id: column.id,
        header: column.header,
        enableSorting: column.isSortable ?? false,
        cell: ({ row }) => column.cell(row.original),
      }),
    )
  }, [columns])
  const data = useMemo(() => [...rows], [rows])
  return useTable({
    features,
    columns: definitions,
    data,
    getRowId,
    manualSorting: true,
    state: {
      sorting: sort ? [{ id: sort.columnId, desc: sort.isDescending }] : [],
      rowSelection: {},
      columnVisibility: Object.fromEntries((hiddenColumns ?? []).map(id => [id, false])),
    },
  })
}

function WideTable<TRow extends object>(props: DataTableProps<TRow>) {
  const { columns, selection = noIds, onSelectionChange, canSelect, sort, onSortChange } = props
  const { t } = useComponentText()
  const table = useRowModel(props)
  const rows = table.getRowModel().rows
  const order = useMemo(() => rows.map(row => row.id), [rows])
  const selectable = useMemo(() => {
    const ids = new Set(rows.filter(row => canSelect?.(row.original) ?? true).map(row => row.id))
    return (id: string) => ids.has(id)
  }, [rows, canSelect])
  const rowWindow = useRowWindow(rows.length, props.isCompact ?? false)
  const openRow = useRowOpener(props)
  const keyboard = useRowKeyboard({
    order,
    selection,
    onSelectionChange,
    canSelect: selectable,
    onOpen: id => {
      const row = rows.find(candidate => candidate.id === id)
      if (row) openRow(row.original)?.()
    },
    reveal: rowWindow.reveal,
  })
  const columnOf = (id: string) => columns.find(column => column.id === id)
  const state = headerState(selection, order, selectable)
  const span = table.getVisibleLeafColumns().length + (onSelectionChange ? 1 : 0)

  return (
    <div className={classes.frame}>
      <table
        ref={rowWindow.tableRef}
        className={classes.table}
        data-compact={props.isCompact || undefined}
        aria-rowcount={
          rowWindow.isOn || props.totalRows ? (props.totalRows ?? rows.length) + 1 : undefined
        }
      >
        <caption className={classes.caption}>{props.label}</caption>
        <thead>
          <tr aria-rowindex={rowWindow.isOn ? 1 : undefined}>
            {onSelectionChange ? (
              <th className={classes.boxCell} scope="col">
                <SelectBox
                  label={t($ => $.table.selectAll)}
                  isChecked={state === 'all'}
                  isMixed={state === 'some'}
                  onToggle={isSelected => keyboard.selectAll(isSelected)}
                />
              </th>
            ) : null}
            {table
              .getHeaderGroups()
              .flatMap(group =>
                group.headers.map(header => (
                  <SortHeader
                    key={header.id}
                    column={columnOf(header.column.id)}
                    sort={sort}
                    onSortChange={onSortChange}
                  />
                )),
              )}
          </tr>
        </thead>
        <tbody onKeyDown={keyboard.handleKeyDown} onFocus={keyboard.handleFocus}>
          <Spacer height={rowWindow.before} span={span} />
          {rows.slice(rowWindow.start, rowWindow.end).map((row, offset) => (
            <TableRow
              key={row.id}
              row={row}
              columnOf={columnOf}
              rowIndex={rowWindow.isOn ? rowWindow.start + offset + 2 : undefined}
              isTabStop={keyboard.isTabStop(row.id)}
              isActive={row.id === props.activeRowId}
              isChanged={props.changedIds?.has(row.id) ?? false}
              name={props.rowName(row.original)}
              href={props.rowHref?.(row.original)}
              onOpen={openRow(row.original)}
              selection={
                onSelectionChange
                  ? {
                      isSelected: selection.has(row.id),
                      isPossible: selectable(row.id),
                      onToggle: (isSelected, isRange) =>
                        keyboard.toggle(row.id, isSelected, isRange),
                    }
                  : undefined
              }
            />
          ))}
          <Spacer height={rowWindow.after} span={span} />
        </tbody>
      </table>
    </div>
  )
}

function Spacer({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ height, padding: 0, border: 0 }} />
    </tr>
  )
}

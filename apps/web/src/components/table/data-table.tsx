import { useMedia } from '../../lib/use-media.ts'
import { useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { phoneQuery } from '../theme/breakpoints.ts'
import { CardList } from './card-list.tsx'
import type { RowIds } from './data-column.ts'
import type { DataTableProps } from './data-table-props.ts'
import classes from './data-table.module.css'
import { headerState } from './row-selection.ts'
import { SelectBox } from './select-box.tsx'
import { SortHeader } from './sort-header.tsx'
import { TableRow } from './table-row.tsx'
import type { RowActs } from './table-row.tsx'
import { useRowKeyboard } from './use-row-keyboard.ts'
import { useRowWindow } from './use-row-window.ts'
import { useComponentText } from '../i18n/use-component-text.ts'

const rowHeight = 44
const compactRowHeight = 36

const noIds: RowIds = new Set()

/**
 * A real table: rows are moved through with ↑ ↓, selected with Space and Shift, opened with Enter.
 * More than 200 rows are drawn only in view; a phone gets cards.
 */
export function DataTable<TRow extends object>(props: DataTableProps<TRow>) {
  const isPhone = useMedia(phoneQuery)
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

/** The same two functions for the life of the table, so that a row is drawn again only for its own sake. */
function useStableActs(acts: RowActs): RowActs {
  const latest = useRef(acts)
  useLayoutEffect(() => {
    latest.current = acts
  })
  return useMemo(
    () => ({
      open: id => latest.current.open(id),
      toggle: (id, isSelected, isRange) => latest.current.toggle(id, isSelected, isRange),
    }),
    [],
  )
}

function WideTable<TRow extends object>(props: DataTableProps<TRow>) {
  const { columns, selection = noIds, onSelectionChange, canSelect, sort, onSortChange } = props
  const { t } = useComponentText()
  const { rows, getRowId, hiddenColumns } = props
  const visible = useMemo(
    () => columns.filter(column => !hiddenColumns?.includes(column.id)),
    [columns, hiddenColumns],
  )
  const order = useMemo(() => rows.map(getRowId), [rows, getRowId])
  const selectable = useMemo(() => {
    const ids = new Set(rows.filter(row => canSelect?.(row) ?? true).map(getRowId))
    return (id: string) => ids.has(id)
  }, [rows, getRowId, canSelect])
  const rowWindow = useRowWindow<HTMLTableSectionElement>(
    rows.length,
    props.isCompact ? compactRowHeight : rowHeight,
  )
  const openRow = useRowOpener(props)
  const openById = (id: string) => {
    const row = rows[order.indexOf(id)]
    if (row) openRow(row)?.()
  }
  const keyboard = useRowKeyboard({
    order,
    selection,
    onSelectionChange,
    canSelect: selectable,
    onOpen: openById,
    reveal: rowWindow.reveal,
  })
  const acts = useStableActs({ open: openById, toggle: keyboard.toggle })
  const state = useMemo(
    () => headerState(selection, order, selectable),
    [selection, order, selectable],
  )
  const span = visible.length + (onSelectionChange ? 1 : 0)

  return (
    <div className={classes.frame}>
      <table
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
            {visible.map(column => (
              <SortHeader key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody
          ref={rowWindow.bodyRef}
          onKeyDown={keyboard.handleKeyDown}
          onFocus={keyboard.handleFocus}
        >
          <Spacer height={rowWindow.before} span={span} />
          {rows.slice(rowWindow.start, rowWindow.end).map((row, offset) => {
            const id = getRowId(row)
            return (
              <TableRow
                key={id}
                id={id}
                row={row}
                columns={visible}
                rowIndex={rowWindow.isOn ? rowWindow.start + offset + 2 : undefined}
                isTabStop={keyboard.isTabStop(id)}
                isActive={id === props.activeRowId}
                isChanged={props.changedIds?.has(id) ?? false}
                name={props.rowName(row)}
                href={props.rowHref?.(row)}
                opens={openRow(row) !== undefined}
                isSelected={onSelectionChange ? selection.has(id) : undefined}
                isPossible={selectable(id)}
                acts={acts}
              />
            )
          })}
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

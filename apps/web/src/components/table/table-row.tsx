import type { MouseEvent } from 'react'
import { AppLink } from '../controls/app-link.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import type { DataColumn } from './data-column.ts'
import type { TableRowModel } from './data-table.tsx'
import classes from './data-table.module.css'
import { SelectBox } from './select-box.tsx'

interface RowSelection {
  isSelected: boolean
  isPossible: boolean
  onToggle: (isSelected: boolean, isRange: boolean) => void
}

interface TableRowProps<TRow extends object> {
  row: TableRowModel<TRow>
  columnOf: (id: string) => DataColumn<TRow> | undefined
  rowIndex: number | undefined
  isTabStop: boolean
  isActive: boolean
  isChanged: boolean
  name: string
  href: string | undefined
  onOpen: (() => void) | undefined
  selection: RowSelection | undefined
}

/** One row. A click anywhere opens it, except on something that has a click of its own. */
export function TableRow<TRow extends object>(props: TableRowProps<TRow>) {
  const { row, columnOf, name, href, onOpen, selection } = props
  const { t } = useComponentText()
  const handleClick = (event: MouseEvent<HTMLTableRowElement>) => {
    const isOwnClick =
      event.target instanceof Element && event.target.closest('a, button, input, label')
    const isSelectingText = window.getSelection()?.type === 'Range'
    if (!isOwnClick && !isSelectingText) onOpen?.()
  }
  return (
    <tr
      className={classes.row}
      data-row-id={row.id}
      data-selected={selection?.isSelected || undefined}
      data-active={props.isActive || undefined}
      data-changed={props.isChanged || undefined}
      data-opens={onOpen ? true : undefined}
      aria-rowindex={props.rowIndex}
      aria-selected={selection ? selection.isSelected : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
      onClick={handleClick}
    >
      {selection ? (
        <td className={classes.boxCell}>
          <SelectBox
            label={t($ => $.table.selectRow, { name })}
            isChecked={selection.isSelected}
            isDisabled={!selection.isPossible}
            onToggle={selection.onToggle}
          />
        </td>
      ) : null}
      {row.getVisibleCells().map(cell => {
        const column = columnOf(cell.column.id)
        const look = {
          className: classes.cell,
          'data-align': column?.align,
          'data-extra': column?.isExtra || undefined,
        }
        const content = column?.cell(row.original)
        const note = column?.note ? (
          <span className={classes.note}>{column.note(row.original)}</span>
        ) : null
        if (!column?.isRowName) {
          return (
            <td key={cell.id} {...look}>
              {content}
              {note}
            </td>
          )
        }
        return (
          <th key={cell.id} scope="row" {...look}>
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
      })}
    </tr>
  )
}

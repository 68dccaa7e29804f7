import type { MouseEvent } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import type { DataColumn } from './data-column.ts'
import classes from './data-table.module.css'
import { isOwnClick } from './own-click.ts'
import { RowCells } from './row-cells.tsx'
import { SelectBox } from './select-box.tsx'

interface RowSelection {
  isSelected: boolean
  isPossible: boolean
  onToggle: (isSelected: boolean, isRange: boolean) => void
}

interface TableRowProps<TRow extends object> {
  id: string
  row: TRow
  columns: readonly DataColumn<TRow>[]
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
  const { id, row, columns, name, href, onOpen, selection } = props
  const { t } = useComponentText()
  const handleClick = (event: MouseEvent<HTMLTableRowElement>) => {
    if (!isOwnClick(event)) onOpen?.()
  }
  return (
    <tr
      className={classes.row}
      data-row-id={id}
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
      <RowCells row={row} columns={columns} href={href} />
    </tr>
  )
}

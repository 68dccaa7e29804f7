import { memo } from 'react'
import type { MouseEvent } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import type { DataColumn } from './data-column.ts'
import classes from './data-table.module.css'
import { isOwnClick } from './own-click.ts'
import { RowCells } from './row-cells.tsx'
import { SelectBox } from './select-box.tsx'

/** What a row can do, by its id. */
export interface RowActs {
  readonly open: (id: string) => void
  readonly toggle: (id: string, isSelected: boolean, isRange: boolean) => void
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
  /** It leads somewhere. */
  opens: boolean
  /** Undefined in a table without selection. */
  isSelected: boolean | undefined
  isPossible: boolean
  acts: RowActs
}

/** One row. A click anywhere opens it, except on something that has a click of its own. */
function TableRowView<TRow extends object>(props: TableRowProps<TRow>) {
  const { id, row, columns, name, href, opens, isSelected, acts } = props
  const { t } = useComponentText()
  const handleClick = (event: MouseEvent<HTMLTableRowElement>) => {
    if (opens && !isOwnClick(event)) acts.open(id)
  }
  return (
    <tr
      className={classes.row}
      data-row-id={id}
      data-selected={isSelected || undefined}
      data-active={props.isActive || undefined}
      data-changed={props.isChanged || undefined}
      data-opens={opens || undefined}
      aria-rowindex={props.rowIndex}
      aria-selected={isSelected}
      tabIndex={props.isTabStop ? 0 : -1}
      onClick={handleClick}
    >
      {isSelected === undefined ? null : (
        <td className={classes.boxCell}>
          <SelectBox
            label={t($ => $.table.selectRow, { name })}
            isChecked={isSelected}
            isDisabled={!props.isPossible}
            onToggle={(isNow, isRange) => acts.toggle(id, isNow, isRange)}
          />
        </td>
      )}
      <RowCells row={row} columns={columns} href={href} />
    </tr>
  )
}

/** Drawn again only when something of its own has changed: scrolling through thousands stays smooth. */
export const TableRow = memo(TableRowView) as typeof TableRowView

import { IconTrash } from '@tabler/icons-react'
import { numberSigns } from '@tartip/domain/documents/numbered'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { groupWhileTyping } from '@tartip/domain/money/typed-amount'
import {
  salaryCells,
  type CellFinding,
  type SalaryCell,
  type SalaryRowTexts,
} from '@tartip/domain/salary/register'
import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
} from 'react'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { useMedia } from '../../lib/use-media.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { emptyRow, isBlankRow, type EditorAction } from './editor-state.ts'
import { EmployeeOptions, useEmployeeOptions } from './employee-options.tsx'
import classes from './salary.module.css'
import { useCellNames } from './use-cell-names.ts'

interface RegisterGridProps {
  legalPartyId: string
  rows: readonly SalaryRowTexts[]
  currency: CurrencyCode
  findings: ReadonlyMap<number, readonly CellFinding[]>
  onAct: (action: EditorAction) => void
}

/** Every row has the same height, so that only those in view are drawn. */
const heightOfRow = { wide: 44, narrow: 92 }
const viewHeight = 528
/** On a phone a row stands in two lines. */
const narrow = '(max-width: 40em)'
const rowsBeyond = 8

/** A register as a spreadsheet: only the rows in view are on the page, whatever the length. */
export function RegisterGrid({ legalPartyId, rows, currency, findings, onAct }: RegisterGridProps) {
  const { t } = useTranslation('salary')
  const language = useLanguage()
  const [top, setTop] = useState(0)
  const isNarrow = useMedia(narrow)
  const rowHeight = isNarrow ? heightOfRow.narrow : heightOfRow.wide
  const view = useRef<HTMLDivElement>(null)
  const errorText = useErrorText(findings.size > 0)
  const first = Math.max(0, Math.floor(top / rowHeight) - rowsBeyond)
  const last = Math.min(rows.length, Math.ceil((top + viewHeight) / rowHeight) + rowsBeyond)
  const heads = useCellNames()
  const employees = useEmployeeOptions({
    legalPartyId,
    rows,
    onChoose(row, { fullName, cardAccount }) {
      onAct({ kind: 'choose', row, employee: { fullName, cardAccount } })
      moveTo(row, 'amount')
    },
  })

  function moveTo(row: number, cell: SalaryCell) {
    const frame = view.current
    if (!frame || row < 0) return
    const place = row * rowHeight
    if (place < frame.scrollTop) frame.scrollTop = place
    if (place + rowHeight > frame.scrollTop + frame.clientHeight - rowHeight) {
      frame.scrollTop = place + 2 * rowHeight - frame.clientHeight
    }
    setTop(frame.scrollTop)
    requestAnimationFrame(() => {
      frame.querySelector<HTMLInputElement>(`[data-cell="${row} ${cell}"]`)?.focus()
    })
  }

  function handleKey(event: KeyboardEvent) {
    const place = placeOf(event.target)
    if (!place) return
    const { row, cell } = place
    if (employees.handleKey(event)) return
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      onAct({ kind: 'undo' })
    } else if (event.key === 'ArrowUp') {
      event.preventDefault()
      moveTo(row - 1, cell)
    } else if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault()
      if (row + 1 === rows.length && event.key === 'Enter') onAct({ kind: 'add' })
      const below = rows[row + 1] ?? emptyRow
      // Down the column; in a row that is still blank people begin with its name.
      const next = event.key === 'Enter' && isBlankRow(below) ? 'fullName' : cell
      requestAnimationFrame(() => moveTo(row + 1, next))
    }
  }

  function handlePaste(event: ClipboardEvent) {
    const place = placeOf(event.target)
    const block = event.clipboardData.getData('text/plain')
    if (!place || !/[\t\n]/.test(block)) return
    event.preventDefault()
    onAct({ kind: 'paste', ...place, block })
  }

  return (
    <div className={classes.gridFrame} data-frame onBlur={employees.close}>
      <div
        ref={view}
        className={classes.grid}
        data-narrow={isNarrow || undefined}
        role="grid"
        aria-label={t($ => $.detail.rows)}
        aria-rowcount={rows.length + 1}
        onScroll={event => {
          setTop(event.currentTarget.scrollTop)
          employees.close()
        }}
        onKeyDown={handleKey}
        onPaste={handlePaste}
      >
        <div className={classes.gridHead} role="row" aria-rowindex={1}>
          <span role="columnheader">{numberSigns[language]}</span>
          {salaryCells.map(cell => (
            <span key={cell} role="columnheader" data-kind={cell}>
              {heads[cell]}
            </span>
          ))}
          <span role="columnheader">
            <span className={classes.hidden}>{t($ => $.people.actions)}</span>
          </span>
        </div>
        <div
          role="presentation"
          className={classes.gridBody}
          style={{ height: rows.length * rowHeight }}
        >
          {rows.slice(first, last).map((row, offset) => {
            const index = first + offset
            const wordsOf = (cell: SalaryCell) => {
              const finding = findings.get(index)?.find(one => one.cell === cell)
              return finding && errorText(finding.code, finding.params)
            }
            return (
              <GridRow
                key={index}
                index={index}
                row={row}
                currency={currency}
                height={rowHeight}
                isNarrow={isNarrow}
                wrongName={wordsOf('fullName')}
                wrongAccount={wordsOf('cardAccount')}
                wrongAmount={wordsOf('amount')}
                listId={employees.row === index ? employees.listId : undefined}
                markedId={employees.row === index ? employees.markedId : undefined}
                onName={employees.search}
                onAct={onAct}
              />
            )
          })}
        </div>
      </div>
      <EmployeeOptions options={employees} />
    </div>
  )
}

/** The row and the cell of an input; undefined for anything else. */
function placeOf(target: EventTarget): { row: number; cell: SalaryCell } | undefined {
  const [row = '', name] =
    target instanceof HTMLInputElement ? (target.dataset['cell'] ?? '').split(' ') : []
  const cell = salaryCells.find(one => one === name)
  return cell && { row: Number.parseInt(row, 10), cell }
}

interface GridRowProps {
  index: number
  row: SalaryRowTexts
  currency: CurrencyCode
  height: number
  isNarrow: boolean
  /** What is wrong with each cell. */
  wrongName: string | undefined
  wrongAccount: string | undefined
  wrongAmount: string | undefined
  /** The employees that are proposed for the name, and the one that Enter takes. */
  listId: string | undefined
  markedId: string | undefined
  onName: (input: HTMLInputElement, row: number) => void
  onAct: (action: EditorAction) => void
}

/** Drawn again only when it has changed itself: a key must not draw all rows in view. */
const GridRow = memo(function GridRow({
  index,
  row,
  currency,
  height,
  isNarrow,
  wrongName,
  wrongAccount,
  wrongAmount,
  listId,
  markedId,
  onName,
  onAct,
}: GridRowProps) {
  const { t } = useTranslation('salary')
  const heads = useCellNames()
  const wrong = { fullName: wrongName, cardAccount: wrongAccount, amount: wrongAmount }
  const amount = useRef<HTMLInputElement>(null)
  const caret = useRef<number>(undefined)

  // Grouping moves the digits under the caret.
  useLayoutEffect(() => {
    if (caret.current === undefined) return
    amount.current?.setSelectionRange(caret.current, caret.current)
    caret.current = undefined
  })

  function handleChange(cell: SalaryCell, { currentTarget }: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = currentTarget
    if (cell === 'fullName') onName(currentTarget, index)
    if (cell !== 'amount') return onAct({ kind: 'type', row: index, cell, text: value })
    const grouped = groupWhileTyping(value, selectionStart ?? value.length, currency)
    caret.current = grouped.caret
    onAct({ kind: 'type', row: index, cell, text: grouped.text })
  }

  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className={classes.gridRow}
      style={{ transform: `translateY(${index * height}px)` }}
    >
      <span role="rowheader" className={classes.gridNumber}>
        {index + 1}
      </span>
      {salaryCells.map(cell => (
        <span key={cell} role="gridcell" className={classes.gridCell} data-kind={cell}>
          <input
            {...(cell === 'amount' ? { ref: amount } : {})}
            {...(cell === 'fullName'
              ? {
                  role: 'combobox',
                  'aria-autocomplete': 'list',
                  'aria-expanded': listId !== undefined,
                  'aria-controls': listId,
                  'aria-activedescendant': markedId,
                }
              : {})}
            data-cell={`${index} ${cell}`}
            data-kind={cell}
            aria-label={t($ => $.editor.cell, { name: heads[cell], row: index + 1 })}
            aria-invalid={wrong[cell] === undefined ? undefined : true}
            title={wrong[cell] || undefined}
            placeholder={isNarrow ? heads[cell] : undefined}
            inputMode={cell === 'fullName' ? 'text' : 'decimal'}
            autoComplete="off"
            value={row[cell]}
            onChange={event => handleChange(cell, event)}
            onBlur={() => onAct({ kind: 'leave', row: index, cell })}
          />
        </span>
      ))}
      <span role="gridcell" className={classes.gridRemove}>
        <IconButton
          aria-label={t($ => $.editor.removeRow, { row: index + 1 })}
          onClick={() => onAct({ kind: 'remove', row: index })}
        >
          <IconTrash size={16} aria-hidden />
        </IconButton>
      </span>
    </div>
  )
})

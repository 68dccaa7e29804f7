import { IconTrash } from '@tabler/icons-react'
import type { CellFinding, SalaryCell, SalaryRowTexts } from '@tartip/domain/salary/register'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { useMedia } from '../../lib/use-media.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { editorCells, type EditorAction } from './editor-state.ts'
import classes from './salary.module.css'

interface RegisterGridProps {
  rows: readonly SalaryRowTexts[]
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
export function RegisterGrid({ rows, findings, onAct }: RegisterGridProps) {
  const { t } = useTranslation('salary')
  const [top, setTop] = useState(0)
  const isNarrow = useMedia(narrow)
  const rowHeight = isNarrow ? heightOfRow.narrow : heightOfRow.wide
  const view = useRef<HTMLDivElement>(null)
  const errorText = useErrorText(findings.size > 0)
  const first = Math.max(0, Math.floor(top / rowHeight) - rowsBeyond)
  const last = Math.min(rows.length, Math.ceil((top + viewHeight) / rowHeight) + rowsBeyond)
  const heads: Readonly<Record<SalaryCell, string>> = {
    fullName: t($ => $.people.name),
    cardAccount: t($ => $.people.account),
    amount: t($ => $.list.amount),
  }

  function moveTo(row: number, cell: SalaryCell) {
    const frame = view.current
    if (!frame || row < 0 || row >= rows.length) return
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

  function handleKey(event: KeyboardEvent, row: number, cell: SalaryCell) {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z') {
      event.preventDefault()
      onAct({ kind: 'undo' })
    } else if (event.key === 'ArrowUp') {
      event.preventDefault()
      moveTo(row - 1, cell)
    } else if (event.key === 'ArrowDown' || event.key === 'Enter') {
      event.preventDefault()
      if (row + 1 === rows.length && event.key === 'Enter') onAct({ kind: 'add' })
      requestAnimationFrame(() => moveTo(row + 1, cell))
    }
  }

  function handlePaste(event: ClipboardEvent, row: number, cell: SalaryCell) {
    const block = event.clipboardData.getData('text/plain')
    if (!/[\t\n]/.test(block)) return
    event.preventDefault()
    onAct({ kind: 'paste', row, cell, block })
  }

  return (
    <div
      ref={view}
      className={classes.grid}
      data-narrow={isNarrow || undefined}
      role="grid"
      aria-label={t($ => $.detail.rows)}
      aria-rowcount={rows.length + 1}
      onScroll={event => setTop(event.currentTarget.scrollTop)}
    >
      <div className={classes.gridHead} role="row" aria-rowindex={1}>
        <span role="columnheader">№</span>
        {editorCells.map(cell => (
          <span key={cell} role="columnheader">
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
          const wrong = findings.get(index) ?? []
          return (
            <div
              key={index}
              role="row"
              aria-rowindex={index + 2}
              className={classes.gridRow}
              style={{ transform: `translateY(${index * rowHeight}px)` }}
            >
              <span role="rowheader" className={classes.gridNumber}>
                {index + 1}
              </span>
              {editorCells.map(cell => {
                const finding = wrong.find(one => one.cell === cell)
                const words = finding && errorText(finding.code, finding.params)
                return (
                  <span key={cell} role="gridcell" className={classes.gridCell} data-kind={cell}>
                    <input
                      data-cell={`${index} ${cell}`}
                      data-kind={cell}
                      aria-label={t($ => $.editor.cell, { name: heads[cell], row: index + 1 })}
                      aria-invalid={finding ? true : undefined}
                      title={words}
                      placeholder={isNarrow ? heads[cell] : undefined}
                      inputMode={cell === 'fullName' ? 'text' : 'decimal'}
                      autoComplete="off"
                      value={row[cell]}
                      onChange={event =>
                        onAct({ kind: 'type', row: index, cell, text: event.target.value })
                      }
                      onKeyDown={event => handleKey(event, index, cell)}
                      onPaste={event => handlePaste(event, index, cell)}
                    />
                  </span>
                )
              })}
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
        })}
      </div>
    </div>
  )
}

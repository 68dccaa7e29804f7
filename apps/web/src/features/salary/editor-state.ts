import type { SalaryCell, SalaryRowTexts } from '@tartip/domain/salary/register'
import { largestRegister } from '@tartip/domain/salary/register'

/** The rows of the editor, with the ones before each change. */
export interface EditorState {
  readonly rows: readonly SalaryRowTexts[]
  readonly past: readonly (readonly SalaryRowTexts[])[]
}

export type EditorAction =
  | {
      readonly kind: 'type'
      readonly row: number
      readonly cell: SalaryCell
      readonly text: string
    }
  | {
      readonly kind: 'paste'
      readonly row: number
      readonly cell: SalaryCell
      readonly block: string
    }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly row: number }
  | { readonly kind: 'replace'; readonly rows: readonly SalaryRowTexts[] }
  | { readonly kind: 'amountForAll'; readonly amount: string }
  | { readonly kind: 'undo' }

export const emptyRow: SalaryRowTexts = { fullName: '', cardAccount: '', amount: '' }
export const editorCells: readonly SalaryCell[] = ['fullName', 'cardAccount', 'amount']
const stepsKept = 50

export const startEditor = (rows: readonly SalaryRowTexts[]): EditorState => ({
  rows: rows.length === 0 ? [emptyRow] : rows,
  past: [],
})

/** Whether a row says nothing; such rows are not saved. */
export const isBlankRow = ({ fullName, cardAccount, amount }: SalaryRowTexts): boolean =>
  fullName.trim() === '' && cardAccount.trim() === '' && amount.trim() === ''

/** Pure; every change but undo can be undone. */
export function editRows(state: EditorState, action: EditorAction): EditorState {
  if (action.kind === 'undo') {
    const rows = state.past.at(-1)
    return rows ? { rows, past: state.past.slice(0, -1) } : state
  }
  const rows = changed(state.rows, action)
  return { rows, past: [...state.past, state.rows].slice(-stepsKept) }
}

function changed(
  rows: readonly SalaryRowTexts[],
  action: Exclude<EditorAction, { readonly kind: 'undo' }>,
): readonly SalaryRowTexts[] {
  switch (action.kind) {
    case 'type':
      return rows.map((row, index) =>
        index === action.row ? { ...row, [action.cell]: action.text } : row,
      )
    case 'paste':
      return pasted(rows, action)
    case 'add':
      return rows.length < largestRegister ? [...rows, emptyRow] : rows
    case 'remove': {
      const left = rows.filter((_row, index) => index !== action.row)
      return left.length === 0 ? [emptyRow] : left
    }
    case 'replace':
      return action.rows.length === 0 ? [emptyRow] : action.rows
    case 'amountForAll':
      return rows.map(row => (isBlankRow(row) ? row : { ...row, amount: action.amount }))
  }
}

/** A block of a spreadsheet, put in from the cell that had the focus; rows are added as they are needed. */
function pasted(
  rows: readonly SalaryRowTexts[],
  { row, cell, block }: { readonly row: number; readonly cell: SalaryCell; readonly block: string },
): readonly SalaryRowTexts[] {
  const lines = block.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n')
  const first = editorCells.indexOf(cell)
  const next = [...rows]
  lines.slice(0, largestRegister - row).forEach((line, offset) => {
    const texts: Record<SalaryCell, string> = { ...(next[row + offset] ?? emptyRow) }
    line.split('\t').forEach((text, column) => {
      const target = editorCells[first + column]
      if (target) texts[target] = text.trim()
    })
    next[row + offset] = texts
  })
  return next
}

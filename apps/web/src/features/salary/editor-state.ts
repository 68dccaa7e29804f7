import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import type { SalaryCell, SalaryRowTexts } from '@tartip/domain/salary/register'
import { largestRegister } from '@tartip/domain/salary/register'

/** The rows of the editor, with the ones before each change. */
export interface EditorState {
  readonly currency: CurrencyCode
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
  /** The person has left the amount of a row. */
  | { readonly kind: 'settle'; readonly row: number }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly row: number }
  | { readonly kind: 'replace'; readonly rows: readonly SalaryRowTexts[] }
  | { readonly kind: 'amountForAll'; readonly amount: string }
  | { readonly kind: 'undo' }

export const emptyRow: SalaryRowTexts = { fullName: '', cardAccount: '', amount: '' }
export const editorCells: readonly SalaryCell[] = ['fullName', 'cardAccount', 'amount']
const stepsKept = 50

export const startEditor = (
  rows: readonly SalaryRowTexts[],
  currency: CurrencyCode,
): EditorState => ({
  currency,
  rows: rows.length === 0 ? [emptyRow] : rows,
  past: [],
})

/** The row with its amount as amounts are written; one that cannot be read stays as it is. */
export function withReadableAmount(row: SalaryRowTexts, currency: CurrencyCode): SalaryRowTexts {
  const read = parseTypedAmount(row.amount, currency)
  if (!read.ok) return row
  const amount = formatDecimal(toDecimal(read.value, currency), currency, { withCode: false })
  return amount === row.amount ? row : { ...row, amount }
}

/** Whether a row says nothing; such rows are not saved. */
export const isBlankRow = ({ fullName, cardAccount, amount }: SalaryRowTexts): boolean =>
  fullName.trim() === '' && cardAccount.trim() === '' && amount.trim() === ''

/** Pure; every change of what the register says can be undone. */
export function editRows(state: EditorState, action: EditorAction): EditorState {
  if (action.kind === 'undo') {
    const rows = state.past.at(-1)
    return rows ? { ...state, rows, past: state.past.slice(0, -1) } : state
  }
  const { currency } = state
  if (action.kind === 'settle') {
    const row = state.rows[action.row]
    const settled = row && withReadableAmount(row, currency)
    return settled === undefined || settled === row
      ? state
      : { ...state, rows: state.rows.with(action.row, settled) }
  }
  const rows = changed(state.rows, action, currency)
  return { ...state, rows, past: [...state.past, state.rows].slice(-stepsKept) }
}

function changed(
  rows: readonly SalaryRowTexts[],
  action: Exclude<EditorAction, { readonly kind: 'undo' | 'settle' }>,
  currency: CurrencyCode,
): readonly SalaryRowTexts[] {
  switch (action.kind) {
    case 'type':
      return rows.with(action.row, {
        ...(rows[action.row] ?? emptyRow),
        [action.cell]: action.text,
      })
    case 'paste':
      return pasted(rows, action, currency)
    case 'add':
      return rows.length < largestRegister ? [...rows, emptyRow] : rows
    case 'remove': {
      const left = rows.filter((_row, index) => index !== action.row)
      return left.length === 0 ? [emptyRow] : left
    }
    case 'replace':
      return action.rows.length === 0
        ? [emptyRow]
        : action.rows.map(row => withReadableAmount(row, currency))
    case 'amountForAll': {
      const { amount } = withReadableAmount({ ...emptyRow, amount: action.amount }, currency)
      return rows.map(row => (isBlankRow(row) ? row : { ...row, amount }))
    }
  }
}

/** A block of a spreadsheet, put in from the cell that had the focus; rows are added as they are needed. */
function pasted(
  rows: readonly SalaryRowTexts[],
  { row, cell, block }: { readonly row: number; readonly cell: SalaryCell; readonly block: string },
  currency: CurrencyCode,
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
    next[row + offset] = withReadableAmount(texts, currency)
  })
  return next
}

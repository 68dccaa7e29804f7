import type { CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import type { CellFinding, SalaryCell, SalaryRowTexts } from '@tartip/domain/salary/register'
import { largestRegister, salaryCells } from '@tartip/domain/salary/register'

interface PastRows {
  readonly rows: readonly SalaryRowTexts[]
  /** The cells that were left, where the change after it has moved rows. */
  readonly left?: ReadonlySet<string>
}

/** The rows of the editor, with the ones before each change. */
export interface EditorState {
  readonly currency: CurrencyCode
  readonly rows: readonly SalaryRowTexts[]
  readonly past: readonly PastRows[]
  /** The cell that somebody types in. */
  readonly typed?: string
  /** Cells that somebody has left. */
  readonly left: ReadonlySet<string>
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
  /** The person has left a cell. */
  | { readonly kind: 'leave'; readonly row: number; readonly cell: SalaryCell }
  /** The person has chosen an employee for a row. */
  | {
      readonly kind: 'choose'
      readonly row: number
      readonly employee: Pick<SalaryRowTexts, 'fullName' | 'cardAccount'>
    }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly row: number }
  | { readonly kind: 'replace'; readonly rows: readonly SalaryRowTexts[] }
  | { readonly kind: 'amountForAll'; readonly amount: string }
  | { readonly kind: 'undo' }

export const emptyRow: SalaryRowTexts = { fullName: '', cardAccount: '', amount: '' }
const stepsKept = 50

export const startEditor = (
  rows: readonly SalaryRowTexts[],
  currency: CurrencyCode,
): EditorState => ({
  currency,
  rows: rows.length === 0 ? [emptyRow] : rows,
  past: [],
  left: new Set(),
})

const keyOf = (row: number, cell: SalaryCell): string => `${row} ${cell}`

/** Whether something wrong with a cell is shown: not while it is typed, and in an empty one only once it was left. */
export function isJudged(
  { typed, left }: Pick<EditorState, 'typed' | 'left'>,
  { row, cell, code }: Pick<CellFinding, 'row' | 'cell' | 'code'>,
  isChecked = false,
): boolean {
  const key = keyOf(row, cell)
  return key !== typed && (isChecked || code !== 'FIELD_REQUIRED' || left.has(key))
}

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
  const { typed: _typed, ...settled } = state
  if (action.kind === 'undo') {
    const before = state.past.at(-1)
    return before ? { ...settled, ...before, past: state.past.slice(0, -1) } : state
  }
  if (action.kind === 'leave') return leave(state, action)
  const rows = changed(state.rows, action, state.currency)
  const left = leftAfter(state.left, action)
  const typedIn = action.kind === 'type' ? keyOf(action.row, action.cell) : undefined
  const before = { rows: state.rows, ...(left === state.left ? {} : { left: state.left }) }
  // What is typed into a cell until it is left is one step.
  const isSameStep = typedIn !== undefined && typedIn === state.typed
  const past = isSameStep ? state.past : [...state.past, before].slice(-stepsKept)
  return { ...settled, rows, past, left, ...(typedIn === undefined ? {} : { typed: typedIn }) }
}

function leave(
  { typed: _typed, ...state }: EditorState,
  { row: index, cell }: { readonly row: number; readonly cell: SalaryCell },
): EditorState {
  const left = new Set(state.left).add(keyOf(index, cell))
  const row = state.rows[index]
  const settled = row && cell === 'amount' ? withReadableAmount(row, state.currency) : row
  const rows =
    settled === undefined || settled === row ? state.rows : state.rows.with(index, settled)
  return { ...state, rows, left }
}

/** Rows below a removed one move up; cells of rows that replace others were not left. */
function leftAfter(left: ReadonlySet<string>, action: RowChange): ReadonlySet<string> {
  if (action.kind === 'replace') return new Set()
  if (action.kind !== 'remove') return left
  return new Set(
    [...left].flatMap(key => {
      const [text = '', cell = ''] = key.split(' ')
      const row = Number.parseInt(text, 10)
      if (row === action.row) return []
      return [row > action.row ? `${row - 1} ${cell}` : key]
    }),
  )
}

type RowChange = Exclude<EditorAction, { readonly kind: 'undo' | 'leave' }>

function changed(
  rows: readonly SalaryRowTexts[],
  action: RowChange,
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
    case 'choose':
      return rows.with(action.row, { ...(rows[action.row] ?? emptyRow), ...action.employee })
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
  const first = salaryCells.indexOf(cell)
  const next = [...rows]
  lines.slice(0, largestRegister - row).forEach((line, offset) => {
    const texts: Record<SalaryCell, string> = { ...(next[row + offset] ?? emptyRow) }
    line.split('\t').forEach((text, column) => {
      const target = salaryCells[first + column]
      if (target) texts[target] = text.trim()
    })
    next[row + offset] = withReadableAmount(texts, currency)
  })
  return next
}

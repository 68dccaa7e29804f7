import type { PaymentRow } from '../api/payment-queries.ts'

/** What can be done to documents, several at once. */
export type BatchAction =
  | 'sendForSigning'
  | 'sign'
  | 'returnForEditing'
  | 'revoke'
  | 'recall'
  | 'delete'

/** What can be done to one document, the ways to its form included. */
export type PaymentAction = BatchAction | 'edit' | 'repeat'

const flags = {
  sendForSigning: 'isSendForSign',
  sign: 'isSignable',
  returnForEditing: 'isReturnable',
  revoke: 'isRevokable',
  recall: 'isRecall',
  delete: 'isRemovable',
  edit: 'isEditable',
  repeat: 'isRepeatable',
} as const satisfies Readonly<Record<PaymentAction, keyof PaymentRow>>

/** The first one that is possible is the main button of a document. */
const orderOfActions: readonly PaymentAction[] = [
  'sign',
  'sendForSigning',
  'edit',
  'repeat',
  'returnForEditing',
  'recall',
  'revoke',
  'delete',
]

/** Offered for a selection; the others concern one document at a time. */
export const bulkActions = [
  'sign',
  'sendForSigning',
  'returnForEditing',
  'delete',
] as const satisfies readonly BatchAction[]

/** Whether the server says that the person may do it now; the client never decides on its own. */
export const isPossible = (row: PaymentRow, action: PaymentAction): boolean => row[flags[action]]

/** Everything possible with a document, the main thing first. */
export const actionsOf = (row: PaymentRow): readonly PaymentAction[] =>
  orderOfActions.filter(action => isPossible(row, action))

/** A document that no bulk action fits is not worth ticking. */
export const canSelect = (row: PaymentRow): boolean =>
  bulkActions.some(action => isPossible(row, action))

/** Acts that cannot be taken back, or that need a code or a word, are asked about first. */
export function needsAsking(action: BatchAction): boolean {
  return action !== 'sendForSigning'
}

/** The rows an action fits, and those that were ticked in vain. */
export function splitByAction(rows: readonly PaymentRow[], action: BatchAction) {
  return {
    possible: rows.filter(row => isPossible(row, action)),
    skipped: rows.filter(row => !isPossible(row, action)),
  }
}

import type { BatchAction, DocumentAction, DocumentRow } from '../document-kind.ts'

const flags = {
  sendForSigning: 'isSendForSign',
  sign: 'isSignable',
  returnForEditing: 'isReturnable',
  revoke: 'isRevokable',
  recall: 'isRecall',
  delete: 'isRemovable',
  edit: 'isEditable',
  repeat: 'isRepeatable',
  markAsRead: 'isMarkableAsRead',
  answer: 'isAnswerable',
} as const satisfies Readonly<Record<DocumentAction, keyof DocumentRow>>

/** The first one that is possible is the main button of a document. */
const orderOfActions: readonly DocumentAction[] = [
  'sign',
  'sendForSigning',
  'answer',
  'markAsRead',
  'edit',
  'repeat',
  'returnForEditing',
  'recall',
  'revoke',
  'delete',
]

/** Whether the server allows the person to do it now; the client never decides on its own. */
export const isPossible = (row: DocumentRow, action: DocumentAction): boolean =>
  row[flags[action]] === true

/** Everything possible with a document, the main action first. */
export const actionsOf = (row: DocumentRow): readonly DocumentAction[] =>
  orderOfActions.filter(action => isPossible(row, action))

interface WithBulkActions<TRow extends DocumentRow> {
  readonly bulkActions: readonly BatchAction[]
  canBeExported?(row: TRow): boolean
}

/** A document that no bulk action fits and that goes into no file is not worth ticking. */
export const canSelect = <TRow extends DocumentRow>(
  kind: WithBulkActions<TRow>,
  row: TRow,
): boolean =>
  kind.bulkActions.some(action => isPossible(row, action)) || (kind.canBeExported?.(row) ?? false)

/** Acts that cannot be undone, or that need a code or a comment, are confirmed first. */
export const needsConfirmation = (action: BatchAction): boolean =>
  action !== 'sendForSigning' && action !== 'markAsRead'

export const isDestructive = (action: DocumentAction): boolean =>
  action === 'delete' || action === 'revoke' || action === 'recall'

/** The rows an action fits, and the ticked ones that it does not fit. */
export function splitByAction<TRow extends DocumentRow>(
  rows: readonly TRow[],
  action: BatchAction,
) {
  return {
    possible: rows.filter(row => isPossible(row, action)),
    skipped: rows.filter(row => !isPossible(row, action)),
  }
}

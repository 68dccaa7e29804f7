import type { SourceTransfer } from './data/form-queries.ts'

/**
 * Whether the form may send its document for signing after saving: a new one, and one that an edit
 * of its creator takes back to a draft. A signatory's edit leaves it where it waits (decisions, 5).
 */
export function canBeSent(edited: SourceTransfer | undefined): boolean {
  if (!edited) return true
  const { statusCode } = edited.payment
  return statusCode === 'DRAFT' || statusCode === 'FOR_EDITING'
}

import { err, type Result } from '../result.ts'
import { readVisibleText } from '../text/visible-text.ts'

/** Of the words with which a document is returned or revoked, characters. */
export const longestComment = 500

export type CommentRefusal = 'FIELD_TOO_LONG' | 'FIELD_PATTERN'

/** A comment as everybody of the organisation will read it. */
export function readComment(typed: string): Result<string, CommentRefusal> {
  if (typed.length > longestComment) {
    return err('FIELD_TOO_LONG', { field: 'comment', max: longestComment })
  }
  const words = readVisibleText(typed)
  return words.ok ? words : err('FIELD_PATTERN', { field: 'comment' })
}

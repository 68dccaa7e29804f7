import { err, type Result } from '../result.ts'
import { readVisibleLines, readVisibleText } from './visible-text.ts'

/** What an officer of the bank writes and a client reads, with the most characters of each. */
export const officerTexts = {
  /** Why the bank refuses, arrests, freezes or declines. */
  reason: { longest: 200, hasLines: false },
  /** The subject of a letter. */
  title: { longest: 200, hasLines: false },
  /** The body of a letter or of an answer. */
  message: { longest: 4_000, hasLines: true },
  /** What a payment of another bank is for. */
  purpose: { longest: 210, hasLines: false },
  /** What no payment may say. No client reads it, but it is searched for in what clients write. */
  amlWord: { longest: 60, hasLines: false },
} as const

export type OfficerText = keyof typeof officerTexts

export type OfficerTextRefusal = 'FIELD_REQUIRED' | 'FIELD_TOO_LONG' | 'FIELD_PATTERN'

/**
 * A text of the officer as the client will read it: single blanks, nothing that is not seen, one line or the lines
 * it was written in. The length is that of what is kept. A refusal names the text in `field`.
 */
export function readOfficerText(
  field: OfficerText,
  typed: string,
): Result<string, OfficerTextRefusal> {
  const { longest, hasLines } = officerTexts[field]
  const read = hasLines ? readVisibleLines(typed) : readVisibleText(typed)
  if (!read.ok) return err('FIELD_PATTERN', { field })
  if (read.value === '') return err('FIELD_REQUIRED', { field })
  return read.value.length > longest ? err('FIELD_TOO_LONG', { field, max: longest }) : read
}

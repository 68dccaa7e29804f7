import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { withoutBlanks } from '../text/blanks.ts'

export type BicError = 'BIC_REQUIRED' | 'BIC_LENGTH' | 'BIC_CHARACTERS'

const length = 6

/**
 * A Kyrgyz bank code: six digits, bank (3) and branch (3). The bank directory decides whether an
 * account belongs to it: the first digits of an account are not always those of the code.
 */
export function parseBic(text: string): Result<string, BicError> {
  const bic = withoutBlanks(text)
  if (bic === '') return err('BIC_REQUIRED')
  if (!/^[0-9]+$/.test(bic)) return err('BIC_CHARACTERS')
  return bic.length === length
    ? ok(bic)
    : err('BIC_LENGTH', { length: bic.length, expected: length })
}

import { foldForSearch } from '@tartip/domain/text/collation'

/**
 * Whether a line says what is looked for, in any of its words. Numbers are found however they are grouped:
 * an account as people read it out, a telephone with gaps.
 */
export function isFound(words: readonly string[], wanted: string): boolean {
  const folded = foldForSearch(wanted)
  const digits = folded.replaceAll(' ', '')
  const isNumber = /^\d+$/.test(digits)
  return words
    .map(foldForSearch)
    .some(word => word.includes(folded) || (isNumber && word.replaceAll(' ', '').includes(digits)))
}

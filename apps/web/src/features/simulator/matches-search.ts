import { foldForSearch } from '@tartip/domain/text/collation'

/**
 * Whether one of the texts contains the search term. Spaces inside numbers are ignored, so accounts
 * and phone numbers are found however they are grouped.
 */
export function matchesSearch(words: readonly string[], wanted: string): boolean {
  const folded = foldForSearch(wanted)
  const digits = folded.replaceAll(' ', '')
  const isNumber = /^\d+$/.test(digits)
  return words
    .map(foldForSearch)
    .some(word => word.includes(folded) || (isNumber && word.replaceAll(' ', '').includes(digits)))
}

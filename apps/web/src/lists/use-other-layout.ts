import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { otherLayoutOf } from '@tartip/domain/lists/search-text'

/** The filters of a list as the API takes them; a text typed into the search box is among them. */
type ListInput = Readonly<Record<string, string | string[]>>

interface Page {
  readonly amountElements: number
}

/**
 * The page of a list; where a typed text finds nothing, what the same keys find in the other keyboard layout. `query`
 * makes the request of an input.
 */
export function useOtherLayout<Found extends Page, Key extends readonly unknown[]>(
  input: ListInput,
  query: (input: ListInput) => UseQueryOptions<Found, Error, Found, Key>,
) {
  const typed = typeof input['search'] === 'string' ? input['search'] : ''
  const other = otherLayoutOf(typed)
  const asTyped = query(input)
  const found = useQuery(asTyped)
  const isNothing = found.data?.amountElements === 0 && !found.isPlaceholderData
  const otherInput = other === undefined ? input : { ...input, search: other }
  const inOther = query(otherInput)
  const otherFound = useQuery({
    ...inOther,
    enabled: isNothing && other !== undefined,
    placeholderData: undefined,
  })
  const isAwaited = isNothing && other !== undefined && otherFound.isLoading
  const isShown = isNothing && other !== undefined && (otherFound.data?.amountElements ?? 0) > 0
  return {
    found: isAwaited || isShown ? otherFound : found,
    listKey: isShown ? inOther.queryKey : asTyped.queryKey,
    input: isShown ? otherInput : input,
    /** The texts, where others are shown than those that were typed. */
    instead: isShown && other !== undefined ? { typed, shown: other } : undefined,
  }
}

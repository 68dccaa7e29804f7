import type { ListSearch } from '@tartip/domain/lists/list'

/** The two boxes as the addresses name them. */
export type LetterBox = 'incoming' | 'outgoing'

export function lettersHref(box: LetterBox, search: ListSearch = {}): string {
  const parts = Object.entries(search).filter(([, value]) => value !== undefined)
  const query = new URLSearchParams(parts.map(([name, value]) => [name, String(value)])).toString()
  return `/letter/${box}${query ? `?${query}` : ''}`
}

/** The form of a letter: a new one, a draft that is changed, or an answer to a letter of the bank. */
export const letterFormHref = (
  of: { readonly id?: string; readonly answer?: string; readonly unfinished?: string } = {},
) => {
  const query = new URLSearchParams(of).toString()
  return `/letter-create${query ? `?${query}` : ''}`
}

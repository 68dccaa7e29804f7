/** The drawer of exchange rates lies over any page, so it has a part of the address and no path. */
const ratesPart = 'rates'

/** The same page with the rates over it. */
export function withRates(href: string): string {
  return changed(href, search => search.set(ratesPart, '1'))
}

/** The same page without them. */
export function withoutRates(href: string): string {
  return changed(href, search => search.delete(ratesPart))
}

/** Whether the search part of an address opens the rates. */
export function showsRates(search: object): boolean {
  return ratesPart in search && String(search[ratesPart]) === '1'
}

/** The search part of an address that says which page it is, whatever lies over it. */
export function searchBelow(search: unknown): unknown {
  if (typeof search !== 'object' || search === null) return search
  return Object.fromEntries(Object.entries(search).filter(([name]) => name !== ratesPart))
}

function changed(href: string, change: (search: URLSearchParams) => void): string {
  // The base is never seen: only the path and what follows it are given back.
  const url = new URL(href, 'http://here')
  change(url.searchParams)
  return `${url.pathname}${url.search}${url.hash}`
}

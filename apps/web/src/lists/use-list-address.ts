import { useNavigate, useSearch } from '@tanstack/react-router'
import { addressNamesOf, readListAddress } from '@tartip/domain/lists/list'
import type { Described, ListSearch } from '@tartip/domain/lists/list'
import { useMemo } from 'react'

export interface ListAddress {
  readonly search: ListSearch
  /** A step of its own: Back returns to the view before. */
  readonly go: (next: ListSearch) => void
  /** The same step goes on, as while typing. */
  readonly adjust: (next: ListSearch) => void
}

type RawSearch = Readonly<Record<string, string | number | undefined>>

/** The view of a list lives in the address and nowhere else; what else the page keeps there stays. */
export function useListAddress(list: Described): ListAddress {
  const raw: RawSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => readListAddress(list, raw), [list, raw])
  return useMemo(() => {
    const names = new Set(addressNamesOf(list))
    const move = (next: ListSearch, replace: boolean) =>
      void navigate({
        to: '.',
        search: (before: RawSearch) => ({
          ...Object.fromEntries(Object.entries(before).filter(([name]) => !names.has(name))),
          // Read once more, so that the usual view has the shortest address.
          ...readListAddress(list, next),
        }),
        replace,
        resetScroll: false,
      })
    return { search, go: next => move(next, false), adjust: next => move(next, true) }
  }, [search, navigate, list])
}

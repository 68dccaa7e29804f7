import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { historySearch } from './history-search.ts'
import type { HistorySearch } from './history-search.ts'

export interface HistoryAddress {
  readonly search: HistorySearch
  /** A step of its own: Back returns to the view before. */
  readonly go: (next: HistorySearch) => void
  /** The same step goes on, as while typing. */
  readonly adjust: (next: HistorySearch) => void
}

/** The view of the history lives in the address and nowhere else. */
export function useHistorySearch(): HistoryAddress {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => historySearch(raw), [raw])
  return useMemo(() => {
    const move = (next: HistorySearch, replace: boolean) =>
      void navigate({
        to: '/history',
        // Read once more, so that the usual view has the shortest address.
        search: historySearch({ ...next }),
        replace,
        resetScroll: false,
      })
    return { search, go: next => move(next, false), adjust: next => move(next, true) }
  }, [search, navigate])
}

import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { accountSearchOf } from './account-search.ts'
import type { AccountSearch } from './account-search.ts'

type RawSearch = Readonly<Record<string, string | number | undefined>>

/** The curve and the operations share one address: the days of the curve are those of the list. */
export function useAccountAddress() {
  const raw: RawSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const search = useMemo(() => accountSearchOf(raw), [raw])
  const change = (next: AccountSearch) =>
    void navigate({
      to: '.',
      search: (): RawSearch => next,
      replace: true,
      resetScroll: false,
    })
  return { search, change }
}

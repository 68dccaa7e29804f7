import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { AccountScreen } from './account-screen.tsx'
import { accountDetailSearch } from './account-search.ts'
import type { AccountSearch } from './account-search.ts'

/** `/account/$id`: the address in, the address out; everything else is the screen's. */
export function AccountRoute() {
  const { id = '' } = useParams({ strict: false })
  const search = accountDetailSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const handleSearch = (next: AccountSearch) => {
    void navigate({
      to: '/account/$id',
      params: { id },
      search: next,
      replace: true,
      resetScroll: false,
    })
  }
  return <AccountScreen key={id} accountId={id} search={search} onSearchChange={handleSearch} />
}

import { useParams } from '@tanstack/react-router'
import { AccountScreen } from './account-screen.tsx'

/** `/account/$id`: every account begins anew. */
export function AccountRoute() {
  const { id = '' } = useParams({ strict: false })
  return <AccountScreen key={id} accountId={id} />
}

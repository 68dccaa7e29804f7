import { useRouter } from '@tanstack/react-router'
import { useLazyQueryClient } from '../../../lib/lazy-query-client.ts'
import { notifyOtherTabs } from '../notify-other-tabs.ts'

/** Goes in with a session that has just been opened; the other tabs of the browser follow. */
export function useEnter(): (path: string) => Promise<void> {
  const queries = useLazyQueryClient()
  const router = useRouter()
  return async path => {
    queries.current?.clear()
    // The guard of the page loads the person and the contract they worked in last.
    await router.navigate({ href: path, replace: true })
    notifyOtherTabs(queries, 'signedIn')
  }
}

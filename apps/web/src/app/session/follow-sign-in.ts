import type { QueryClient } from '@tanstack/react-query'
import type { TabChannel } from '../../lib/broadcast.ts'
import { safeReturnPath } from '../../lib/return-path.ts'
import type { Employee } from '../../lib/use-me.ts'
import { meQuery } from '../../lib/use-me.ts'
import type { AppRouter } from '../router.tsx'

/**
 * All tabs share one cookie. When somebody signs in in another tab, a tab that waits at sign-in goes
 * in, and a tab that still shows a different person is loaded anew.
 */
export function followSignInOfOtherTabs(
  tabs: TabChannel,
  queryClient: QueryClient,
  router: AppRouter,
  reloadAt: (path: string) => void = path => location.replace(path),
): () => void {
  return tabs.listen(message => {
    if (message.type !== 'signedIn') return
    const shown = queryClient.getQueryData<Employee>(meQuery.queryKey)
    const { pathname, search } = router.state.location
    if (pathname.startsWith('/auth')) {
      const wanted: Record<string, unknown> = search
      const { returnTo } = wanted
      reloadAt(safeReturnPath(typeof returnTo === 'string' ? returnTo : undefined) ?? '/')
    } else if (shown && shown.userReferenceId !== message.personId) reloadAt('/')
  })
}

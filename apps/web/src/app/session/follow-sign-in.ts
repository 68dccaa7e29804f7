import type { TabChannel } from '../../lib/broadcast.ts'
import type { LazyQueryClient } from '../../lib/lazy-query-client.ts'
import { safeReturnPath } from '../../lib/return-path.ts'
import type { Employee } from '../../lib/me.ts'
import { meKey } from '../../lib/me-key.ts'
import type { AppRouter } from '../router.tsx'

/**
 * All tabs share one cookie. When somebody signs in in another tab, a tab that waits at sign-in goes
 * in, and a tab that still shows a different person is loaded anew.
 */
export function followSignInOfOtherTabs(
  tabs: TabChannel,
  queries: LazyQueryClient,
  router: AppRouter,
  reloadAt: (path: string) => void = path => location.replace(path),
): () => void {
  return tabs.listen(message => {
    if (message.type !== 'signedIn') return
    const shown = queries.current?.getQueryData<Employee>(meKey)
    const { pathname, search } = router.state.location
    if (pathname.startsWith('/auth')) {
      const wanted: Record<string, unknown> = search
      const { returnTo } = wanted
      reloadAt(safeReturnPath(typeof returnTo === 'string' ? returnTo : undefined) ?? '/')
    } else if (shown && shown.userReferenceId !== message.personId) reloadAt('/')
  })
}

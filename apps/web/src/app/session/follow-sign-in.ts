import type { TabChannel, TabMessage } from '../../lib/broadcast.ts'
import { savedFormOf } from '../../lib/form-snapshot.ts'
import type { LazyQueryClient } from '../../lib/lazy-query-client.ts'
import { safeReturnPath } from '../../lib/own-path.ts'
import type { Employee } from '../../lib/me.ts'
import { meKey } from '../../lib/me-key.ts'
import { sessionEvents } from '../../lib/session-events.ts'
import { signedInElsewhere } from '../../lib/signed-in-elsewhere.ts'
import type { AppRouter } from '../router.tsx'

interface Following {
  readonly tabs: TabChannel
  readonly queries: LazyQueryClient
  readonly router: AppRouter
  /** A fresh document: nothing of what this tab has shown is left. */
  readonly reloadAt?: (path: string) => void
}

/**
 * All tabs share one cookie. When somebody signs in in another tab, a tab that waits at sign-in goes in, and a
 * tab that still shows a different person is loaded again. Where a form of this very person waits, the tab goes
 * in without being loaded again; and when the session stands in another company than the form, the person is
 * asked first: neither is the form thrown away behind their back, nor the session moved away from the other tab.
 */
export function followSignInOfOtherTabs({
  tabs,
  queries,
  router,
  reloadAt = path => location.replace(path),
}: Following): () => void {
  const enter = (path: string, session: Contract) => {
    const kept = savedFormOf(session.personId)
    if (kept === undefined) reloadAt(path)
    else if (kept.userContractId === session.userContractId) {
      signedInElsewhere.set(undefined)
      sessionEvents.emit('signingIn', undefined)
      void router.navigate({ href: path, replace: true })
    } else {
      const { companyName } = session
      signedInElsewhere.set({ companyName, formCompanyName: kept.companyName, path })
    }
  }
  return tabs.listen(message => {
    const { pathname, search } = router.state.location
    if (message.type === 'ended') signedInElsewhere.set(undefined)
    // The other tab may go to another company while the question stands here.
    const movesOn = message.type === 'contract' && signedInElsewhere.get() !== undefined
    if (message.type !== 'signedIn' && !movesOn) return
    if (pathname.startsWith('/auth')) {
      const wanted: Record<string, unknown> = search
      const { returnTo } = wanted
      enter(safeReturnPath(typeof returnTo === 'string' ? returnTo : undefined) ?? '/', message)
      return
    }
    const shown = queries.current?.getQueryData<Employee>(meKey)
    if (shown && shown.userReferenceId !== message.personId) reloadAt('/')
  })
}

type Contract = Pick<
  Extract<TabMessage, { type: 'signedIn' }>,
  'personId' | 'userContractId' | 'companyName'
>

import { toast } from '../../components/feedback/toast-store.ts'
import type { SessionEnd, TabChannel } from '../../lib/broadcast.ts'
import { forgetDirtyForms } from '../../lib/dirty-forms.ts'
import { saveSnapshot, wipeSnapshots } from '../../lib/form-snapshot.ts'
import { sessionEvents } from '../../lib/session-events.ts'
import { callRest } from '../../lib/rest-client.ts'
import type { LazyQueryClient } from '../../lib/lazy-query-client.ts'
import type { Employee } from '../../lib/me.ts'
import { meKey } from '../../lib/me-key.ts'
import { forgetSessionHint } from '../../lib/session-hint.ts'
import { announce } from '../announcer.tsx'

export interface EndSessionDeps {
  readonly queries: LazyQueryClient
  readonly tabs: TabChannel
  /** Inside the page, so that a kept form survives in memory. */
  readonly goToSignIn: (reason: SessionEnd) => void
  /** A fresh document: nothing of the person is left in this tab's memory. */
  readonly reloadAtSignIn: () => void
}

/**
 * Leaves nothing of a person behind: cache, live lines, toasts, dirty marks. After an expiry one
 * unsaved form stays in the memory of this tab for the same person and contract; after a log-out
 * the whole document is thrown away.
 */
export function endSession(
  deps: EndSessionDeps,
  reason: SessionEnd,
  isFromOtherTab: boolean,
): void {
  if (reason === 'loggedOut') wipeSnapshots()
  else keepFormOf(deps.queries)
  forgetDirtyForms()
  sessionEvents.emit('leaving', undefined)
  void deps.queries.current?.cancelQueries()
  toast.clear()
  announce('')
  if (!isFromOtherTab) {
    forgetSessionHint()
    deps.tabs.post({ type: 'ended', reason })
  }
  const hasServerForgotten = isFromOtherTab || reason === 'unauthenticated'
  const reported = hasServerForgotten ? Promise.resolve() : notifyServer()
  if (reason === 'loggedOut') {
    deps.queries.current?.clear()
    // The cookie must be deleted before the sign-in page queries the session.
    void reported.then(deps.reloadAtSignIn)
    return
  }
  deps.goToSignIn(reason)
  // After the navigation has been started, so that no screen of the old session sends a query.
  deps.queries.current?.clear()
}

function keepFormOf(queries: LazyQueryClient): void {
  const employee = queries.current?.getQueryData<Employee>(meKey)
  if (!employee?.currentContract) return
  const { companyName, userContractAttributes } = employee.currentContract
  const { userContractId } = userContractAttributes
  saveSnapshot({ personId: employee.userReferenceId, userContractId }, companyName)
}

/** Best effort: whatever the answer, this tab is out, and the server's own timer does the rest. */
async function notifyServer(): Promise<void> {
  try {
    await callRest({ method: 'GET', path: '/logout', isBeforeSession: true, timeoutMs: 4_000 })
  } catch {
    return
  }
}

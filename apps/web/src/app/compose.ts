import { tabChannel, type SessionEnd } from '../lib/broadcast.ts'
import { systemClock } from '../lib/clock.ts'
import { onLanguageChange } from '../lib/current-language.ts'
import type { LazyQueryClient } from '../lib/lazy-query-client.ts'
import { createLazyQueryClient } from '../lib/lazy-query-client.ts'
import { safeReturnPath } from '../lib/own-path.ts'
import { queryInOtherLanguage } from '../lib/query-in-other-language.ts'
import { callRest } from '../lib/rest-client.ts'
import { sessionEvents } from '../lib/session-events.ts'
import type { AppRouter } from './router.tsx'
import { createAppRouter } from './router.tsx'
import { endSession } from './session/end-session.ts'
import type { SessionController } from './session/session-controller.ts'
import { followSignInOfOtherTabs } from './session/follow-sign-in.ts'
import { createSessionController } from './session/session-controller.ts'

export interface App {
  readonly queries: LazyQueryClient
  readonly router: AppRouter
  readonly session: SessionController
}

/** The one place where the parts of the client are put together. */
export function composeApp(): App {
  const queries = createLazyQueryClient()
  const router = createAppRouter(queries)
  // What the bank says itself comes in the language of the question, so it is queried again.
  onLanguageChange(() => {
    if (queries.current) void queryInOtherLanguage(queries.current)
  })
  const goToSignIn = (reason: SessionEnd) => {
    const returnTo = reason === 'loggedOut' ? undefined : safeReturnPath(router.state.location.href)
    void router.navigate({
      to: '/auth/login',
      search: { reason, ...(returnTo === undefined ? {} : { returnTo }) },
      replace: true,
      ignoreBlocker: true,
    })
  }
  const session = createSessionController({
    clock: systemClock,
    tabs: tabChannel,
    events: sessionEvents,
    keepAlive,
    querySession,
    leave: (reason, isFromOtherTab) =>
      endSession(
        {
          queries,
          tabs: tabChannel,
          goToSignIn,
          // Somebody who leaves in order to come in as somebody else is at sign-in already.
          reloadAtSignIn: () => {
            // Without the network there is no document to load: the page that is there already is shown.
            if (!navigator.onLine) goToSignIn('loggedOut')
            else if (router.state.location.pathname === '/auth/login') location.reload()
            else location.replace('/auth/login')
          },
        },
        reason,
        isFromOtherTab,
      ),
  })
  followSignInOfOtherTabs({ tabs: tabChannel, queries, router })
  return { queries, router, session }
}

async function keepAlive(): Promise<void> {
  await callRest({ method: 'GET', path: '/keep-alive', timeoutMs: 10_000 })
}

/** The answer arrives as a session event; called only while there is a session. */
async function querySession(): Promise<void> {
  try {
    const loaded = await import('./session/query-session.ts')
    await loaded.querySession()
  } catch {
    // Without an answer nothing changes; the timer goes on with the nearer of its two clocks.
    return
  }
}

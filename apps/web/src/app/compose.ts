import type { QueryClient } from '@tanstack/react-query'
import { BankTodayDocument } from '../lib/api/bank-today.rules.generated.ts'
import { tabChannel } from '../lib/broadcast.ts'
import { systemClock } from '../lib/clock.ts'
import { execute } from '../lib/graphql-client.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { safeReturnPath } from '../lib/return-path.ts'
import { callRest } from '../lib/rest-client.ts'
import { sessionEvents } from '../lib/session-events.ts'
import type { AppRouter } from './router.tsx'
import { createAppRouter } from './router.tsx'
import { endSession } from './session/end-session.ts'
import type { SessionController } from './session/session-controller.ts'
import { followSignInOfOtherTabs } from './session/follow-sign-in.ts'
import { createSessionController } from './session/session-controller.ts'

export interface App {
  readonly queryClient: QueryClient
  readonly router: AppRouter
  readonly session: SessionController
}

/** The one place where the parts of the client are put together. */
export function composeApp(): App {
  const queryClient = createQueryClient()
  const router = createAppRouter(queryClient)
  const session = createSessionController({
    clock: systemClock,
    tabs: tabChannel,
    events: sessionEvents,
    keepAlive,
    askServer,
    leave: (reason, isFromOtherTab) =>
      endSession(
        {
          queryClient,
          tabs: tabChannel,
          goToSignIn: why => {
            const returnTo = safeReturnPath(router.state.location.href)
            void router.navigate({
              to: '/auth/login',
              search: { reason: why, ...(returnTo === undefined ? {} : { returnTo }) },
              replace: true,
              ignoreBlocker: true,
            })
          },
          reloadAtSignIn: () => location.replace('/auth/login'),
        },
        reason,
        isFromOtherTab,
      ),
  })
  followSignInOfOtherTabs(tabChannel, queryClient, router)
  return { queryClient, router, session }
}

async function keepAlive(): Promise<void> {
  await callRest({ method: 'GET', path: '/keep-alive', timeoutMs: 10_000 })
}

/** Any passive call does: its header tells the seconds left, a 401 that there is no session. */
async function askServer(): Promise<void> {
  try {
    await execute(BankTodayDocument, {}, { service: 'rules', isPassive: true, timeoutMs: 4_000 })
  } catch {
    // Silence is no news; the timer goes on with the nearer of its two clocks.
    return
  }
}

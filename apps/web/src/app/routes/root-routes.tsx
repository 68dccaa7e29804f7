import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router'
import { lazyPage } from '../../lib/lazy-page.tsx'
import type { LazyQueryClient } from '../../lib/lazy-query-client.ts'
import { importPart } from '../../lib/lost-chunk.ts'
import { safeReturnPath } from '../../lib/own-path.ts'
import { sessionMayExist } from '../../lib/session-hint.ts'
import { FramedNotFoundPage } from '../errors/not-found-page.tsx'
import { FramedRouteError } from '../errors/route-error.tsx'
import type { Person } from '../find-person.ts'
import { RootLayout } from '../root-layout.tsx'

export interface RouterContext {
  readonly queries: LazyQueryClient
  /** Loads the code of the signed-in part ahead of time. */
  readonly warmUp: () => void
}

/** Who is signed in. A visitor without a session needs neither the code of these rules nor a call that is refused. */
export async function personSigningIn(
  { queries }: RouterContext,
  mode?: 'quietly',
): Promise<Person | undefined> {
  if (!sessionMayExist()) return undefined
  const { findPerson } = await importPart(() => import('../find-person.ts'))
  return findPerson(queries, mode)
}

export const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: FramedNotFoundPage,
  errorComponent: FramedRouteError,
})

/** Everything behind sign-in. The person is loaded once; pages below rely on `useMe`. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    const person = await personSigningIn(context)
    if (!person) {
      const returnTo = safeReturnPath(location.href)
      throw redirect({
        to: '/auth/login',
        search: returnTo === undefined || returnTo === '/' ? {} : { returnTo },
        replace: true,
      })
    }
    if (person.viewer.postVerificationStatus === 'Rejected')
      throw redirect({ to: '/user-rejected', replace: true })
    return { person }
  },
  component: lazyPage('common', () => import('../shell/shell.tsx'), 'Shell'),
  errorComponent: FramedRouteError,
})

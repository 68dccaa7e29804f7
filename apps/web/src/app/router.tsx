import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  redirect,
} from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import type { Ability } from '@tartip/domain/people/policy'
import { accountDetailSearch, accountPages } from '../features/accounts/routes.tsx'
import { loginPage, loginSearch } from '../features/auth/routes.tsx'
import { morePage } from '../features/more/routes.tsx'
import { historySearch, paymentFormSearch, paymentPages } from '../features/payments/routes.tsx'
import { simulatorPage } from '../features/simulator/routes.tsx'
import { lazyPage } from '../lib/lazy-page.tsx'
import { safeReturnPath } from '../lib/return-path.ts'
import { viewerOf } from '../lib/use-me.ts'
import { NotFoundPage } from './errors/not-found-page.tsx'
import { FramedRouteError, RouteError } from './errors/route-error.tsx'
import { homeOf, redirectOf } from './guards.ts'
import { loadMe } from './load-me.ts'
import { PendingPage } from './pending-page.tsx'
import { RootLayout } from './root-layout.tsx'

interface RouterContext {
  readonly queryClient: QueryClient
}

const root = createRootRouteWithContext<RouterContext>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
  errorComponent: FramedRouteError,
})

const auth = createRoute({
  getParentRoute: () => root,
  path: '/auth',
  beforeLoad: ({ location }) => {
    if (/^\/auth\/?$/.test(location.pathname)) throw redirect({ to: '/auth/login', replace: true })
  },
})

const login = createRoute({
  getParentRoute: () => auth,
  path: '/login',
  validateSearch: loginSearch,
  // Somebody who is signed in already has nothing to do here (specification §2).
  beforeLoad: async ({ context, search }) => {
    if (search.reason) return
    const me = await loadMe(context.queryClient, 'quietly')
    if (me)
      throw redirect({
        href: safeReturnPath(search.returnTo) ?? homeOf(viewerOf(me)),
        replace: true,
      })
  },
  component: loginPage,
})

/** Everything behind sign-in. The person is loaded once; pages beneath rely on `useMe`. */
const signedIn = createRoute({
  getParentRoute: () => root,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    const me = await loadMe(context.queryClient)
    if (!me) {
      const returnTo = safeReturnPath(location.href)
      throw redirect({
        to: '/auth/login',
        search: returnTo === undefined || returnTo === '/' ? {} : { returnTo },
        replace: true,
      })
    }
    const viewer = viewerOf(me)
    if (viewer.postVerificationStatus === 'Rejected')
      throw redirect({ to: '/user-rejected', replace: true })
    return { viewer }
  },
  component: lazyPage('common', () => import('./shell/shell.tsx'), 'Shell'),
  errorComponent: FramedRouteError,
})

type GuardContext = { context: { viewer: ReturnType<typeof viewerOf> } }

const needs =
  (ability: Ability) =>
  ({ context }: GuardContext): void => {
    const href = redirectOf(context.viewer, ability)
    if (href !== undefined) throw redirect({ href, replace: true })
  }

const home = createRoute({
  getParentRoute: () => signedIn,
  path: '/',
  beforeLoad: ({ context }: GuardContext) => {
    throw redirect({ href: homeOf(context.viewer), replace: true })
  },
})

const accounts = createRoute({
  getParentRoute: () => signedIn,
  path: '/accounts',
  beforeLoad: needs('accounts.read'),
  component: accountPages.overview,
})

const account = createRoute({
  getParentRoute: () => signedIn,
  path: '/account/$id',
  validateSearch: accountDetailSearch,
  beforeLoad: needs('accounts.read'),
  component: accountPages.detail,
})

const payment = createRoute({
  getParentRoute: () => signedIn,
  path: '/payment/$form/{-$id}',
  validateSearch: paymentFormSearch,
  beforeLoad: needs('payments.create'),
  component: paymentPages.form,
})

const history = createRoute({
  getParentRoute: () => signedIn,
  path: '/history',
  validateSearch: historySearch,
  beforeLoad: needs('history.read'),
  component: paymentPages.history,
})

const more = createRoute({
  getParentRoute: () => signedIn,
  path: '/more',
  component: morePage,
})

const outlet = createRoute({
  getParentRoute: () => signedIn,
  path: '/outlet',
  beforeLoad: needs('outlets.read'),
  component: lazyPage('common', () => import('./errors/outlets-soon-page.tsx'), 'OutletsSoonPage'),
})

const userRejected = createRoute({
  getParentRoute: () => root,
  path: '/user-rejected',
  beforeLoad: async ({ context }) => {
    const me = await loadMe(context.queryClient)
    if (!me) throw redirect({ to: '/auth/login', replace: true })
    const home = homeOf(viewerOf(me))
    if (home !== '/user-rejected') throw redirect({ href: home, replace: true })
  },
  component: lazyPage(
    'common',
    () => import('./errors/user-rejected-page.tsx'),
    'UserRejectedPage',
  ),
})

/** Outside of sign-in: a newcomer reads the demo people's codes here before he can sign in. */
const simulator = createRoute({
  getParentRoute: () => root,
  path: '/simulator',
  component: simulatorPage,
})

const routeTree = root.addChildren([
  auth.addChildren([login]),
  signedIn.addChildren([home, accounts, account, payment, history, more, outlet]),
  userRejected,
  simulator,
])

/** All addresses of the product with their guards; the pages come as chunks of their own. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queryClient },
    ...(history ? { history } : {}),
    defaultErrorComponent: RouteError,
    defaultPendingComponent: PendingPage,
    defaultPendingMs: 200,
    defaultPendingMinMs: 0,
    defaultPreload: false,
    scrollRestoration: true,
  })
}

export type AppRouter = ReturnType<typeof createAppRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter
  }
}

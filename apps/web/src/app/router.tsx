import { createRouter } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import type { LazyQueryClient } from '../lib/lazy-query-client.ts'
import { NotFoundPage } from './errors/not-found-page.tsx'
import { RouteError } from './errors/route-error.tsx'
import { PendingPage } from './pending-page.tsx'
import { withRoutesOfTable } from './routes-of-table.ts'
import { accountRoutes } from './routes/account-routes.tsx'
import { openRoutes } from './routes/open-routes.tsx'
import { otherRoutes } from './routes/other-routes.tsx'
import { paymentRoutes } from './routes/payment-routes.tsx'
import { root, signedIn } from './routes/root-routes.tsx'
import { warmUp } from './warm-up.ts'

/** The pages behind sign-in that need more than their address and the guard of the table. */
const ownRoutes = [...accountRoutes, ...paymentRoutes, ...otherRoutes] as const

const routeTree = root.addChildren([...openRoutes, signedIn.addChildren(ownRoutes)])

// Pages that are reached by plain addresses only; they would add nothing to the types of the tree.
const ofTable = withRoutesOfTable(signedIn, ownRoutes)
signedIn.addChildren(ofTable)

// A page that finds only while it is shown that there is no such thing is caught by its own route alone; beyond that
// the router speaks English.
for (const route of ofTable) {
  Object.assign(route.options, { notFoundComponent: NotFoundPage })
}

/** All addresses of the product with their guards; the pages come as chunks of their own. */
export function createAppRouter(queries: LazyQueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree,
    context: { queries, warmUp },
    ...(history ? { history } : {}),
    defaultErrorComponent: RouteError,
    // The one of the router itself speaks English, and without the shell.
    defaultNotFoundComponent: NotFoundPage,
    // An address that no route has is no part of the page that its first words name.
    notFoundMode: 'root',
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

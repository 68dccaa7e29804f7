import type { QueryClient } from '@tanstack/react-query'
import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import type { Language } from '@tartip/domain/language'
import type { RenderResult } from '@testing-library/react'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import type { Translator } from '../lib/translator.ts'
import type { ReactNode } from 'react'
import { loadTexts } from '../app/i18n/load-texts.ts'
import { Providers } from '../app/providers.tsx'
import type { SessionController } from '../app/session/session-controller.ts'
import { createI18n } from '../lib/i18n.ts'
import type { LazyQueryClient } from '../lib/lazy-query-client.ts'
import { createQueryClient } from '../lib/query-client.ts'
import type { Me } from '../lib/me.ts'
import { setSignedIn } from './person.ts'
import { fakeSession } from './fake-session.ts'

export interface RenderOptions {
  readonly language?: Language
  /** The signed-in person that `useMe` gives. */
  readonly me?: Me
  /** Namespaces of texts that must be there at the first render; the route would have loaded them. */
  readonly namespaces?: readonly string[]
  readonly session?: SessionController
  /** Address shown; any path is taken. */
  readonly path?: string
}

export interface Rendered extends RenderResult {
  readonly user: UserEvent
  readonly queryClient: QueryClient
  readonly i18n: Translator
  readonly router: AnyRouter
}

/** Renders a piece of the product with everything it finds above itself in the product. */
export async function renderInApp(ui: ReactNode, options: RenderOptions = {}): Promise<Rendered> {
  const router = routerAround(ui, options.path ?? '/')
  return renderRouter(router, options)
}

/** Renders a whole router: screens with their guards. */
export async function renderRouter(
  router: AnyRouter,
  options: RenderOptions & { queryClient?: QueryClient } = {},
): Promise<Rendered> {
  const i18n = await createI18n(loadTexts, options.language ?? 'ru')
  if (options.namespaces) await i18n.loadNamespaces([...options.namespaces])
  const queryClient = options.queryClient ?? createQueryClient()
  if (options.me) setSignedIn(queryClient, options.me)
  const result = render(
    <Providers
      i18n={i18n}
      queries={readyQueries(queryClient)}
      session={options.session ?? fakeSession()}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Providers>,
  )
  await act(() => router.load())
  return Object.assign(result, { user: userEvent.setup(), queryClient, i18n, router })
}

/** The query client as the product has it once its code is there. */
export function readyQueries(queryClient: QueryClient): LazyQueryClient {
  return { current: queryClient, load: () => Promise.resolve(queryClient) }
}

/** A router that shows the same piece at every address. */
function routerAround(ui: ReactNode, path: string): AnyRouter {
  const root = createRootRoute({ component: Outlet })
  const everywhere = createRoute({ getParentRoute: () => root, path: '$', component: () => ui })
  return createRouter({
    routeTree: root.addChildren([everywhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
}

import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import userEvent from '@testing-library/user-event'
import type { Language } from '@tartip/domain/language'
import type { Me } from '../../../../lib/use-me.ts'
import { contractOf, personOf } from '../../../../testing/person.ts'
import { renderRouter } from '../../../../testing/render.tsx'
import type { Rendered } from '../../../../testing/render.tsx'
import { loadFormView } from '../form-views.ts'
import { PaymentFormRoute } from '../payment-form-route.tsx'

interface OpenFormOptions {
  readonly language?: Language
  readonly me?: Me
}

/** Opens an address of the forms in a router of its own, with a page to leave to. */
export async function openForm(path: string, options: OpenFormOptions = {}): Promise<Rendered> {
  const root = createRootRoute({
    component: Outlet,
    notFoundComponent: () => <p>Нет такой страницы</p>,
  })
  const form = createRoute({
    getParentRoute: () => root,
    path: '/payment/$form/{-$id}',
    loader: ({ params }) => loadFormView(params.form),
    component: PaymentFormRoute,
  })
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '/history',
    component: () => <p>История открыта</p>,
  })
  const router = createRouter({
    routeTree: root.addChildren([form, elsewhere]),
    history: createMemoryHistory({ initialEntries: ['/history', path], initialIndex: 1 }),
  })
  // The fields are there at once, as on a page whose parts are in the cache.
  await loadFormView(path.split(/[/?]/)[2] ?? '')
  const rendered = await renderRouter(router, {
    language: options.language ?? 'ru',
    namespaces: ['paymentForm', 'conversion', 'swift', 'form', 'fields'],
    me: options.me ?? personOf({ currentContract: contractOf({ signScheme: 'TWO_SIGNATORY' }) }),
  })
  return { ...rendered, user: userEvent.setup({ delay: null }) }
}

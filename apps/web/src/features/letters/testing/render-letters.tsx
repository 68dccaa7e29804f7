import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router'
import { allAddressParts } from '../../../lib/address-parts.ts'
import type { Me } from '../../../lib/me.ts'
import { renderRouter } from '../../../testing/render.tsx'
import { LetterFormRoute } from '../letter-form-route.tsx'
import { LettersRoute } from '../letters-route.tsx'
import { letterFormAddress } from '../routes.tsx'

/** The pages of letters at their addresses. */
export function renderRouted(path: string, me: Me) {
  const root = createRootRoute()
  const boxes = createRoute({
    getParentRoute: () => root,
    path: '/letter/$name/{-$id}',
    validateSearch: allAddressParts,
    component: LettersRoute,
  })
  const form = createRoute({
    getParentRoute: () => root,
    path: '/letter-create',
    validateSearch: letterFormAddress,
    component: LetterFormRoute,
  })
  const elsewhere = createRoute({
    getParentRoute: () => root,
    path: '/elsewhere',
    component: () => <p>Другая страница</p>,
  })
  const router = createRouter({
    routeTree: root.addChildren([boxes, form, elsewhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  const namespaces = ['letters', 'documents', 'form', 'lists', 'listWords', 'token']
  return renderRouter(router, { me, namespaces })
}

import {
  createRoute,
  redirect,
  type AnyRoute,
  type AsyncRouteComponent,
} from '@tanstack/react-router'
import { outletPages } from '../features/outlets/routes.tsx'
import { settingsPages } from '../features/settings/routes.tsx'
import { guardOfRule } from './route-guard.ts'
import { routeTable, type RouteRule } from './route-table.ts'

/** Pages that need nothing but their address and the guard of the table. */
const plainPages: Readonly<Record<string, AsyncRouteComponent<object>>> = {
  '/outlet': outletPages.home,
  '/outlet/$name': outletPages.lists,
  '/outlet/create': outletPages.pointForm,
  '/outlet/details/$name': outletPages.point,
  '/outlet/employee/create': outletPages.cashierForm,
  '/outlet/employee/details/$id': outletPages.cashier,
  '/outlet/cash/edit': outletPages.registerForm,
  '/pos/$name': outletPages.terminals,
  '/pos/order': outletPages.terminalOrder,
  '/settings/info': settingsPages.info,
  '/settings/account-visibility': settingsPages.accountVisibility,
  '/settings/pay-control': settingsPages.payControl,
  '/settings/password': settingsPages.password,
  '/settings/phone': settingsPages.phone,
  '/settings/code-word': settingsPages.codeWord,
  '/settings/users': settingsPages.users,
  '/settings/users/$id': settingsPages.user,
  '/settings/api-key': settingsPages.apiKey,
  '/settings/audit': settingsPages.audit,
}

/** Addresses that only lead on to the first page of their section. */
const shortcuts: Readonly<Record<string, string>> = { '/settings': '/settings/info' }

/** The routes given, and one for every other row of the table. */
export function withRoutesOfTable(parent: AnyRoute, built: readonly AnyRoute[]): AnyRoute[] {
  const paths = new Set(built.map(pathOf))
  return [
    ...built,
    ...routeTable.filter(rule => !paths.has(rule.path)).map(rule => routeOf(parent, rule)),
  ]
}

/** The address of a route as the table spells it; a route without one of its own has none. */
function pathOf({ options }: AnyRoute): string {
  const path: unknown = 'path' in options ? options.path : ''
  return `/${String(path).replace(/^\/|\/$/g, '')}`
}

function routeOf(parent: AnyRoute, rule: RouteRule): AnyRoute {
  const { path } = rule
  const guard = guardOfRule(rule)
  const target = shortcuts[path]
  const component = plainPages[path]
  if (!component && target === undefined) throw new Error(`No page is built for ${path}`)
  return createRoute({
    getParentRoute: () => parent,
    path,
    beforeLoad: (call: Parameters<typeof guard>[0]) => {
      guard(call)
      if (target !== undefined) throw redirect({ href: target, replace: true })
    },
    ...(component ? { component } : {}),
  })
}

import { redirect } from '@tanstack/react-router'
import type { Person } from './find-person.ts'
import { routeTable, type RouteNeed } from './route-table.ts'
import { pendingRedirectNotice } from './pending-redirect-notice.ts'

interface GuardContext {
  readonly context: { readonly person: Person }
}

/**
 * A guard for `beforeLoad`: sends away whoever the page is not for. Those whom the bank has still to
 * check read on every page what opens later; all others are left.
 */
export const needs =
  (need: RouteNeed) =>
  ({ context }: GuardContext): void => {
    const href = context.person.redirectFrom(need)
    if (href === undefined) return
    if (context.person.viewer.postVerificationStatus === 'Confirmed')
      pendingRedirectNotice.announce(need)
    throw redirect({ href, replace: true })
  }

/** The guard of an address of the table. */
export function guardOf(path: (typeof routeTable)[number]['path']): ReturnType<typeof needs> {
  const rule = routeTable.find(each => each.path === path)
  if (rule === undefined) throw new Error(`The table has no ${path}`)
  return needs(rule.needs)
}

import { redirect } from '@tanstack/react-router'
import type { Person } from './find-person.ts'
import { routeTable, type RouteRule } from './route-table.ts'
import { pendingRedirectNotice } from './pending-redirect-notice.ts'

interface RouteCall {
  readonly context: { readonly person: Person }
  readonly params: { readonly name?: string }
}

/** A guard for `beforeLoad`, by the rule of the page in the table: sends away whoever the page is not for. */
export function guardOf(path: (typeof routeTable)[number]['path']): (call: RouteCall) => void {
  const rule = routeTable.find(each => each.path === path)
  if (rule === undefined) throw new Error(`The table has no ${path}`)
  return guardOfRule(rule)
}

/** Those whom the bank has still to check read on every page what opens later; all others get a notice. */
export const guardOfRule =
  ({ needs, needsOfParts }: RouteRule) =>
  ({ context: { person }, params: { name = '' } }: RouteCall): void => {
    const need = needsOfParts[name] ?? needs
    const href = person.redirectFrom(need)
    if (href === undefined) return
    if (person.viewer.postVerificationStatus === 'Confirmed') pendingRedirectNotice.announce(need)
    throw redirect({ href, replace: true })
  }

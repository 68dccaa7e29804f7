import { redirect } from '@tanstack/react-router'
import type { Person } from './find-person.ts'
import type { RouteNeed } from './route-table.ts'
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
      pendingRedirectNotice.announce()
    throw redirect({ href, replace: true })
  }

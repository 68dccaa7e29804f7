import { redirect } from '@tanstack/react-router'
import type { Person } from './find-person.ts'
import type { RouteNeed } from './route-table.ts'

interface GuardContext {
  readonly context: { readonly person: Person }
}

/** A guard for `beforeLoad`: sends away whoever the page is not for. */
export const needs =
  (need: RouteNeed) =>
  ({ context }: GuardContext): void => {
    const href = context.person.redirectFrom(need)
    if (href !== undefined) throw redirect({ href, replace: true })
  }

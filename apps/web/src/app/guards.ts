import { may, seesOnlyOwnCashRegisters } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import type { RouteNeed } from './route-table.ts'

/** `locked`: the person will have the page once the bank has checked them. */
export type RouteAccess = 'open' | 'locked' | 'absent'

/** What a person has of a page. */
export function accessTo(viewer: Viewer, need: RouteNeed): RouteAccess {
  if (viewer.postVerificationStatus === 'Rejected') return 'absent'
  if (need === 'person') return 'open'
  if (need === 'changes') return viewer.postVerificationStatus === 'Confirmed' ? 'open' : 'locked'
  const verdict = may(viewer, need)
  if (verdict.ok) return 'open'
  return verdict.error.code === 'PERSON_LOCKED' ? 'locked' : 'absent'
}

/**
 * Where a person who opens a page that is not theirs is sent instead (specification §6); undefined when
 * they may stay. The server refuses on its own: a guard only prevents a page full of refusals.
 */
export function redirectOf(viewer: Viewer, need: RouteNeed): string | undefined {
  return accessTo(viewer, need) === 'open' ? undefined : homeOf(viewer)
}

/** The first page of a person: accounts, the outlets for cashiers, the one page of the rejected. */
export function homeOf(viewer: Viewer): '/accounts' | '/outlet' | '/user-rejected' {
  if (viewer.postVerificationStatus === 'Rejected') return '/user-rejected'
  return seesOnlyOwnCashRegisters(viewer) ? '/outlet' : '/accounts'
}

import { may, seesOnlyOwnCashRegisters } from '@tartip/domain/people/policy'
import type { Ability } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'

/**
 * Where a person who opens a page that is not his is sent instead (specification §6); undefined when
 * he may stay. The server refuses on its own: a guard only spares people a wall of refusals.
 */
export function redirectOf(viewer: Viewer, ability: Ability): string | undefined {
  if (viewer.postVerificationStatus === 'Rejected') return '/user-rejected'
  if (may(viewer, ability).ok) return undefined
  return homeOf(viewer)
}

/** The first page of a person: accounts, the outlets for cashiers, the one page of the rejected. */
export function homeOf(viewer: Viewer): '/accounts' | '/outlet' | '/user-rejected' {
  if (viewer.postVerificationStatus === 'Rejected') return '/user-rejected'
  return seesOnlyOwnCashRegisters(viewer) ? '/outlet' : '/accounts'
}

import type { Instant } from '@tartip/domain/time/instant'

import { inTenant } from '../../../../platform/db/transaction.ts'
import { createPeopleStore, findSessionsWithChangedRights } from '../../store/people-store.ts'
import type { AccessControlDeps } from '../deps.ts'

/**
 * Notifies the sockets of this process of rights that have changed after an instant. Called by the process
 * that changed them at once, by all others from the sweep: within a second nobody's page shows them
 * what they may not see any more. Calls need not be reported: they read the rights again each time.
 */
export async function publishRightsChanges(
  deps: Pick<AccessControlDeps, 'db' | 'events'>,
  after: Instant,
): Promise<void> {
  for (const { sessionId, changedAt } of await findSessionsWithChangedRights(deps.db, after)) {
    deps.events.announceRights(sessionId, changedAt)
  }
}

/** Another module has changed what a person may do: their pages are reported in every process. */
export const recordRightsChange =
  (deps: Pick<AccessControlDeps, 'db' | 'clock' | 'events'>) =>
  async (legalPartyId: string, personId: string): Promise<void> => {
    const now = deps.clock.now()
    await inTenant(deps.db, legalPartyId, tx =>
      createPeopleStore(tx).touchRights(legalPartyId, personId, now),
    )
    await publishRightsChanges(deps, now - 1)
  }

import type { Instant } from '@tartip/domain/time/instant'

import type { Db } from '../../../../platform/db/db.ts'
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
export const recordRightsChange = (deps: Pick<AccessControlDeps, 'db' | 'clock' | 'events'>) => {
  const markRightsChanged = markRightsChangedWith(deps)
  return async (legalPartyId: string, personId: string): Promise<void> => {
    const publish = await inTenant(deps.db, legalPartyId, tx =>
      markRightsChanged(tx, legalPartyId, personId),
    )
    await publish()
  }
}

/** The same in the transaction of the change itself; what it answers is called after the commit. */
export const markRightsChangedWith =
  (deps: Pick<AccessControlDeps, 'db' | 'clock' | 'events'>) =>
  async (tx: Db, legalPartyId: string, personId: string): Promise<() => Promise<void>> => {
    const now = deps.clock.now()
    await createPeopleStore(tx).touchRights(legalPartyId, personId, now)
    return () => publishRightsChanges(deps, now - 1)
  }

import { asSystem } from '../../../../platform/db/connections.ts'
import { removeStale } from '../../store/cleanup.ts'
import { createSessionEndStore } from '../../store/session-end-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { publishRightsChanges } from './rights-changes.ts'

/** Looks back further than two clocks of one bank differ and a slow commit takes. */
const recheckMs = 10_000

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'events' | 'touches'>

/**
 * Ends sessions whose time is over and notifies this process of every session that has ended, its own
 * and those of other processes, and of every one whose rights have changed. Answers how many have
 * expired.
 */
export const sweepSessions = (deps: Deps) => async (): Promise<number> => {
  const sessions = createSessionEndStore(asSystem(deps.db))
  const now = deps.clock.now()
  // Whose touch is still on its way to the database has been used, whatever the row says.
  const expired = await sessions.endExpired(now, deps.touches.unwritten())
  for (const sessionId of await sessions.findEndedAfter(now - recheckMs)) {
    deps.events.announceEnd(sessionId, now)
  }
  await publishRightsChanges(deps, now - recheckMs)
  return expired
}

/** Removes rows that have lost their meaning. */
export const removeStaleRows = (deps: Pick<Deps, 'db' | 'clock'>) => async (): Promise<number> => {
  await removeStale(asSystem(deps.db), deps.clock.now())
  return 0
}

import { asSystem } from '../../../../platform/db/connections.ts'
import { hashToken, isToken } from '../../crypto/token-hash.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createPreSessionStore } from '../../store/pre-session-store.ts'
import { createSessionEndStore } from '../../store/session-end-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'

/** Ends the session of a token, and what was started at sign-in; what is over already is no error. */
export const logOut =
  (deps: AccessControlDeps) =>
  async (
    tokens: { readonly session: string; readonly preSession: string },
    origin: Origin,
  ): Promise<void> => {
    const { session: token, preSession } = tokens
    if (isToken(preSession)) await createPreSessionStore(deps.db).remove(hashToken(preSession))
    if (!isToken(token)) return
    const now = deps.clock.now()
    const ended = await createSessionEndStore(asSystem(deps.db)).endByToken(hashToken(token), now)
    if (ended === undefined) return
    deps.events.announceEnd(ended.sessionId, now)
    await appendAudit(deps.db, {
      occurredAt: now,
      action: 'loggedOut',
      outcome: 'ok',
      personId: ended.personId,
      ip: origin.ip,
      sessionId: ended.sessionId,
    })
  }

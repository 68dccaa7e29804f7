import { bishkekDate } from '@tartip/domain/time/instant'

import { byKey } from '../../../../platform/db/connections.ts'
import { createCoalescer } from '../../../../platform/coalesce.ts'
import { hashToken, isToken } from '../../crypto/token-hash.ts'
import type { ActiveSession } from '../../public.ts'
import {
  isExpired,
  isNearEnd,
  mustTouch,
  secondsLeft,
  sessionExpiry,
} from '../../rules/session-lifetime.ts'
import { createSessionStore } from '../../store/session-store.ts'
import type { AccessControlDeps } from '../deps.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'touches'>

/**
 * The live session of a token. Its row is read on every call, so a log-out, a freeze or a changed
 * right holds from the very next call on, in every process. Only the extension by an active call is
 * written later, together with others, unless the session is so near its end that it cannot wait.
 */
export const authenticate = (deps: Deps) => {
  const find = createCoalescer(createSessionStore(byKey(deps.db)).findByTokens)
  const { clock, touches } = deps
  return async (token: string, isPassive: boolean): Promise<ActiveSession | undefined> => {
    if (!isToken(token)) return undefined
    const session = await find({ tokenHash: hashToken(token), today: bishkekDate(clock.now()) })
    if (session === undefined) return undefined
    const { sessionId, personId, actor } = session
    const now = clock.now()
    const touch = touches.find(sessionId)
    let expiresAt = Math.max(session.expiresAt, touch?.expiresAt ?? 0)
    if (isExpired(expiresAt, now)) return undefined

    const lastActiveAt = Math.max(session.lastActiveAt, touch?.lastActiveAt ?? 0)
    if (!isPassive && mustTouch(lastActiveAt, now)) {
      expiresAt = sessionExpiry(session.createdAt, now)
      const call = { sessionId, at: now, expiresAt }
      // In the last seconds of the 12 hours an early write gains nothing.
      const isUrgent = isNearEnd(session.expiresAt, now) && expiresAt > session.expiresAt
      if (!isUrgent) touches.note(call)
      else if (!(await touches.writeNow(call))) return undefined
    }
    return { sessionId, personId, actor, expiresInSeconds: secondsLeft(expiresAt, now) }
  }
}

import { hashToken, isToken } from '../crypto/token-hash.ts'
import type { ActiveSession } from '../public.ts'
import { isExpired, mustTouch, secondsLeft, sessionExpiry } from '../rules/session-lifetime.ts'
import { createSessionStore } from '../store/session-store.ts'
import type { AccessControlDeps } from './deps.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'clock'>

/**
 * The live session of a token. Nothing is remembered between calls, so a log-out, a freeze or a
 * changed right holds from the very next call on, in every process.
 */
export const authenticate =
  (deps: Deps) =>
  async (token: string, isPassive: boolean): Promise<ActiveSession | undefined> => {
    if (!isToken(token)) return undefined
    const sessions = createSessionStore(deps.db)
    const session = await sessions.findByToken(hashToken(token))
    const now = deps.clock.now()
    if (session === undefined || isExpired(session.expiresAt, now)) return undefined

    let { expiresAt } = session
    if (!isPassive && mustTouch(session.lastActiveAt, now)) {
      expiresAt = sessionExpiry(session.createdAt, now)
      await sessions.touch(session.sessionId, now, expiresAt)
    }
    return {
      sessionId: session.sessionId,
      personId: session.personId,
      actor: session.actor,
      expiresInSeconds: secondsLeft(expiresAt, now),
    }
  }

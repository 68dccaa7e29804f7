import { err, holds, type Verdict } from '@tartip/domain/result'

import { asSystem } from '../../../../platform/db/connections.ts'
import type { SessionInfo } from '../../../../platform/graphql/context.ts'
import type { PasswordHasher } from '../../crypto/password-hasher.ts'
import {
  clearAttempts,
  refundAttempt,
  countAttempt,
  maxAttempts,
} from '../../rules/attempt-limit.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createOwnAccountStore } from '../../store/people-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { changeCounter } from '../attempts/change-counter.ts'
import { subjectOfOwnPassword } from '../attempts/attempt-subjects.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'events' | 'turns'> & {
  readonly hasher: PasswordHasher
}

export type OwnPasswordRefusal = 'PASSWORD_INCORRECT' | 'UNAUTHENTICATED'

/**
 * Checks the password of somebody who is signed in, before something that a borrowed session must not
 * be enough for. The fifth wrong one ends the session: whoever sits there has not proved to be its
 * owner, and the owner signs in again without having been locked out.
 */
export const checkOwnPassword =
  (deps: Deps) =>
  (session: SessionInfo, password: string): Promise<Verdict<OwnPasswordRefusal>> => {
    const subject = subjectOfOwnPassword(session.sessionId)
    return deps.turns(subject, () => checkInTurn(deps, session, { subject, password }))
  }

async function checkInTurn(
  deps: Deps,
  { sessionId, personId }: SessionInfo,
  { subject, password }: { readonly subject: string; readonly password: string },
): Promise<Verdict<OwnPasswordRefusal>> {
  const counted = await changeCounter(deps, subject, countAttempt)
  if (!counted.verdict.ok) return endSession(deps, sessionId)
  const settle = (change: typeof refundAttempt) =>
    changeCounter(deps, subject, state => ({ next: change(state, counted.next.round) }))
  const owner = await createOwnAccountStore(deps.db).findPasswordOwner(personId)
  const isRight = await deps.hasher
    .matches(owner?.passwordHash, password)
    .catch(async (error: unknown) => {
      // The password was not checked, so this was no guess.
      await settle(refundAttempt)
      throw error
    })
  if (isRight) {
    await settle(clearAttempts)
    return holds
  }
  await appendAudit(deps.db, {
    occurredAt: deps.clock.now(),
    action: 'ownPasswordChecked',
    outcome: 'PASSWORD_INCORRECT',
    personId,
    sessionId,
  })
  const attemptsLeft = maxAttempts - counted.next.attempts
  if (attemptsLeft <= 0) return endSession(deps, sessionId)
  return err('PASSWORD_INCORRECT', { attemptsLeft })
}

async function endSession(deps: Deps, sessionId: string): Promise<Verdict<OwnPasswordRefusal>> {
  const now = deps.clock.now()
  await createOwnAccountStore(asSystem(deps.db)).endSession(sessionId, now)
  deps.events.announceEnd(sessionId, now)
  return err('UNAUTHENTICATED')
}

import { err, ok, type Result } from '@tartip/domain/result'

import type { FlowStep } from '../../rules/sign-in-form.ts'
import { appendAudit } from '../../store/audit-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'
import type { VerifiedPreSession } from '../sessions/open-session.ts'
import { findPreSession } from '../sign-in/confirm-sign-in.ts'

/** The flow of a token, when its person is known and it stands at this very step. */
export async function findVerifiedStep(
  deps: AccessControlDeps,
  preSessionToken: string,
  step: FlowStep,
): Promise<Result<VerifiedPreSession, 'SIGN_IN_EXPIRED' | 'REQUEST_INVALID'>> {
  const preSession = await findPreSession(deps, preSessionToken)
  if (preSession === undefined) return err('SIGN_IN_EXPIRED')
  // The step comes before the person: a call out of order must not reveal whether somebody is known.
  if (preSession.step !== step) return err('REQUEST_INVALID', { field: 'step' })
  if (preSession.personId === undefined) return err('SIGN_IN_EXPIRED')
  return ok({ ...preSession, personId: preSession.personId })
}

/** Records in the audit how a step of a flow has ended. */
export async function recordStep(
  deps: AccessControlDeps,
  action: 'passwordSet' | 'totpEnrolled',
  { personId, deviceId }: VerifiedPreSession,
  ended: Result<unknown, string>,
  { ip }: Origin,
): Promise<void> {
  await appendAudit(deps.db, {
    occurredAt: deps.clock.now(),
    action,
    outcome: ended.ok ? 'ok' : ended.error.code,
    personId,
    ip,
    deviceId,
  })
}

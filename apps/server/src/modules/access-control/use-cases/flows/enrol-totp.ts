import { err, holds, type Result } from '@tartip/domain/result'

import { inSystem } from '../../../../platform/db/transaction.ts'
import { open, seal } from '../../crypto/sealed-secret.ts'
import { hashToken } from '../../crypto/token-hash.ts'
import { isTotpCode, matchingSteps } from '../../crypto/totp.ts'
import {
  refundAttempt,
  lockoutOf,
  countAttempt,
  remainingAttempts,
} from '../../rules/attempt-limit.ts'
import { createPreSessionStore } from '../../store/pre-session-store.ts'
import { createTotpStore } from '../../store/totp-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'
import { notifyPerson } from '../messages/notify-person.ts'
import {
  openSession,
  type Entrance,
  type OpenSessionRefusal,
  type VerifiedPreSession,
  type SignedIn,
} from '../sessions/open-session.ts'
import type { SignInCodeRefusal } from '../sign-in/confirm-sign-in.ts'
import { changeCounter } from '../attempts/change-counter.ts'
import { subjectOfCodes } from '../attempts/attempt-subjects.ts'
import { findVerifiedStep, recordStep } from './verified-step.ts'
import { endOtherSessions } from './set-password.ts'

export type EnrolTotpRefusal = 'REQUEST_INVALID' | SignInCodeRefusal | OpenSessionRefusal

export interface EnrolTotp extends Entrance {
  readonly code: string
}

/**
 * The first code of a new authenticator app makes it the person's, ends their other sessions and opens a
 * new one. That code and all before it are used: it opens nothing a second time.
 */
export const enrolTotp =
  (deps: AccessControlDeps) =>
  async (input: EnrolTotp, origin: Origin): Promise<Result<SignedIn, EnrolTotpRefusal>> => {
    const proven = await findVerifiedStep(deps, input.preSessionToken, 'TOTP')
    if (!proven.ok) return proven
    const enrolled = await enrol(deps, proven.value, input)
    await recordStep(deps, 'totpEnrolled', proven.value, enrolled, origin)
    if (!enrolled.ok) return enrolled
    return openSession(deps)(proven.value, input, origin)
  }

async function enrol(
  deps: AccessControlDeps,
  { personId, pendingTotp }: VerifiedPreSession,
  { preSessionToken, code, language }: EnrolTotp,
): Promise<Result<void, EnrolTotpRefusal>> {
  if (pendingTotp === undefined) return err('SIGN_IN_EXPIRED')
  if (!isTotpCode(code)) return err('WrongOtpException')
  const flow = hashToken(preSessionToken)
  const subject = subjectOfCodes(personId)
  const counted = await changeCounter(deps, subject, countAttempt)
  if (!counted.verdict.ok) return counted.verdict
  const secret = open(pendingTotp, flow, deps.totpKey)
  const now = deps.clock.now()
  const step = matchingSteps(secret, code, now, deps.codeDriftSteps).at(-1)
  if (step === undefined) {
    const lockout = lockoutOf(counted.next, now)
    return lockout.ok
      ? err('WrongOtpException', { attemptsLeft: remainingAttempts(counted.next) })
      : lockout
  }
  await changeCounter(deps, subject, state => ({ next: refundAttempt(state, counted.next.round) }))
  let notifyPages: () => void = () => undefined
  const isOurs = await inSystem(deps.db, async tx => {
    if (!(await createPreSessionStore(tx).goOn(flow, 'TOTP', { step: 'CODE', form: 'LOGIN' }))) {
      return false
    }
    await createTotpStore(tx).set(personId, seal(secret, personId, deps.totpKey), step)
    notifyPages = await endOtherSessions(tx, deps, { personId })
    return true
  })
  if (!isOurs) return err('SIGN_IN_EXPIRED')
  notifyPages()
  await notifyPerson(deps, personId, 'totpChanged', language)
  return holds
}

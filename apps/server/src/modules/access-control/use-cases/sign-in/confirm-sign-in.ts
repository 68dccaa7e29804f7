import { err, type Failure, type Result } from '@tartip/domain/result'

import { hashToken, isToken } from '../../crypto/token-hash.ts'
import type { OneTimeCodeRefusal } from '../../public.ts'
import type { LockoutRefusal } from '../../rules/attempt-limit.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createCredentialStore } from '../../store/credential-store.ts'
import { createPreSessionStore, type PreSession } from '../../store/pre-session-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'
import {
  openSession,
  type Entrance,
  type OpenSessionRefusal,
  type SignedIn,
} from '../sessions/open-session.ts'
import { verifyOneTimeCode } from '../attempts/verify-one-time-code.ts'

/** A wrong code in the words of sign-in. */
export type SignInCodeRefusal = 'WrongOtpException' | 'OTP_ALREADY_USED' | LockoutRefusal

export type ConfirmSignInRefusal =
  | 'REQUEST_INVALID'
  | 'TOTP_NOT_ENROLLED'
  | SignInCodeRefusal
  | OpenSessionRefusal

export interface ConfirmSignIn extends Entrance {
  readonly code: string
}

type Confirmed = Result<SignedIn, ConfirmSignInRefusal>

/** The second step of sign-in: the one-time code turns the pre-session into a session with a new id. */
export const confirmSignIn =
  (deps: AccessControlDeps) =>
  async (input: ConfirmSignIn, origin: Origin): Promise<Confirmed> => {
    const preSession = await findPreSession(deps, input.preSessionToken)
    if (preSession === undefined) return err('SIGN_IN_EXPIRED')
    const confirmed = await confirm(deps, preSession, input, origin)
    if (confirmed.ok) return confirmed

    const { code } = confirmed.error
    await appendAudit(deps.db, {
      occurredAt: deps.clock.now(),
      action: 'signInConfirmed',
      outcome: code,
      personId: preSession.personId,
      ip: origin.ip,
      deviceId: preSession.deviceId,
    })
    // Locked out: the first step has to be made again when the lockout is over.
    if (code === 'TemporaryLockoutException' || code === 'PermanentLockoutException') {
      await createPreSessionStore(deps.db).remove(hashToken(input.preSessionToken))
    }
    return confirmed
  }

export async function findPreSession(
  deps: Pick<AccessControlDeps, 'db' | 'clock'>,
  token: string,
): Promise<PreSession | undefined> {
  if (!isToken(token)) return undefined
  return createPreSessionStore(deps.db).find(hashToken(token), deps.clock.now())
}

async function confirm(
  deps: AccessControlDeps,
  preSession: PreSession,
  input: ConfirmSignIn,
  origin: Origin,
): Promise<Confirmed> {
  // What the others need is a step of their own, not a code of an app they do not have.
  if (preSession.form === 'RESET_PASSWORD') return err('REQUEST_INVALID', { field: 'step' })
  if (preSession.form !== 'LOGIN') return err('TOTP_NOT_ENROLLED')
  const { personId } = preSession
  if (personId === undefined) return err('SIGN_IN_EXPIRED')
  const verified = await verifyOneTimeCode(deps)(personId, input.code)
  if (!verified.ok) return refusalOfCode(deps, personId, verified)
  return openSession(deps)({ ...preSession, personId }, input, origin, verified.value)
}

/**
 * The refusal of a code in the words of sign-in. Whoever has typed the right password may learn
 * where to unlock: residents in the mobile app, others at a branch (`isResident` 1 or 0).
 */
export async function refusalOfCode(
  deps: Pick<AccessControlDeps, 'db'>,
  personId: string,
  { error }: Failure<OneTimeCodeRefusal>,
): Promise<Failure<SignInCodeRefusal>> {
  const { code, params } = error
  if (code === 'OTP_INCORRECT') return err('WrongOtpException', params)
  if (code !== 'PermanentLockoutException') return err(code, params)
  const person = await createCredentialStore(deps.db).findById(personId)
  return err(code, { ...params, isResident: person?.isResident === false ? 0 : 1 })
}

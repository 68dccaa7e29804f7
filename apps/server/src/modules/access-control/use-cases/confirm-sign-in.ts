import { err, ok, type Failure, type Result } from '@tartip/domain/result'
import { bishkekDate, toIso } from '@tartip/domain/time/instant'

import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'
import { hashToken, isToken } from '../crypto/token-hash.ts'
import type { OneTimeCodeRefusal } from '../public.ts'
import { defaultContract } from '../rules/contract-choice.ts'
import { forgetTries } from '../rules/guess-limit.ts'
import { secondsLeft, sessionExpiry } from '../rules/session-lifetime.ts'
import { appendAudit } from '../store/audit-store.ts'
import { createContractStore, type PersonContract } from '../store/contract-store.ts'
import { createPersonStore } from '../store/person-store.ts'
import { createSessionStore, type PreSession } from '../store/session-store.ts'
import { changeCounter } from './change-counter.ts'
import type { AccessControlDeps, Origin } from './deps.ts'
import { subjectOfPerson } from './guess-subjects.ts'
import { verifyOneTimeCode } from './verify-one-time-code.ts'

export type ConfirmSignInRefusal =
  | 'SIGN_IN_EXPIRED'
  | 'WrongUserStateException'
  | 'TOTP_NOT_ENROLLED'
  | 'WrongOtpException'
  | 'OTP_ALREADY_USED'
  | 'TemporaryLockoutException'
  | 'PermanentLockoutException'
  | 'NO_ACTIVE_CONTRACT'

export interface ConfirmSignIn {
  readonly preSessionToken: string
  readonly code: string
  /** The session cookie the browser came with, if any: that session ends, none is taken over. */
  readonly formerToken: string | undefined
}

export interface SignedIn {
  readonly token: string
  readonly expiresInSeconds: number
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
      await createSessionStore(deps.db).removePreSession(hashToken(input.preSessionToken))
    }
    return confirmed
  }

async function findPreSession(
  deps: AccessControlDeps,
  token: string,
): Promise<PreSession | undefined> {
  if (!isToken(token)) return undefined
  return createSessionStore(deps.db).findPreSession(hashToken(token), deps.clock.now())
}

async function confirm(
  deps: AccessControlDeps,
  preSession: PreSession,
  input: ConfirmSignIn,
  origin: Origin,
): Promise<Confirmed> {
  // What these two need is a later step of registration, not a code.
  if (preSession.form === 'SMS_CONFIRM') return err('WrongUserStateException')
  if (preSession.form !== 'LOGIN') return err('TOTP_NOT_ENROLLED')
  const { personId } = preSession
  const verdict = await verifyOneTimeCode(deps)(personId, input.code)
  if (!verdict.ok) return refusalOfCode(deps, personId, verdict)
  // Password and code were right: wrong passwords typed before, under this login or another, are over.
  for (const subject of [preSession.loginSubject, subjectOfPerson(personId)]) {
    await changeCounter(deps, subject, state => ({
      next: state.tries === 0 ? state : forgetTries(state, state.round),
    }))
  }
  const [contracts, person] = await Promise.all([
    createContractStore(deps.db).findByPerson(personId),
    createPersonStore(deps.db).findCredentials(personId),
  ])
  const today = bishkekDate(deps.clock.now())
  const contract = defaultContract(contracts, person?.lastUserContractId, today)
  if (contract === undefined) return err('NO_ACTIVE_CONTRACT')
  return openSession(deps, preSession, { ...input, contract, origin })
}

/**
 * The refusal of a code in the words of sign-in. Whoever has typed the right password may learn
 * where to unlock: residents in the mobile app, others at a branch (`isResident` 1 or 0).
 */
async function refusalOfCode(
  deps: AccessControlDeps,
  personId: string,
  { error }: Failure<OneTimeCodeRefusal>,
): Promise<Failure<ConfirmSignInRefusal>> {
  const { code, params } = error
  if (code === 'OTP_INCORRECT') return err('WrongOtpException', params)
  if (code !== 'PermanentLockoutException') return err(code, params)
  const person = await createPersonStore(deps.db).findCredentials(personId)
  return err(code, { ...params, isResident: person?.isResident === false ? 0 : 1 })
}

async function openSession(
  deps: AccessControlDeps,
  preSession: PreSession,
  input: ConfirmSignIn & { contract: PersonContract; origin: Origin },
): Promise<Confirmed> {
  const { contract } = input
  const { personId, deviceId } = preSession
  const now = deps.clock.now()
  const token = deps.ids.token()
  const sessionId = deps.ids.uuid()
  const expiresAt = sessionExpiry(now, now)
  let former: string | undefined

  const opened = await inTenant(deps.db, contract.legalPartyId, async (tx): Promise<Confirmed> => {
    const sessions = createSessionStore(tx)
    // One pre-session makes one session, even when its person types two right codes at once.
    if (!(await sessions.removePreSession(hashToken(input.preSessionToken)))) {
      return err('SIGN_IN_EXPIRED')
    }
    if (input.formerToken !== undefined) {
      former = (await sessions.endByToken(hashToken(input.formerToken), now))?.sessionId
    }
    await sessions.add({
      sessionId,
      tokenHash: hashToken(token),
      personId,
      userContractId: contract.userContractId,
      legalPartyId: contract.legalPartyId,
      deviceId,
      createdAt: now,
      expiresAt,
    })
    await rememberSignIn(tx, { personId, deviceId, contract, now })
    await appendAudit(tx, {
      occurredAt: now,
      action: 'signInConfirmed',
      outcome: 'ok',
      personId,
      ip: input.origin.ip,
      deviceId,
      sessionId,
      legalPartyId: contract.legalPartyId,
    })
    return ok({ token, expiresInSeconds: secondsLeft(expiresAt, now) })
  })
  if (opened.ok && former !== undefined) deps.events.announceEnd(former, now)
  return opened
}

/** The contract is the default of the next sign-in; a device never seen before is told to the person. */
async function rememberSignIn(
  tx: Db,
  signIn: { personId: string; deviceId: string; contract: PersonContract; now: number },
): Promise<void> {
  const { personId, deviceId, contract, now } = signIn
  const people = createPersonStore(tx)
  await people.rememberContract(personId, contract.userContractId)
  if (!(await people.rememberDevice(personId, deviceId, now))) return
  await appendOutbox(tx, {
    legalPartyId: contract.legalPartyId,
    topic: 'notification',
    kind: 'newDevice',
    payload: { personId, deviceId, signedInAt: toIso(now) },
  })
}

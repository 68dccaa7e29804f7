import type { Language } from '@tartip/domain/language'
import { err, ok, type Result } from '@tartip/domain/result'
import { bishkekDate, toIso } from '@tartip/domain/time/instant'

import type { Db } from '../../../../platform/db/db.ts'
import { inSystem } from '../../../../platform/db/transaction.ts'
import { appendOutbox } from '../../../../platform/outbox/outbox.ts'
import { hashToken } from '../../crypto/token-hash.ts'
import { defaultContract } from '../../rules/contract-choice.ts'
import { clearAttempts } from '../../rules/attempt-limit.ts'
import { secondsLeft, sessionExpiry } from '../../rules/session-lifetime.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createContractStore, type PersonContract } from '../../store/contract-store.ts'
import { createCredentialStore } from '../../store/credential-store.ts'
import { createDeviceStore } from '../../store/device-store.ts'
import { createPersonStore } from '../../store/person-store.ts'
import { createPreSessionStore, type PreSession } from '../../store/pre-session-store.ts'
import { createSessionEndStore } from '../../store/session-end-store.ts'
import { createSessionStore } from '../../store/session-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'
import { deliver } from '../messages/send-sms-code.ts'
import { smsText } from '../messages/sms-texts.ts'
import { changeCounter } from '../attempts/change-counter.ts'
import type { CodeToUse } from '../attempts/verify-one-time-code.ts'
import { subjectsOfSignIn } from '../attempts/attempt-subjects.ts'

export type OpenSessionRefusal = 'SIGN_IN_EXPIRED' | 'NO_ACTIVE_CONTRACT' | 'OTP_ALREADY_USED'

/** With what a browser comes to the last step. */
export interface Entrance {
  readonly preSessionToken: string
  /** The session cookie the browser came with, if any: that session ends, none is taken over. */
  readonly previousToken: string | undefined
  /** The language of the screen, for a notice to the person's phone. */
  readonly language: Language
}

export interface SignedIn {
  readonly token: string
  readonly expiresInSeconds: number
}

type Opened = Result<SignedIn, OpenSessionRefusal>
/** A pre-session whose person has proven themselves. */
export type VerifiedPreSession = PreSession & { readonly personId: string }

interface Opening extends Entrance {
  readonly contract: PersonContract
  readonly origin: Origin
  readonly code: CodeToUse | undefined
}

/**
 * Turns a pre-session whose person has proven themselves into a session with a new id. Wrong passwords
 * typed before, under this login or another, are over.
 */
export const openSession =
  (deps: AccessControlDeps) =>
  async (
    preSession: VerifiedPreSession,
    entrance: Entrance,
    origin: Origin,
    code?: CodeToUse,
  ): Promise<Opened> => {
    const { personId, loginSubject } = preSession
    for (const subject of subjectsOfSignIn(personId, loginSubject)) {
      await changeCounter(deps, subject, state => ({
        next: state.attempts === 0 ? state : clearAttempts(state, state.round),
      }))
    }
    const [contracts, person] = await Promise.all([
      createContractStore(deps.db).findByPerson(personId),
      createCredentialStore(deps.db).findById(personId),
    ])
    const today = bishkekDate(deps.clock.now())
    const contract = defaultContract(contracts, person?.lastUserContractId, today)
    if (contract === undefined) return err('NO_ACTIVE_CONTRACT')
    return open(deps, preSession, { ...entrance, contract, origin, code })
  }

async function open(
  deps: AccessControlDeps,
  { personId, deviceId }: VerifiedPreSession,
  input: Opening,
): Promise<Opened> {
  const { contract } = input
  const now = deps.clock.now()
  const token = deps.ids.token()
  const sessionId = deps.ids.uuid()
  const expiresAt = sessionExpiry(now, now)
  let former: string | undefined
  let isNewDevice = false

  const opened = await inSystem(deps.db, async (tx): Promise<Opened> => {
    if (input.code !== undefined && !(await input.code.useIn(tx))) return err('OTP_ALREADY_USED')
    // One pre-session makes one session, even when its person types two right codes at once.
    if (!(await createPreSessionStore(tx).remove(hashToken(input.preSessionToken)))) {
      return err('SIGN_IN_EXPIRED')
    }
    if (input.previousToken !== undefined) {
      former = (await createSessionEndStore(tx).endByToken(hashToken(input.previousToken), now))
        ?.sessionId
    }
    await createSessionStore(tx).add({
      sessionId,
      tokenHash: hashToken(token),
      personId,
      userContractId: contract.userContractId,
      legalPartyId: contract.legalPartyId,
      deviceId,
      createdAt: now,
      expiresAt,
    })
    isNewDevice = await rememberSignIn(tx, { personId, deviceId, contract, now })
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
  if (opened.ok && isNewDevice) await reportDevice(deps, personId, input.language)
  return opened
}

/** The contract is the default of the next sign-in; a device never seen before is reported to the person. */
async function rememberSignIn(
  tx: Db,
  signIn: { personId: string; deviceId: string; contract: PersonContract; now: number },
): Promise<boolean> {
  const { personId, deviceId, contract, now } = signIn
  const people = createPersonStore(tx)
  await people.rememberContract(personId, contract.userContractId)
  if (!(await createDeviceStore(tx).remember(personId, deviceId, now))) return false
  await appendOutbox(tx, {
    legalPartyId: contract.legalPartyId,
    topic: 'notification',
    kind: 'newDevice',
    payload: { personId, deviceId, signedInAt: toIso(now) },
  })
  return true
}

/** Also by SMS: whoever has taken over the account reads the notices inside it themselves. */
async function reportDevice(
  deps: AccessControlDeps,
  personId: string,
  language: Language,
): Promise<void> {
  const profile = await createPersonStore(deps.db).findProfile(personId)
  if (profile === undefined) return
  const text = smsText('newDevice', language)
  deliver(deps, { mobile: profile.mobile, text, purpose: 'NOTICE' })
}

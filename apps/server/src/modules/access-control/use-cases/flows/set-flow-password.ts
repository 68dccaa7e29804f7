import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { err, ok, type Result } from '@tartip/domain/result'

import { inSystem } from '../../../../platform/db/transaction.ts'
import { hashToken } from '../../crypto/token-hash.ts'
import { flowMs } from '../../rules/session-lifetime.ts'
import { stepAfter } from '../../rules/sign-in-form.ts'
import { createCredentialStore } from '../../store/credential-store.ts'
import { createPersonStore } from '../../store/person-store.ts'
import { createPreSessionStore } from '../../store/pre-session-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'
import { notifyPerson } from '../messages/notify-person.ts'
import {
  openSession,
  type Entrance,
  type OpenSessionRefusal,
  type VerifiedPreSession,
  type SignedIn,
} from '../sessions/open-session.ts'
import { offerTotp } from './confirm-flow.ts'
import type { FlowAnswer } from './flow-answer.ts'
import { findVerifiedStep, recordStep } from './verified-step.ts'
import { registerPerson, type RegisterPersonRefusal } from './register-person.ts'
import { endOtherSessions, checkNewPassword, type NewPasswordRefusal } from './set-password.ts'

export type SetFlowPasswordRefusal =
  | 'REQUEST_INVALID'
  | NewPasswordRefusal
  | RegisterPersonRefusal
  | OpenSessionRefusal

export interface SetFlowPassword extends Entrance {
  readonly password: string
}

/** Where the flow stands now, or the session that it has ended in. */
export type FlowPasswordSet =
  | { readonly kind: 'answer'; readonly answer: FlowAnswer }
  | { readonly kind: 'signedIn'; readonly signedIn: SignedIn }

type Outcome = Result<FlowPasswordSet, SetFlowPasswordRefusal>

/**
 * Sets the password of the flow that is under way; every session of the person ends. A registration
 * becomes a person here. A forgotten password is done with it; a one-time password of the bank, whose
 * owner has typed a code of their app, opens a session.
 */
export const setFlowPassword =
  (deps: AccessControlDeps) =>
  async (input: SetFlowPassword, origin: Origin): Promise<Outcome> => {
    const proven = await findVerifiedStep(deps, input.preSessionToken, 'PASSWORD')
    if (!proven.ok) return proven
    const set = await setPassword(deps, proven.value, input)
    await recordStep(deps, 'passwordSet', proven.value, set, origin)
    if (!set.ok) return set
    if (set.value.step !== 'CODE') return ok({ kind: 'answer', answer: set.value.answer })
    const opened = await openSession(deps)(proven.value, input, origin)
    return opened.ok ? ok({ kind: 'signedIn', signedIn: opened.value }) : opened
  }

interface PasswordSet {
  /** CODE: all is proven, only the session is left to open. */
  readonly step: 'TOTP' | 'DONE' | 'CODE'
  readonly answer: FlowAnswer
}

async function setPassword(
  deps: AccessControlDeps,
  preSession: VerifiedPreSession,
  { preSessionToken, password, language }: SetFlowPassword,
): Promise<Result<PasswordSet, SetFlowPasswordRefusal>> {
  const { personId, form } = preSession
  const flow = hashToken(preSessionToken)
  const allowed = await checkNewPassword(deps)(personId, password)
  if (!allowed.ok) return allowed
  if (form === 'REGISTER') {
    const registered = await registerPerson(deps)(preSession)
    if (!registered.ok) return registered
  }
  const passwordHash = await deps.hasher.hash(password)
  const next = stepAfter(form, 'PASSWORD', true)
  const offer = next === 'TOTP' ? await offerTotp(deps, preSession, flow) : undefined
  let notifyPages: () => void = () => undefined
  const isOurs = await inSystem(deps.db, async tx => {
    const preSessions = createPreSessionStore(tx)
    const change = { step: next ?? 'CODE', expiresAt: deps.clock.now() + flowMs } as const
    const extra = offer === undefined ? {} : { pendingTotp: offer.pendingTotp }
    // Two requests with two passwords: the first one sets it.
    if (!(await preSessions.goOn(flow, 'PASSWORD', { ...change, ...extra }))) return false
    await createCredentialStore(tx).setPassword(personId, passwordHash)
    notifyPages = await endOtherSessions(tx, deps, { personId })
    // Without a password checked before, the person signs in with the new one.
    if (next === undefined && preSession.loginSubject === undefined) await preSessions.remove(flow)
    return true
  })
  if (!isOurs) return err('SIGN_IN_EXPIRED')
  notifyPages()
  await retireOneTimePassword(deps, personId)
  await notifyPerson(deps, personId, 'passwordChanged', language)
  if (offer !== undefined) {
    const clientId = await createPersonStore(deps.db).findClientId(personId)
    const ofNewcomer = form === 'REGISTER' && clientId !== undefined ? { clientId } : {}
    return ok({ step: 'TOTP', answer: { form, step: 'TOTP', totp: offer.totp, ...ofNewcomer } })
  }
  const step = preSession.loginSubject === undefined ? 'DONE' : 'CODE'
  return ok({ step, answer: { form, step: 'DONE' } })
}

/** Of no more use anyway: the bank's word counts only for who has no password of their own. */
async function retireOneTimePassword(deps: AccessControlDeps, personId: string): Promise<void> {
  try {
    await deps.bankContracts.retireOneTimePassword(personId)
  } catch (error) {
    if (!(error instanceof BankUnavailable)) throw error
    deps.logger.warn({ err: error }, 'a one-time password could not be retired at the bank')
  }
}

import { generateSecret } from 'otplib'

import { err, ok, type Result } from '@tartip/domain/result'

import { inSystem } from '../../../../platform/db/transaction.ts'
import { seal } from '../../crypto/sealed-secret.ts'
import { hashToken } from '../../crypto/token-hash.ts'
import { flowMs } from '../../rules/session-lifetime.ts'
import { stepAfter } from '../../rules/sign-in-form.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createCredentialStore } from '../../store/credential-store.ts'
import { createDeviceStore } from '../../store/device-store.ts'
import { createPersonStore } from '../../store/person-store.ts'
import { createPreSessionStore, type PreSession } from '../../store/pre-session-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'
import {
  findPreSession,
  refusalOfCode,
  type SignInCodeRefusal,
} from '../sign-in/confirm-sign-in.ts'
import { checkSmsCode, type SmsCodeRefusal } from '../attempts/check-sms-code.ts'
import { personLockout } from '../attempts/person-lockout.ts'
import { verifyOneTimeCode, type CodeToUse } from '../attempts/verify-one-time-code.ts'
import { totpToEnrol, type FlowAnswer } from './flow-answer.ts'

export type ConfirmCodeRefusal =
  | 'SIGN_IN_EXPIRED'
  | 'REQUEST_INVALID'
  | 'PhoneAlreadyExistsException'
  | SmsCodeRefusal
  | SignInCodeRefusal

type Confirmed = Result<FlowAnswer, ConfirmCodeRefusal>

interface Typed {
  readonly preSessionToken: string
  readonly code: string
}

/**
 * Takes the code of the flow that is under way, by SMS or (a one-time password of the bank, with an app
 * that is set up already) of the authenticator app, and goes on to the next step.
 */
export const confirmFlowCode =
  (deps: AccessControlDeps) =>
  async (input: Typed, origin: Origin): Promise<Confirmed> => {
    const preSession = await findPreSession(deps, input.preSessionToken)
    if (preSession === undefined) return err('SIGN_IN_EXPIRED')
    const confirmed = await confirm(deps, preSession, input, origin)
    await appendAudit(deps.db, {
      occurredAt: deps.clock.now(),
      action: 'codeConfirmed',
      outcome: confirmed.ok ? 'ok' : confirmed.error.code,
      personId: preSession.personId,
      ip: origin.ip,
      deviceId: preSession.deviceId,
    })
    if (!confirmed.ok && endsFlow.has(confirmed.error.code)) {
      await createPreSessionStore(deps.db).remove(hashToken(input.preSessionToken))
    }
    return confirmed
  }

/** After these the flow has to be started again. */
const endsFlow: ReadonlySet<string> = new Set<ConfirmCodeRefusal>([
  'TemporaryLockoutException',
  'PermanentLockoutException',
  'PhoneAlreadyExistsException',
])

async function confirm(
  deps: AccessControlDeps,
  preSession: PreSession,
  { preSessionToken, code }: Typed,
  { ip }: Origin,
): Promise<Confirmed> {
  const { form, step, personId, mobile } = preSession
  const flow = hashToken(preSessionToken)
  if (step === 'CODE' && form === 'RESET_PASSWORD' && personId !== undefined) {
    const verified = await verifyOneTimeCode(deps)(personId, code)
    return verified.ok
      ? goOn(deps, preSession, flow, verified.value)
      : refusalOfCode(deps, personId, verified)
  }
  if (step !== 'SMS' || mobile === undefined) return err('REQUEST_INVALID', { field: 'step' })
  const isOwnDevice = await createDeviceStore(deps.db).knows(personId, preSession.deviceId)
  const sent = { flow, mobile, ip: isOwnDevice ? undefined : ip }
  const verified = await checkSmsCode(deps)(sent, code)
  return verified.ok ? goOnWithPhone(deps, preSession, flow, verified.value) : verified
}

/** Only who has the phone in their hand is informed how things stand with the account. */
async function goOnWithPhone(
  deps: AccessControlDeps,
  preSession: PreSession,
  flow: string,
  code: CodeToUse,
): Promise<Confirmed> {
  const { form, personId } = preSession
  if (personId === undefined) return err('SIGN_IN_EXPIRED')
  const person = await createCredentialStore(deps.db).findById(personId)
  if (form === 'REGISTER' && person?.state === 'Confirmed') {
    return err('PhoneAlreadyExistsException')
  }
  const lockout = await personLockout(deps)(personId, preSession.deviceId)
  return lockout.ok ? goOn(deps, preSession, flow, code) : lockout
}

/** The code is used up by the step that it opens. */
async function goOn(
  deps: AccessControlDeps,
  from: PreSession,
  flow: string,
  code: CodeToUse,
): Promise<Confirmed> {
  const credentials = createCredentialStore(deps.db)
  const person = from.personId && (await credentials.findById(from.personId))
  const hasOwnPassword = person ? person.state === 'Confirmed' : false
  const step = stepAfter(from.form, from.step, hasOwnPassword)
  if (step === undefined) return err('REQUEST_INVALID', { field: 'step' })
  const expiresAt = deps.clock.now() + flowMs
  const offer = step === 'TOTP' ? await offerTotp(deps, from, flow) : undefined
  const change = { step, expiresAt, ...(offer && { pendingTotp: offer.pendingTotp }) }
  return inSystem(deps.db, async (tx): Promise<Confirmed> => {
    if (!(await code.useIn(tx))) return err('OTP_ALREADY_USED')
    const isOurs = await createPreSessionStore(tx).goOn(flow, from.step, change)
    if (!isOurs) return err('SIGN_IN_EXPIRED')
    return ok({ form: from.form, step, ...(offer && { totp: offer.totp }) })
  })
}

/** A new secret for an authenticator app; it is nobody's until its first code has been typed. */
export async function offerTotp(
  deps: Pick<AccessControlDeps, 'db' | 'totpKey'>,
  { personId }: Pick<PreSession, 'personId'>,
  flow: string,
) {
  const secret = generateSecret({ length: 20 })
  const clientId = personId && (await createPersonStore(deps.db).findClientId(personId))
  return {
    pendingTotp: seal(secret, flow, deps.totpKey),
    totp: totpToEnrol(secret, clientId || ''),
  }
}

import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { Language } from '@tartip/domain/language'
import { err, ok, type Result } from '@tartip/domain/result'

import { hashToken } from '../../crypto/token-hash.ts'
import { flowMs } from '../../rules/session-lifetime.ts'
import type { SmsSendingRefusal } from '../../rules/sms-sending.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createCredentialStore } from '../../store/credential-store.ts'
import { createPreSessionStore } from '../../store/pre-session-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'
import { deliver, sendSmsCode } from '../messages/send-sms-code.ts'
import { smsText } from '../messages/sms-texts.ts'
import { consumeCaptcha } from '../sign-in/consume-captcha.ts'
import type { FlowAnswer } from './flow-answer.ts'

/** What registration and a forgotten password begin with. */
export interface StartFlow {
  /** 14 digits. */
  readonly individualInn: string
  /** 12 digits. */
  readonly mobile: string
  readonly captchaToken: string
  readonly deviceId: string
  readonly language: Language
}

export type StartFlowRefusal = 'CAPTCHA_INVALID' | 'SERVICE_UNAVAILABLE' | SmsSendingRefusal

export interface FlowStarted {
  readonly preSessionToken: string
  readonly answer: FlowAnswer
}

type Started = Result<FlowStarted, StartFlowRefusal>

/** Whom a flow is about: `undefined` goes on like everybody else and gets nowhere. */
type Whom = { readonly personId: string | undefined }

/**
 * Begins a registration. Whether the bank knows somebody by this tax number and phone is reported to the
 * phone alone. Somebody who is registered already gets a code too, and is informed when they have typed it.
 */
export const startRegistration =
  (deps: AccessControlDeps) =>
  async (input: StartFlow, origin: Origin): Promise<Started> => {
    if (!(await consumeCaptcha(deps, input.captchaToken, origin))) return err('CAPTCHA_INVALID')
    const whom = await whomToRegister(deps, input)
    return whom === undefined
      ? err('SERVICE_UNAVAILABLE')
      : begin(deps, { form: 'REGISTER', ...input, ...whom }, origin)
  }

/** Begins the restoring of a forgotten password. Unknown and wrong are answered like right. */
export const startPasswordRestore =
  (deps: AccessControlDeps) =>
  async (input: StartFlow, origin: Origin): Promise<Started> => {
    if (!(await consumeCaptcha(deps, input.captchaToken, origin))) return err('CAPTCHA_INVALID')
    const { individualInn, mobile } = input
    const person = await createCredentialStore(deps.db).findByInnAndMobile(individualInn, mobile)
    // Whoever has no password of their own has none to forget.
    const personId = person?.state === 'Confirmed' ? person.personId : undefined
    return begin(deps, { form: 'RESET_PASSWORD', ...input, personId }, origin)
  }

/** The bank and our own table are always read both: the time of an answer must not reveal who knows whom. */
async function whomToRegister(
  deps: AccessControlDeps,
  input: StartFlow,
): Promise<Whom | undefined> {
  const { individualInn, mobile } = input
  try {
    const [found, person] = await Promise.all([
      deps.bankContracts.findForRegistration(individualInn, mobile),
      createCredentialStore(deps.db).findByInnAndMobile(individualInn, mobile),
    ])
    if (found.ok) return { personId: found.value.personId }
    if (found.error.code === 'REGISTRATION_FROZEN') {
      const text = smsText('registrationFrozen', input.language)
      deliver(deps, { mobile, text, purpose: 'NOTICE' })
    }
    return { personId: person?.state === 'Confirmed' ? person.personId : undefined }
  } catch (error) {
    if (!(error instanceof BankUnavailable)) throw error
    return undefined
  }
}

async function begin(
  deps: AccessControlDeps,
  flow: StartFlow & Whom & { readonly form: 'REGISTER' | 'RESET_PASSWORD' },
  origin: Origin,
): Promise<Started> {
  const { form, personId, mobile, deviceId, individualInn, language } = flow
  const preSessionToken = deps.ids.token()
  const tokenHash = hashToken(preSessionToken)
  const isToUnknownPerson = personId === undefined
  const sent = await sendSmsCode(deps)({ flow: tokenHash, mobile, language, isToUnknownPerson })
  const now = deps.clock.now()
  await appendAudit(deps.db, {
    occurredAt: now,
    action: form === 'REGISTER' ? 'registrationBegun' : 'restoreBegun',
    outcome: sent.ok ? (isToUnknownPerson ? 'UserNotFoundException' : 'ok') : sent.error.code,
    personId,
    ip: origin.ip,
    deviceId,
  })
  if (!sent.ok) return sent
  await createPreSessionStore(deps.db).add(tokenHash, {
    form,
    step: 'SMS',
    personId,
    mobile,
    individualInn,
    deviceId,
    loginSubject: undefined,
    expiresAt: now + flowMs,
  })
  return ok({ preSessionToken, answer: { form, step: 'SMS', sms: sent.value } })
}

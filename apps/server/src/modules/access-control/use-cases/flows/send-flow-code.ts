import type { Language } from '@tartip/domain/language'
import { err, ok, type Result } from '@tartip/domain/result'

import { hashToken } from '../../crypto/token-hash.ts'
import { lockoutOf, type LockoutRefusal } from '../../rules/attempt-limit.ts'
import { flowMs } from '../../rules/session-lifetime.ts'
import type { SmsSendingRefusal } from '../../rules/sms-sending.ts'
import { appendAudit } from '../../store/audit-store.ts'
import { createPersonStore } from '../../store/person-store.ts'
import { createPreSessionStore, type PreSession } from '../../store/pre-session-store.ts'
import type { AccessControlDeps, Origin } from '../deps.ts'
import { sendSmsCode } from '../messages/send-sms-code.ts'
import { findPreSession } from '../sign-in/confirm-sign-in.ts'
import { consumeCaptcha } from '../sign-in/consume-captcha.ts'
import { changeCounter } from '../attempts/change-counter.ts'
import { subjectOfCodes } from '../attempts/attempt-subjects.ts'
import type { FlowAnswer } from './flow-answer.ts'

export type SendFlowCodeRefusal =
  | 'CAPTCHA_INVALID'
  | 'SIGN_IN_EXPIRED'
  | 'REQUEST_INVALID'
  | SmsSendingRefusal
  | LockoutRefusal

export interface SendFlowCode {
  readonly preSessionToken: string
  readonly captchaToken: string
  readonly language: Language
  /** The person has no authenticator app any more and wants to set up a new one. */
  readonly resetsTotp: boolean
}

/**
 * Sends a code, or another one, in the flow that is under way. With `resetsTotp` a sign-in that waits
 * for the code of the app goes on by SMS instead and ends with a new app; not while codes are locked
 * out, or else a lockout could be walked around.
 */
export const sendFlowCode =
  (deps: AccessControlDeps) =>
  async (input: SendFlowCode, origin: Origin): Promise<Result<FlowAnswer, SendFlowCodeRefusal>> => {
    if (!(await consumeCaptcha(deps, input.captchaToken, origin))) return err('CAPTCHA_INVALID')
    const preSession = await findPreSession(deps, input.preSessionToken)
    if (preSession === undefined) return err('SIGN_IN_EXPIRED')
    const isRestore = input.resetsTotp && preSession.form === 'LOGIN'
    if (!isRestore && preSession.step !== 'SMS') return err('REQUEST_INVALID', { field: 'step' })
    if (isRestore && preSession.personId !== undefined) {
      const { verdict } = await changeCounter(
        deps,
        subjectOfCodes(preSession.personId),
        (next, now) => ({ next, verdict: lockoutOf(next, now) }),
      )
      if (!verdict.ok) return verdict
    }
    return send(deps, preSession, input, origin)
  }

async function send(
  deps: AccessControlDeps,
  preSession: PreSession,
  { preSessionToken, language }: SendFlowCode,
  origin: Origin,
): Promise<Result<FlowAnswer, SendFlowCodeRefusal>> {
  const { personId, deviceId, step } = preSession
  const flow = hashToken(preSessionToken)
  const mobile = preSession.mobile ?? (await mobileOf(deps, personId))
  if (mobile === undefined) return err('SIGN_IN_EXPIRED')
  const isToUnknownPerson = personId === undefined
  const sent = await sendSmsCode(deps)({ flow, mobile, language, isToUnknownPerson })
  const now = deps.clock.now()
  await appendAudit(deps.db, {
    occurredAt: now,
    action: 'codeSent',
    outcome: sent.ok ? 'ok' : sent.error.code,
    personId,
    ip: origin.ip,
    deviceId,
  })
  if (!sent.ok) return sent
  const form = preSession.form === 'LOGIN' ? 'RESET_TOTP' : preSession.form
  const change = { form, step: 'SMS', mobile, expiresAt: now + flowMs } as const
  const isOurs = await createPreSessionStore(deps.db).goOn(flow, step, change)
  return isOurs ? ok({ form, step: 'SMS', sms: sent.value }) : err('SIGN_IN_EXPIRED')
}

/** Only for a flow that a right password has opened; the others know their number from the start. */
async function mobileOf(
  deps: Pick<AccessControlDeps, 'db'>,
  personId: string | undefined,
): Promise<string | undefined> {
  if (personId === undefined) return undefined
  return (await createPersonStore(deps.db).findProfile(personId))?.mobile
}

import { maskPhone } from '@tartip/domain/identifiers/phone'
import type { Language } from '@tartip/domain/language'
import { ok, type Result } from '@tartip/domain/result'

import { macOfSmsCode, makeSmsCode } from '../../crypto/sms-code.ts'
import {
  smsCodeLifetimeMs,
  smsCodesLeft,
  smsCanBeSent,
  smsWindowMs,
  type SmsSendingRefusal,
} from '../../rules/sms-sending.ts'
import { createSmsCodeStore } from '../../store/sms-code-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { smsText } from './sms-texts.ts'

type Deps = Pick<
  AccessControlDeps,
  'db' | 'clock' | 'ids' | 'smsKey' | 'smsResendAfterMs' | 'sms' | 'logger'
>

/** What is notified of a code that was sent, or would have been if there were anybody to send it to. */
export interface SmsSent {
  /** With its middle hidden. */
  readonly phone: string
  readonly expiresInSeconds: number
  readonly resendInSeconds: number
  /** How many more may be requested within the hour. */
  readonly sendsLeft: number
}

export interface SmsOrder {
  /** The hash of the pre-session's token. */
  readonly flow: string
  readonly mobile: string
  readonly language: Language
  /** Nobody has this number: everything is done and counted alike, and nothing is sent. */
  readonly isToUnknownPerson: boolean
}

/**
 * Sends a code to a number, within the limits of that number. The message leaves after the commit and
 * is not waited for: how long a gateway takes must not show whether there was anybody to send it to.
 */
export const sendSmsCode =
  (deps: Deps) =>
  async (order: SmsOrder): Promise<Result<SmsSent, SmsSendingRefusal>> => {
    const { flow, mobile } = order
    const code = makeSmsCode()
    const noted = await deps.db.transaction().execute(async tx => {
      const codes = createSmsCodeStore(tx)
      await codes.lockNumber(mobile)
      const now = deps.clock.now()
      const sentBefore = await codes.findSentSince(mobile, now - smsWindowMs)
      const allowed = smsCanBeSent(sentBefore, now, deps.smsResendAfterMs)
      if (!allowed.ok) return allowed
      await codes.add({
        mobile,
        flow,
        // Nobody's code is one that nobody can type, not one that is only unlikely.
        codeMac: macOfSmsCode(deps.smsKey, {
          flow,
          mobile,
          code: order.isToUnknownPerson ? deps.ids.token() : code,
        }),
        sentAt: now,
        validUntil: now + smsCodeLifetimeMs,
      })
      return ok({ now, sendsLeft: smsCodesLeft(sentBefore, now) })
    })
    if (!noted.ok) return noted
    if (!order.isToUnknownPerson) {
      const text = smsText('code', order.language, { code })
      deliver(deps, {
        mobile,
        text,
        purpose: 'CODE',
        expiresAt: noted.value.now + smsCodeLifetimeMs,
      })
    }
    return ok({
      phone: maskPhone(mobile),
      expiresInSeconds: smsCodeLifetimeMs / 1000,
      resendInSeconds: deps.smsResendAfterMs / 1000,
      sendsLeft: noted.value.sendsLeft,
    })
  }

/** Hands a message to the gateway and does not wait; what the gateway refuses is in the log. */
export function deliver(
  { sms, ids, logger }: Pick<Deps, 'sms' | 'ids' | 'logger'>,
  message: {
    readonly mobile: string
    readonly text: string
    readonly purpose: 'CODE' | 'NOTICE'
    readonly expiresAt?: number
  },
): void {
  const { mobile, ...rest } = message
  sms
    .send({ messageId: ids.uuid(), phone: mobile, ...rest })
    .then(sent => {
      if (!sent.ok) logger.warn({ code: sent.error.code }, 'an SMS was not taken')
    })
    .catch((error: unknown) => logger.error({ err: error }, 'an SMS could not be handed over'))
}

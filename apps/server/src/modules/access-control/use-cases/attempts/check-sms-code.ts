import { err, holds, type Verdict } from '@tartip/domain/result'

import { macOfSmsCode } from '../../crypto/sms-code.ts'
import { isTotpCode } from '../../crypto/totp.ts'
import {
  clearAttempts,
  refundAttempt,
  lockoutOf,
  countAttempt,
  remainingAttempts,
  type LockoutRefusal,
} from '../../rules/attempt-limit.ts'
import { createSmsCodeStore } from '../../store/sms-code-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { changeCounter } from './change-counter.ts'
import { subjectOfSms } from './attempt-subjects.ts'

export type SmsCodeRefusal =
  | 'WrongOtpException'
  | 'OTP_EXPIRED'
  | 'OTP_ALREADY_USED'
  | LockoutRefusal

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'smsKey'>

/**
 * Takes a code that was sent for a flow. The try is counted for the number and committed before the
 * code is checked, so guesses in parallel, in other flows and in other processes all count; the code
 * is used up by the one that is right. An expired or used code is no guess.
 */
export const checkSmsCode =
  (deps: Deps) =>
  async (
    sent: { flow: string; mobile: string },
    code: string,
  ): Promise<Verdict<SmsCodeRefusal>> => {
    const { flow, mobile } = sent
    if (!isTotpCode(code)) return err('WrongOtpException')
    const subject = subjectOfSms(mobile)
    const counted = await changeCounter(deps, subject, countAttempt)
    if (!counted.verdict.ok) return counted.verdict
    const { round } = counted.next
    const settle = (change: typeof refundAttempt) =>
      changeCounter(deps, subject, state => ({ next: change(state, round) }))

    const codes = createSmsCodeStore(deps.db)
    const last = await codes.findLast(mobile, flow)
    const now = deps.clock.now()
    if (last === undefined || last.codeMac !== macOfSmsCode(deps.smsKey, { flow, mobile, code })) {
      const lockout = lockoutOf(counted.next, now)
      return lockout.ok
        ? err('WrongOtpException', { attemptsLeft: remainingAttempts(counted.next) })
        : lockout
    }
    if (last.validUntil <= now) {
      await settle(refundAttempt)
      return err('OTP_EXPIRED')
    }
    if (last.isUsed || !(await codes.use(mobile, last.sentAt, now))) {
      await settle(refundAttempt)
      return err('OTP_ALREADY_USED')
    }
    await settle(clearAttempts)
    return holds
  }

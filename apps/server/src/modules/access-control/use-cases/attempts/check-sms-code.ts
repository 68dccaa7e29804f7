import { err, ok, type Failure, type Result } from '@tartip/domain/result'

import { macOfSmsCode } from '../../crypto/sms-code.ts'
import { isTotpCode } from '../../crypto/totp.ts'
import type { AddressRefusal } from '../../rules/address-limit.ts'
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
import { changeCounter, countGuessFromAddress } from './change-counter.ts'
import { subjectOfSms } from './attempt-subjects.ts'
import type { CodeToUse } from './verify-one-time-code.ts'

export type SmsCodeRefusal =
  | 'WrongOtpException'
  | 'OTP_EXPIRED'
  | 'OTP_ALREADY_USED'
  | LockoutRefusal
  | AddressRefusal

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'smsKey'>

/** Where a code is typed. */
interface SmsFlow {
  readonly flow: string
  readonly mobile: string
  /** The address that a wrong code counts for; undefined on a device of the person. */
  readonly ip: string | undefined
}

/**
 * Checks a code that was sent for a flow. The try is counted for the number, and for the address it comes from, and
 * committed before the code is checked, so guesses in parallel, in other flows and in other processes all count. A right
 * code is used up in the transaction of what it was typed for. An expired or used code is no guess.
 */
export const checkSmsCode =
  (deps: Deps) =>
  async (sent: SmsFlow, code: string): Promise<Result<CodeToUse, SmsCodeRefusal>> => {
    if (!isTotpCode(code)) return err('WrongOtpException')
    if (sent.ip === undefined) return (await checkOfNumber(deps, sent, code)).result
    const taken = await countGuessFromAddress(deps, sent.ip)
    if (!taken.ok) return taken
    const { result, isGuess } = await checkOfNumber(deps, sent, code).catch(
      async (error: unknown) => {
        await taken.value.giveBack()
        throw error
      },
    )
    if (!isGuess) await taken.value.giveBack()
    return result
  }

interface SmsCheck {
  readonly result: Result<CodeToUse, SmsCodeRefusal>
  /** A wrong code; anything else was right or not checked. */
  readonly isGuess: boolean
}

async function checkOfNumber(
  deps: Deps,
  { flow, mobile }: SmsFlow,
  code: string,
): Promise<SmsCheck> {
  const refused = (result: Failure<SmsCodeRefusal>): SmsCheck => ({ result, isGuess: false })
  const subject = subjectOfSms(mobile)
  const counted = await changeCounter(deps, subject, countAttempt)
  if (!counted.verdict.ok) return refused(counted.verdict)
  const { round } = counted.next
  const settle = (change: typeof refundAttempt) =>
    changeCounter(deps, subject, state => ({ next: change(state, round) }))

  const codes = createSmsCodeStore(deps.db)
  const last = await codes.findLast(mobile, flow)
  const now = deps.clock.now()
  if (last === undefined || last.codeMac !== macOfSmsCode(deps.smsKey, { flow, mobile, code })) {
    const lockout = lockoutOf(counted.next, now)
    const attemptsLeft = remainingAttempts(counted.next)
    const result = lockout.ok ? err('WrongOtpException', { attemptsLeft }) : lockout
    return { result, isGuess: true }
  }
  if (last.validUntil <= now) {
    await settle(refundAttempt)
    return refused(err('OTP_EXPIRED'))
  }
  const { sentAt } = last
  if (last.isUsed) {
    await settle(refundAttempt)
    return refused(err('OTP_ALREADY_USED'))
  }
  await settle(clearAttempts)
  const useIn: CodeToUse['useIn'] = tx => createSmsCodeStore(tx).use(mobile, sentAt, now)
  return { result: ok({ useIn }), isGuess: false }
}

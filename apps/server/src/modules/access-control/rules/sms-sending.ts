import { err, holds, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

/** How long a code by SMS may be used. */
export const smsCodeLifetimeMs = 120_000
/** A new one may be requested after this, where the bank has not set another time. */
export const defaultSmsResendAfterMs = 60_000
/** So many codes go to one number within the window, whoever requests them. */
export const smsCodesAllowed = 5
export const smsWindowMs = 60 * 60_000

export type SmsSendingRefusal = 'WrongUserStateException' | 'SMS_LIMIT_REACHED'

/**
 * Whether another code may go to a number to which codes went at these instants. Refusals carry
 * `waitSeconds`.
 */
export function smsCanBeSent(
  sentAt: readonly Instant[],
  now: Instant,
  resendAfterMs: number,
): Verdict<SmsSendingRefusal> {
  const recent = sentAt.filter(at => at > now - smsWindowMs).toSorted((a, b) => a - b)
  const last = recent.at(-1)
  if (last !== undefined && last + resendAfterMs > now) {
    return err('WrongUserStateException', {
      waitSeconds: secondsUntil(last + resendAfterMs, now),
    })
  }
  const oldest = recent.at(-smsCodesAllowed)
  if (oldest === undefined) return holds
  return err('SMS_LIMIT_REACHED', { waitSeconds: secondsUntil(oldest + smsWindowMs, now) })
}

/** Codes that are left after this one, before the window is full. */
export function smsCodesLeft(sentBefore: readonly Instant[], now: Instant): number {
  const recent = sentBefore.filter(at => at > now - smsWindowMs)
  return Math.max(0, smsCodesAllowed - recent.length - 1)
}

const secondsUntil = (at: Instant, now: Instant): number => Math.ceil((at - now) / 1000)

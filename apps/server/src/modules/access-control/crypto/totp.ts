import { NodeCryptoPlugin } from '@otplib/plugin-crypto-node'
import { verifySync } from 'otplib'

import type { Instant } from '@tartip/domain/time/instant'

/** Node's own HMAC: a signature is judged on every call of the money path. */
const crypto = new NodeCryptoPlugin()
const stepSeconds = 30
/** One step either way, for phones whose clock is off (RFC 6238). */
export const defaultCodeDriftSteps = 1
const codePattern = /^\d{6}$/
const secretPattern = /^[A-Z2-7]{26,}=*$/

/** Whether a text has the form of a one-time code: exactly 6 digits. */
export function isTotpCode(text: string): boolean {
  return codePattern.test(text)
}

/** Whether a text can be a TOTP secret: base32 of at least 128 bits (RFC 4226). */
export function isTotpSecret(text: string): boolean {
  return secretPattern.test(text)
}

/**
 * The steps of 30 s around now (`driftSteps` before and after, for phones whose clock is off) whose
 * code this is, in order; empty when the code is wrong.
 *
 * Two steps can have the same code by chance, so there may be more than one.
 */
export function matchingSteps(
  secret: string,
  code: string,
  now: Instant,
  driftSteps = defaultCodeDriftSteps,
): number[] {
  const first = Math.floor(now / 1000 / stepSeconds) - driftSteps
  const steps = Array.from({ length: 2 * driftSteps + 1 }, (_, place) => first + place)
  return steps.filter(step => {
    const epoch = step * stepSeconds
    return verifySync({ secret, token: code, epoch, epochTolerance: 0, crypto }).valid
  })
}

export type TotpJudgement =
  | { readonly kind: 'right'; readonly step: number }
  | { readonly kind: 'used' }
  | { readonly kind: 'wrong' }

/**
 * Judges a code against the last step that was accepted. A code that any accepted step also had is
 * used, even when by chance a later step has the same one: whoever saw it must not use it again.
 */
export function judgeTotp(steps: readonly number[], lastStep: number | undefined): TotpJudgement {
  const first = steps[0]
  const last = steps.at(-1)
  if (first === undefined || last === undefined) return { kind: 'wrong' }
  if (lastStep !== undefined && first <= lastStep) return { kind: 'used' }
  return { kind: 'right', step: last }
}

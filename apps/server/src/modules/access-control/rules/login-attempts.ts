import { holds, type Failure, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import {
  refundAttempt,
  lockoutOf,
  countAttempt,
  type AttemptState,
  type LockoutRefusal,
} from './attempt-limit.ts'

/**
 * The counters of one check of a password: of the login as it was typed, and of its owner.
 *
 * The owner's counter is what stops guessing: their client ID and their phone share it. Only the login's
 * counter is reported, or else the number of attempts left would show which client ID has which phone.
 */
export interface LoginCounters {
  readonly login: AttemptState
  readonly owner: AttemptState
}

export interface CountedLoginAttempt {
  /** Refused: nothing is checked, and this may be answered. */
  readonly verdict: Verdict<LockoutRefusal>
  /** The owner is locked out and it must not show: answer as if the password were wrong. */
  readonly hiddenLockout: Failure<LockoutRefusal> | undefined
  /** The state to save before the check. */
  readonly next: LoginCounters
}

/**
 * Takes one attempt of both counters. A lockout of the owner is never shown: one would learn from it that they
 * had tried another login of the same person. Devices of the owner are not counted here.
 */
export function countLoginAttempt(counters: LoginCounters, now: Instant): CountedLoginAttempt {
  const lockout = lockoutOf(counters.owner, now)
  const login = countAttempt(counters.login, now)
  if (!login.verdict.ok) {
    return { verdict: login.verdict, hiddenLockout: undefined, next: counters }
  }
  const next = { login: login.next, owner: countAttempt(counters.owner, now).next }
  return { verdict: holds, hiddenLockout: lockout.ok ? undefined : lockout, next }
}

/** Gives a taken attempt back to both counters; `taken` is what was saved when it was taken. */
export function refundLoginAttempt(
  counters: LoginCounters,
  counted: CountedLoginAttempt,
): LoginCounters {
  const { login, owner } = counted.next
  return {
    login: refundAttempt(counters.login, login.round),
    // An attempt that a locked-out owner never took is not theirs to get back.
    owner:
      counted.hiddenLockout === undefined
        ? refundAttempt(counters.owner, owner.round)
        : counters.owner,
  }
}

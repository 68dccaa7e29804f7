import { err, holds, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

/** Wrong attempts in a row that lock a person out. */
export const maxAttempts = 5
/** The first lockout; each further one within the window is twice as long. */
export const firstLockoutMs = 15 * 60_000
export const lockoutWindowMs = 24 * 60 * 60_000
/** This many temporary lockouts within the window become a permanent one. */
const lockoutsAllowed = 3

export type LockoutRefusal = 'TemporaryLockoutException' | 'PermanentLockoutException'

/**
 * Wrong passwords and codes of one person, over all paths.
 *
 * An attempt is taken before the password or code is checked and given back when it was right. So the
 * number counts wrong attempts and attempts in flight, and parallel guesses never get past the limit.
 */
export interface AttemptState {
  readonly attempts: number
  /** Grows each time the count starts again: an attempt of an older round has nothing to give back. */
  readonly round: number
  readonly lockedUntil: Instant | undefined
  /** When the temporary lockouts of the last 24 hours began, oldest first. */
  readonly lockouts: readonly Instant[]
  readonly isPermanent: boolean
}

export const noAttempts: AttemptState = {
  attempts: 0,
  round: 0,
  lockedUntil: undefined,
  lockouts: [],
  isPermanent: false,
}

export interface CountedAttempt {
  /** Holds when the password or code may be checked. */
  readonly verdict: Verdict<LockoutRefusal>
  /** The state to save before the check. */
  readonly next: AttemptState
}

/**
 * Takes one attempt. The fifth locks at once: if it proves right, giving it back unlocks again.
 * Refusals carry `attemptsLeft` and, for a temporary lockout, `waitSeconds`.
 */
export function countAttempt(state: AttemptState, now: Instant): CountedAttempt {
  const refusal = lockoutOf(state, now)
  if (!refusal.ok) return { verdict: refusal, next: state }
  const open =
    state.lockedUntil === undefined
      ? state
      : { ...state, attempts: 0, round: state.round + 1, lockedUntil: undefined }
  const attempts = open.attempts + 1
  const next = attempts < maxAttempts ? { ...open, attempts } : lockOut({ ...open, attempts }, now)
  return { verdict: holds, next }
}

/** Gives a taken attempt back: the secret was right, or the code had been used and is no guess. */
export function refundAttempt(state: AttemptState, round: number): AttemptState {
  if (state.round !== round || state.attempts === 0) return state
  return { ...unlocked(state), attempts: state.attempts - 1 }
}

/** Starts the count again after a full success. Lockouts of the last 24 hours stay remembered. */
export function clearAttempts(state: AttemptState, round: number): AttemptState {
  if (state.round !== round) return state
  return { ...unlocked(state), attempts: 0, round: round + 1 }
}

/** Whether the person is locked out now. */
export function lockoutOf(state: AttemptState, now: Instant): Verdict<LockoutRefusal> {
  if (state.isPermanent) return err('PermanentLockoutException', { attemptsLeft: 0 })
  if (state.lockedUntil === undefined || state.lockedUntil <= now) return holds
  const waitSeconds = Math.ceil((state.lockedUntil - now) / 1000)
  return err('TemporaryLockoutException', { attemptsLeft: 0, waitSeconds })
}

/** Attempts that are left before the next lockout. */
export function remainingAttempts(state: AttemptState): number {
  return maxAttempts - state.attempts
}

function lockOut(state: AttemptState, now: Instant): AttemptState {
  const recent = state.lockouts.filter(began => began > now - lockoutWindowMs)
  const lockouts = [...recent, now]
  if (lockouts.length >= lockoutsAllowed) return { ...state, lockouts, isPermanent: true }
  return { ...state, lockouts, lockedUntil: now + firstLockoutMs * 2 ** recent.length }
}

/** Undoes the lockout that the last attempt of this round began, if it did. */
function unlocked(state: AttemptState): AttemptState {
  if (state.attempts < maxAttempts) return state
  return {
    ...state,
    lockouts: state.lockouts.slice(0, -1),
    lockedUntil: undefined,
    isPermanent: false,
  }
}

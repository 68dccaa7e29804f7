import type { Instant } from '@tartip/domain/time/instant'

import type { AttemptState } from './attempt-limit.ts'

/**
 * A count that starts again when its window is over. As with passwords an attempt is taken before it is checked
 * and given back when it was none. `lockedUntil` is the end of the window; nothing grows longer.
 */
export interface WindowLimit {
  readonly allowed: number
  readonly windowMs: number
}

/** Takes one attempt; `next` is the state to save, the same one when none is left. */
export function countInWindow(
  state: AttemptState,
  { allowed, windowMs }: WindowLimit,
  now: Instant,
): { readonly isCounted: boolean; readonly next: AttemptState } {
  if (countedInWindow(state, now) >= allowed) return { isCounted: false, next: state }
  const next =
    windowLeftMs(state, now) > 0
      ? { ...state, attempts: state.attempts + 1 }
      : { ...state, attempts: 1, round: state.round + 1, lockedUntil: now + windowMs }
  return { isCounted: true, next }
}

/** How many attempts count now. */
export function countedInWindow(state: AttemptState, now: Instant): number {
  return windowLeftMs(state, now) > 0 ? state.attempts : 0
}

/** Milliseconds until the window is over and everything is allowed again. */
export function windowLeftMs({ lockedUntil }: AttemptState, now: Instant): number {
  return Math.max(0, (lockedUntil ?? now) - now)
}

/** Takes an attempt off the count. One of an older window is gone already. */
export function refundInWindow(state: AttemptState, round: number): AttemptState {
  if (state.round !== round || state.attempts === 0) return state
  return { ...state, attempts: state.attempts - 1 }
}

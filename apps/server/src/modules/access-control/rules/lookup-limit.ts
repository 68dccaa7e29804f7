import { err, holds, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import type { AttemptState } from './attempt-limit.ts'

/** Unknown accounts that one person may request within the window; more are no slips of the pen. */
export const lookupsOfPerson = 20
/** And all people of an organisation together. */
export const lookupsOfOrganisation = 60
export const lookupWindowMs = 60 * 60_000

export type LookupRefusal = 'RECIPIENT_LOOKUPS_EXHAUSTED'

/**
 * Takes one lookup of whether an account exists. As with passwords it is taken before looking and given
 * back when the account was there, so what is counted are accounts that nobody has: guesses. Here
 * `lockedUntil` is the end of the window, at which the count begins anew; nothing grows longer.
 * The refusal carries the whole `minutes` to wait.
 */
export function countLookup(
  state: AttemptState,
  allowed: number,
  now: Instant,
): { readonly verdict: Verdict<LookupRefusal>; readonly next: AttemptState } {
  const refusal = hasLookupsLeft(state, allowed, now)
  if (!refusal.ok) return { verdict: refusal, next: state }
  const isOpen = state.lockedUntil !== undefined && state.lockedUntil > now
  const next = isOpen
    ? { ...state, attempts: state.attempts + 1 }
    : { ...state, attempts: 1, round: state.round + 1, lockedUntil: now + lookupWindowMs }
  return { verdict: holds, next }
}

/** Whether another lookup would be allowed, without counting it. */
export function hasLookupsLeft(
  { attempts, lockedUntil }: AttemptState,
  allowed: number,
  now: Instant,
): Verdict<LookupRefusal> {
  if (lockedUntil === undefined || lockedUntil <= now || attempts < allowed) return holds
  return err('RECIPIENT_LOOKUPS_EXHAUSTED', { minutes: Math.ceil((lockedUntil - now) / 60_000) })
}

/** Takes a lookup off the count: the account exists, or it was not made. One of an older window is gone. */
export function refundLookup(state: AttemptState, round: number): AttemptState {
  if (state.round !== round || state.attempts === 0) return state
  return { ...state, attempts: state.attempts - 1 }
}

import { err, holds, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import type { AttemptState } from './attempt-limit.ts'
import { countedInWindow, countInWindow, windowLeftMs } from './window-limit.ts'

/** Unknown accounts that one person may request within the window; more are no slips of the pen. */
export const lookupsOfPerson = 20
/** And all people of an organisation together. */
export const lookupsOfOrganisation = 60
export const lookupWindowMs = 60 * 60_000

export type LookupRefusal = 'RECIPIENT_LOOKUPS_EXHAUSTED'

/**
 * Takes one lookup of whether an account exists. It is given back when the account was there, so what is
 * counted are accounts that nobody has: guesses. The refusal carries the whole `minutes` to wait.
 */
export function countLookup(
  state: AttemptState,
  allowed: number,
  now: Instant,
): { readonly verdict: Verdict<LookupRefusal>; readonly next: AttemptState } {
  const { isCounted, next } = countInWindow(state, { allowed, windowMs: lookupWindowMs }, now)
  return { verdict: isCounted ? holds : exhausted(state, now), next }
}

/** Whether another lookup would be allowed, without counting it. */
export function hasLookupsLeft(
  state: AttemptState,
  allowed: number,
  now: Instant,
): Verdict<LookupRefusal> {
  return countedInWindow(state, now) < allowed ? holds : exhausted(state, now)
}

function exhausted(state: AttemptState, now: Instant) {
  const minutes = Math.ceil(windowLeftMs(state, now) / 60_000)
  return err('RECIPIENT_LOOKUPS_EXHAUSTED', { minutes })
}

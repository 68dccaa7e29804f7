import type { Instant } from '@tartip/domain/time/instant'

/** A session without an active call ends after this (specification: session). */
const slidingMs = 900_000
/** No session lives longer than this, however busy. */
const absoluteMs = 12 * 60 * 60_000
/** The expiry is written at most this often: every call of a page would otherwise write the row. */
export const touchEveryMs = 1000
/** How long the first step of sign-in waits for the second. */
export const preSessionMs = 5 * 60_000

/** When a session ends that was created and last used at these instants. */
export function sessionExpiry(createdAt: Instant, lastActiveAt: Instant): Instant {
  return Math.min(lastActiveAt + slidingMs, createdAt + absoluteMs)
}

export function isExpired(expiresAt: Instant, now: Instant): boolean {
  return now >= expiresAt
}

/** Whole seconds left, rounded down so that a client never counts past the server. */
export function secondsLeft(expiresAt: Instant, now: Instant): number {
  return Math.max(0, Math.floor((expiresAt - now) / 1000))
}

/** Whether an active call writes the new expiry, or a call within the last second has done so. */
export function mustTouch(lastActiveAt: Instant, now: Instant): boolean {
  return now - lastActiveAt >= touchEveryMs
}

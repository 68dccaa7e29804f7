import type { Instant } from '@tartip/domain/time/instant'

/** A session without an active call ends after this (specification: session). */
const slidingMs = 900_000
/** No session lives longer than this, however busy. */
const absoluteMs = 12 * 60 * 60_000
/** The expiry moves at most this often: every call of a page would otherwise write the row. */
const touchEveryMs = 1000
/** How often the touches of a process are written together; a crash loses no more than these. */
export const writeTouchesEveryMs = 500
/** A session with less than this left in the database cannot wait for that. */
const nearEndMs = 5000
/** How long the first step of sign-in waits for the second. */
export const preSessionMs = 5 * 60_000
/** Registration, first sign-in and restore take longer: an SMS, a new password, an app to set up. */
export const flowMs = 15 * 60_000

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

/** Whether an active call moves the expiry, or a call within the last second has done so. */
export function mustTouch(lastActiveAt: Instant, now: Instant): boolean {
  return now - lastActiveAt >= touchEveryMs
}

/**
 * Whether a touch has to be in the database before the call is answered. Otherwise another process,
 * which knows only the row, might end a session that was just used.
 */
export function isNearEnd(storedExpiresAt: Instant, now: Instant): boolean {
  return storedExpiresAt - now < nearEndMs
}

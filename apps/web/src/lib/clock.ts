import type { Instant } from '@tartip/domain/time/instant'

/**
 * The only file of the client that reads the system's time and random numbers; everything else is given a
 * clock, so that tests move time instead of waiting for it.
 */
export interface WebClock {
  /** Wall clock: epoch milliseconds. People and sleeping machines change it. */
  now(): Instant
  /** Milliseconds since the page was opened. Nobody can set it, but it may stand still in sleep. */
  monotonic(): number
}

export const systemClock: WebClock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
}

/**
 * A random UUID v4. Made from random bytes because `crypto.randomUUID` exists only on HTTPS and
 * localhost, and a bank may open a test installation over plain HTTP.
 */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join('-')
}

/** A number in [0, 1) that spreads reconnecting clients; never used for money or secrets. */
export function jitter(): number {
  return Math.random()
}

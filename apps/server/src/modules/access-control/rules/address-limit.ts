import { isIPv4, isIPv6 } from 'node:net'

import { err, holds, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import type { AttemptState } from './attempt-limit.ts'
import { countedInWindow, countInWindow, windowLeftMs } from './window-limit.ts'

/** Wrong passwords from one address that cost nothing: a whole office mistypes behind one. */
export const freeAttempts = 20
/** Each further step doubles the work of the captcha. */
const attemptsPerStep = 5
const mostWork = 32
/** Wrong passwords from one address within a day; more are refused unchecked. */
export const addressAttempts = 100
export const addressWindowMs = 24 * 60 * 60_000

export type AddressRefusal = 'SIGN_IN_ADDRESS_LOCKED'

/** Takes one password of an address, over all logins. The refusal carries `waitSeconds`. */
export function countFromAddress(
  state: AttemptState,
  now: Instant,
): { readonly verdict: Verdict<AddressRefusal>; readonly next: AttemptState } {
  const limit = { allowed: addressAttempts, windowMs: addressWindowMs }
  const { isCounted, next } = countInWindow(state, limit, now)
  if (isCounted) return { verdict: holds, next }
  const waitSeconds = Math.ceil(windowLeftMs(state, now) / 1000)
  return { verdict: err('SIGN_IN_ADDRESS_LOCKED', { waitSeconds }), next }
}

/** How many times the usual work a captcha from an address must prove. */
export function captchaWorkOf(state: AttemptState, now: Instant): number {
  const costly = countedInWindow(state, now) - freeAttempts
  if (costly < 0) return 1
  return Math.min(mostWork, 2 ** (1 + Math.floor(costly / attemptsPerStep)))
}

/**
 * What counts as one address: an IPv4 address, or the /64 of an IPv6 address, because a single line is given
 * a whole /64.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (isIPv4(address)) return address
  return isIPv6(address) ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : 'unknown'
}

/** The eight groups of an IPv6 address, each without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes an IPv4 tail as two groups and every group in its shortest form.
  const compact = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head = '', tail] = compact.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - first.length - last.length }, () => '0')
  return tail === undefined ? first : [...first, ...zeros, ...last]
}

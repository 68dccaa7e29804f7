/** Seconds a one-time code lives (RFC 6238). */
export const codePeriodSeconds = 30

/**
 * Seconds a code still has when `elapsedMs` have passed since it was read; zero when it is over and
 * the next one has to be fetched.
 */
export function secondsLeft(codeExpiresInSeconds: number, elapsedMs: number): number {
  return Math.max(0, Math.ceil(codeExpiresInSeconds - elapsedMs / 1000))
}

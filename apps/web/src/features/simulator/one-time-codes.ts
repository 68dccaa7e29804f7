/** Period of a one-time code in seconds (RFC 6238). */
export const codePeriodSeconds = 30

/**
 * Seconds left when `elapsedMs` have passed since the code was read; zero when it has expired and
 * the next one must be fetched.
 */
export function secondsLeft(codeExpiresInSeconds: number, elapsedMs: number): number {
  return Math.max(0, Math.ceil(codeExpiresInSeconds - elapsedMs / 1000))
}

/** The code or password in a message: six digits, or the text after the last colon. */
export function codeInMessage(text: string): string | undefined {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? /: ([A-Za-z0-9]{8,})$/.exec(text)?.[1]
}

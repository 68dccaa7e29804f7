/** The code or password in a message: digits alone, or what stands behind the last colon. */
export function codeIn(text: string): string | undefined {
  return /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? /: ([A-Za-z0-9]{8,})$/.exec(text)?.[1]
}

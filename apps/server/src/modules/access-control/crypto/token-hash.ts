import { createHash } from 'node:crypto'

const tokenPattern = /^[A-Za-z0-9_-]{43}$/

/** Whether a text can be a token at all (256 bits in base64url), before the database is queried. */
export function isToken(text: string): boolean {
  return tokenPattern.test(text)
}

/**
 * What is stored of a token: who reads the table cannot use it. A plain hash is enough, because
 * nobody guesses 256 random bits.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

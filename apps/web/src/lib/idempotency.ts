import { randomUuid } from './clock.ts'

/**
 * A key under which the server does a change once, however often it is sent: one for each intent of
 * the person, kept for a resend after a lost answer, new for a new intent.
 */
export const newIdempotencyKey = (): string => randomUuid()

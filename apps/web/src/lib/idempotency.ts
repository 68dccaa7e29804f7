import { randomUuid } from './clock.ts'

/**
 * A key under which the server does a change once, however often it is sent: one for each intent of
 * the person, kept for a resend after a lost answer, new for a new intent.
 */
export const newIdempotencyKey = (): string => randomUuid()

/** Keys by what is sent: a resend of the same content gets the same key, other content a new one. */
export function createContentKeys(): (content: unknown) => string {
  let last: { readonly content: string; readonly key: string } | undefined
  return content => {
    const text = JSON.stringify(content)
    if (last?.content !== text) last = { content: text, key: newIdempotencyKey() }
    return last.key
  }
}

import type { Words } from '@tartip/domain/bank-text'

/** What survives JSON unchanged. Bigints and dates must be written as strings first. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** Words as they are kept among other facts: somebody's own as a text, the bank's with its languages. */
export function jsonOfWords(words: Words): Json {
  return typeof words === 'string' ? words : { ...words }
}

/** Objects have no order of their own, so their keys are sorted before anything is hashed. */
export function inFixedOrder(value: Json): Json {
  if (Array.isArray(value)) return value.map(inFixedOrder)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, one]) => [key, inFixedOrder(one)]))
}

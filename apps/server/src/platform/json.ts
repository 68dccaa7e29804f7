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

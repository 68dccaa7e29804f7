import { withPrintableOnly } from './visible-text.ts'

/** Typographic signs and what the payment systems take in their place. */
const replacements: readonly (readonly [signs: RegExp, text: string])[] = [
  [/[«»“”„‟]/g, '"'],
  [/[’‘‚‛]/g, "'"],
  [/[‐‑‒–—―−]/g, '-'],
  [/№/g, 'NO'],
]

/**
 * The name of a recipient as the payment systems take it. Their alphabet has straight quotes and the
 * hyphen alone, while names come from registers and contracts with «ёлочки» and dashes. A sign that
 * would change the name, like `&`, stays for the rules of the bank to refuse. Cleaning twice changes
 * nothing.
 */
export function sanitiseName(text: string): string {
  const replaced = replacements.reduce(
    (sum, [signs, by]) => sum.replace(signs, by),
    withPrintableOnly(text),
  )
  return replaced.replace(/ {2,}/g, ' ').trim().normalize('NFC')
}

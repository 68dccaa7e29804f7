import { withPlainTypography } from './typography.ts'
import { withPrintableOnly } from './visible-text.ts'

/**
 * In the order of the specification, section 5, whose dash and quotes are among those of
 * `typography.ts`: what a word processor makes of them is cleaned alike.
 */
const replacements: readonly (readonly [sign: string, text: string])[] = [
  ['%', 'PRC'],
  ['№', 'NO'],
  ['@', '(at)'],
  ['$', 'USD'],
  ['&', 'AND'],
]

/**
 * The purpose of a payment as the bank gets it. The text may become longer (`%` is three letters), so
 * its length and alphabet are checked after the cleaning, and the payer is shown the cleaned text.
 * Letters written in two characters (й as и with a breve, as some systems paste it) become one, or
 * they would be refused as unknown ones. Cleaning twice changes nothing.
 */
export function sanitisePurpose(text: string): string {
  const replaced = replacements.reduce(
    (sum, [sign, by]) => sum.replaceAll(sign, by),
    withPlainTypography(withPrintableOnly(text)),
  )
  return replaced.replace(/ {2,}/g, ' ').trim().normalize('NFC')
}

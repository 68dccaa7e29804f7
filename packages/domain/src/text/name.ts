import { withPlainTypography } from './typography.ts'
import { withPrintableOnly } from './visible-text.ts'

/**
 * The name of a recipient as the payment systems take it. Their alphabet has straight quotes and the
 * hyphen alone, while names come from registers and contracts with «ёлочки» and dashes. A sign that
 * would change the name, like `&`, stays for the rules of the bank to refuse. Cleaning twice changes
 * nothing.
 */
export function sanitiseName(text: string): string {
  const replaced = withPlainTypography(withPrintableOnly(text)).replaceAll('№', 'NO')
  return replaced.replace(/ {2,}/g, ' ').trim().normalize('NFC')
}

import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { noBreakSpace, withoutBlanks } from '../text/blanks.ts'

export type PhoneError = 'PHONE_REQUIRED' | 'PHONE_CHARACTERS' | 'PHONE_LENGTH' | 'PHONE_COUNTRY'

const countryCode = '996'
const nationalLength = 9
const maskedDigits = 5

/**
 * A Kyrgyz phone number as people write it: nine national digits, with or without 996, `+`, a leading
 * zero, blanks, dashes and parentheses. The value is twelve digits, `996700123456`.
 */
export function parsePhone(text: string): Result<string, PhoneError> {
  const compact = withoutBlanks(text).replace(/[-\u2010-\u2015().]/g, '')
  if (compact === '') return err('PHONE_REQUIRED')
  const match = /^(\+|00)?([0-9]+)$/.exec(compact)
  if (!match) return err('PHONE_CHARACTERS')
  const [, isInternational, digits = ''] = match
  const fullLength = countryCode.length + nationalLength
  if (digits.startsWith(countryCode) && digits.length === fullLength) return ok(digits)
  if (isInternational) return err(digits.startsWith(countryCode) ? 'PHONE_LENGTH' : 'PHONE_COUNTRY')
  if (digits.length === fullLength) return err('PHONE_COUNTRY')
  const national = digits.replace(/^0/, '')
  if (national.length === nationalLength) return ok(countryCode + national)
  return err('PHONE_LENGTH', { length: national.length, expected: nationalLength })
}

/** Six or fewer characters as they are, else the middle five as dots (specification, section 5). */
export function maskPhone(text: string): string {
  if (text.length <= 6) return text
  const from = Math.floor((text.length - maskedDigits) / 2)
  return text.slice(0, from) + '•'.repeat(maskedDigits) + text.slice(from + maskedDigits)
}

/**
 * '996700123456' → '+996 700 123 456' with no-break spaces. Nine digits are a national number and get
 * the prefix (specification, section 9); what is neither stays as it is.
 */
export function formatPhone(text: string): string {
  const digits = /^[0-9]{9}$/.test(text) ? countryCode + text : text
  if (!/^[0-9]{12}$/.test(digits)) return text
  return `+${(digits.match(/.{3}/g) ?? []).join(noBreakSpace)}`
}

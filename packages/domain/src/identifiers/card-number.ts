import { inGroups, withoutBlanks } from '../text/blanks.ts'

/**
 * The most of a card number that may be shown or logged: the first six and the last four digits,
 * '9417 00•• •••• 1234'. Fewer than twelve characters are hidden but for the last four.
 */
export function maskCardNumber(cardNumber: string): string {
  const digits = withoutBlanks(cardNumber)
  const shownFirst = digits.length >= 12 ? 6 : 0
  const shownLast = Math.min(4, Math.max(0, digits.length - shownFirst))
  const hidden = '•'.repeat(digits.length - shownFirst - shownLast)
  return inGroups(digits.slice(0, shownFirst) + hidden + digits.slice(-shownLast), 4)
}

/** 12 to 19 digits whose last one is the Luhn check digit (ISO/IEC 7812). Blanks are taken out. */
export function isLuhnValid(cardNumber: string): boolean {
  const digits = withoutBlanks(cardNumber)
  if (!/^[0-9]{12,19}$/.test(digits)) return false
  let sum = 0
  for (let fromEnd = 0; fromEnd < digits.length; fromEnd += 1) {
    const digit = Number(digits[digits.length - 1 - fromEnd])
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2
    sum += fromEnd % 2 === 0 ? digit : doubled
  }
  return sum % 10 === 0
}

/** A card number of which only the first six and the last four digits are left, without blanks. */
export function isMaskedCardNumber(text: string): boolean {
  return /^[0-9]{6}[•*]+[0-9]{4}$/.test(text)
}

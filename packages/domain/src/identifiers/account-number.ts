import { isMaskedCardNumber } from './card-number.ts'
import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { inGroups, noBreakSpace, withoutBlanks } from '../text/blanks.ts'

export type AccountNumberError = 'ACCOUNT_REQUIRED' | 'ACCOUNT_LENGTH' | 'ACCOUNT_CHARACTERS'

const length = 16

/** An account of a Kyrgyz bank: 16 digits, of which the first three are the bank. Blanks are taken out. */
export function parseAccountNumber(text: string): Result<string, AccountNumberError> {
  const account = withoutBlanks(text)
  if (account === '') return err('ACCOUNT_REQUIRED')
  if (!/^[0-9]+$/.test(account)) return err('ACCOUNT_CHARACTERS')
  if (account.length === length) return ok(account)
  return err('ACCOUNT_LENGTH', { length: account.length, expected: length })
}

/** Whether a text has the form of an account of a Kyrgyz bank, without blanks. */
export const hasAccountForm = (text: string): boolean => /^[0-9]{16}$/.test(text)

/** Whether a text is an account of the bank whose accounts begin with these digits. */
export const isAccountOfBank = (text: string, prefix: string): boolean =>
  hasAccountForm(text) && text.startsWith(prefix)

/**
 * The last two digits that belong to the first fourteen: their remainder by 97, zero written as 97.
 * Computed on published accounts; a few retail ones do not follow it.
 */
export function accountCheckDigits(first14: string): string {
  if (!/^[0-9]{14}$/.test(first14)) throw new RangeError('Fourteen digits')
  const remainder = BigInt(first14) % 97n
  return remainder === 0n ? '97' : remainder.toString().padStart(2, '0')
}

/** When it does not hold the payer is warned, never blocked. */
export function accountCheckDigitsHold(account: string): boolean {
  if (!hasAccountForm(account)) return false
  return accountCheckDigits(account.slice(0, 14)) === account.slice(14)
}

/**
 * What stands for an account and is never a whole number: a payer as another bank names them ('996 *** ** 71 20'), or
 * a card. It is grouped already.
 */
const isMasked = (account: string): boolean => /[*•]/.test(account)

/** '1090160543464019' → '1090 1605 4346 4019', with no-break spaces. A masked account keeps its own groups. */
export function formatAccountNumber(account: string): string {
  if (isMasked(account) && !isMaskedCardNumber(account))
    return account.replaceAll(' ', noBreakSpace)
  return inGroups(account, 4)
}

/**
 * The last four digits, by which people know their accounts: '··4019'. A masked number that does not end in four
 * digits, such as a phone, stays whole.
 */
export function shortAccount(account: string): string {
  if (isMasked(account) && !/\d{4}$/.test(account)) return formatAccountNumber(account)
  return `··${account.slice(-4)}`
}

import { err, ok } from '../result.ts'
import type { Result } from '../result.ts'
import { noBreakSpace, withoutBlanks } from '../text/blanks.ts'
import { isLocalDate } from '../time/instant.ts'
import type { LocalDate } from '../time/instant.ts'

export type InnError =
  | 'INN_REQUIRED'
  | 'INN_LENGTH'
  | 'INN_FIRST_DIGIT'
  | 'INN_DATE'
  | 'INN_NINTH_POSITION'
  | 'INN_CHARACTERS'

/** The number of a person is not the only one that fits here, so two codes have words of their own. */
export type CounterpartyInnError =
  | Exclude<InnError, 'INN_FIRST_DIGIT' | 'INN_NINTH_POSITION'>
  | 'COUNTERPARTY_INN_FIRST_DIGIT'
  | 'COUNTERPARTY_INN_TENTH_DIGIT'

const length = 14

/** Kind, birth or registration date, the rest: the parts an error message points at. */
export const innGroups = [1, 8, 5] as const

/** '01203201510217' → '0 12032015 10217', with no-break spaces; anything else stays as it is. */
export function formatInn(inn: string): string {
  return inn.replace(/^(\d)(\d{8})(\d{5})$/, `$1${noBreakSpace}$2${noBreakSpace}$3`)
}

/** Nobody born earlier has a number: the registry began in the 1990s. */
const earliestBirth = '1900-01-01'

/**
 * The tax number of a person: 1 (female) or 2 (male), the birth date DDMMYYYY, five digits, the first
 * of which marks the kind of taxpayer. The specification's "ninth position not 1 or 5" counts from
 * zero: 1 and 5 there are organisations. The rule of the last digit is not published and is not
 * checked. Blanks are taken out; the date is not later than `today`.
 */
export function parsePersonInn(text: string, today: LocalDate): Result<string, InnError> {
  const digits = fourteenDigits(text)
  if (!digits.ok) return digits
  const inn = digits.value
  if (!/^[12]/.test(inn)) return err('INN_FIRST_DIGIT')
  const birth = dateOf(inn)
  if (!isLocalDate(birth) || birth < earliestBirth || birth > today) return err('INN_DATE')
  return isMarkedAsOrganisation(inn) ? err('INN_NINTH_POSITION') : ok(inn)
}

/**
 * The tax number of whoever is paid: an organisation (0), its branch (4), or a person, an individual
 * entrepreneur, say, whose number follows the rule of persons. What implements the first digit of
 * an organisation is not checked: a refusal would stop a payment to a company that does exist.
 */
export function parseCounterpartyInn(text: string): Result<string, CounterpartyInnError> {
  const digits = fourteenDigits(text)
  if (!digits.ok) return digits
  const inn = digits.value
  if (!/^[0124]/.test(inn) || /^0+$/.test(inn)) return err('COUNTERPARTY_INN_FIRST_DIGIT')
  if (!isPersonInn(inn)) return ok(inn)
  if (!isLocalDate(dateOf(inn))) return err('INN_DATE')
  return isMarkedAsOrganisation(inn) ? err('COUNTERPARTY_INN_TENTH_DIGIT') : ok(inn)
}

/** Whether a sound number is that of a person, an individual entrepreneur among them. */
export const isPersonInn = (inn: string): boolean => /^[12]/.test(inn)

function fourteenDigits(
  text: string,
): Result<string, 'INN_REQUIRED' | 'INN_CHARACTERS' | 'INN_LENGTH'> {
  const inn = withoutBlanks(text)
  if (inn === '') return err('INN_REQUIRED')
  if (!/^[0-9]+$/.test(inn)) return err('INN_CHARACTERS')
  return inn.length === length
    ? ok(inn)
    : err('INN_LENGTH', { length: inn.length, expected: length })
}

function dateOf(inn: string): string {
  return `${inn.slice(5, 9)}-${inn.slice(3, 5)}-${inn.slice(1, 3)}`
}

function isMarkedAsOrganisation(inn: string): boolean {
  return inn[9] === '1' || inn[9] === '5'
}

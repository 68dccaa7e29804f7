import { parseAccountNumber } from '../identifiers/account-number.ts'
import { ibanVerdict } from '../identifiers/iban.ts'
import { searchKeyOf } from '../lists/search-text.ts'
import { withoutBlanks } from '../text/blanks.ts'
import { interbankSystems } from './interbank-choice.ts'
import type { OperationCode } from './operation.ts'

/** Documents that pay somebody else by an account, and so make that somebody a known payee. */
export const payeeOperations = [
  ...interbankSystems,
  'INTRABANK_FOREIGN',
] as const satisfies readonly OperationCode[]

/** The same for accounts at banks abroad, which no other form can pay. */
export const payeeOperationsAbroad = ['SWIFT'] as const satisfies readonly OperationCode[]

/** Whom the organisation has paid, as the last executed document says it. */
export interface Payee {
  readonly account: string
  readonly bic: string
  readonly name: string
  readonly inn?: string
}

/** What a form says of its recipient so far, as typed. */
export interface TypedRecipient {
  readonly account: string
  readonly name: string
  readonly inn: string
  /** At a bank abroad, where accounts are of many kinds. */
  readonly isAbroad?: boolean
}

/** The number of an account as it is stored; undefined while it is not whole. */
export function wholePayeeAccount(text: string, isAbroad = false): string | undefined {
  const account = withoutBlanks(text).toUpperCase()
  if (isAbroad) return account !== '' && ibanVerdict(account).ok ? account : undefined
  const parsed = parseAccountNumber(account)
  return parsed.ok ? parsed.value : undefined
}

/**
 * A known payee whose name or INN is typed while the account is none of theirs: an account may have changed, and forged
 * invoices claim the same. Undefined while the account is not whole. Payees come most used first.
 */
export function payeeOfOtherAccount<P extends Payee>(
  payees: readonly P[],
  { account, name, inn, isAbroad }: TypedRecipient,
): P | undefined {
  const whole = wholePayeeAccount(account, isAbroad)
  if (whole === undefined || payees.some(payee => payee.account === whole)) return undefined
  const key = payeeNameKey(name)
  const digits = inn.replace(/\D/g, '')
  return payees.find(payee =>
    digits !== '' && payee.inn !== undefined
      ? payee.inn === digits
      : key.length >= shortestKey && payeeNameKey(payee.name) === key,
  )
}

/**
 * A known payee whose INN or account is given with another name, or whose account with another INN: one of the two
 * belongs to somebody else. Undefined when exactly this payee was paid before.
 */
export function payeeOfOtherName<P extends Payee>(
  payees: readonly P[],
  { account, name, inn }: TypedRecipient,
): P | undefined {
  const key = payeeNameKey(name)
  const isAlike = (payee: Payee) =>
    payeeNameKey(payee.name) === key && (inn === '' || (payee.inn ?? inn) === inn)
  const related = payees.filter(
    payee => payee.account === account || (inn !== '' && payee.inn === inn),
  )
  return related.some(isAlike) ? undefined : related[0]
}

/** Shorter names say nothing. */
const shortestKey = 3

const legalForms =
  /(?<!\p{L})(?:осоо|ооо|оао|зао|пао|ао|ип|чп|жчк|ааак|аак|жаак|жак|жи|кх|мп|гп|llc|ltd|jsc|ojsc|cjsc)(?!\p{L})/gu

/** The longest word of a name, by which it is searched whatever its legal form, quotes and hyphens are. */
export function longestNameWord(name: string): string {
  const words = nameWords(name).split(' ')
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}

/** A name without its legal form, quotes and signs: «ОсОО "Бишкек Строй"» and «Бишкек-Строй» are one payee. */
export const payeeNameKey = (name: string): string => nameWords(name).replaceAll(' ', '')

function nameWords(name: string): string {
  const words = searchKeyOf(name).replace(/[^\p{L}\d]+/gu, ' ')
  return words.replace(legalForms, ' ').replace(/\s+/g, ' ').trim()
}

import type { ErrorCode } from '../errors/catalogue.ts'
import { parseAccountNumber } from '../identifiers/account-number.ts'
import { parseBic } from '../identifiers/bic.ts'
import { parseCounterpartyInn } from '../identifiers/inn.ts'
import type { CurrencyCode } from '../money/currency.ts'
import { isNotZero, parseDecimal, toDecimal } from '../money/decimal.ts'
import { formatDecimal } from '../money/format-amount.ts'
import { parseTypedAmount } from '../money/typed-amount.ts'
import type { OperationCode } from '../payment/operation.ts'
import type { Result } from '../result.ts'
import { err, ok } from '../result.ts'
import { withoutBlanks } from '../text/blanks.ts'
import { sanitiseName } from '../text/name.ts'
import { cleanSwiftText } from '../text/swift-text.ts'
import { isLocalDate } from '../time/instant.ts'
import type { FormFacts } from './facts.ts'

/** Where a text comes from: typed or pasted by a person, or sent by a program in wire form. */
export type TextSource = 'typed' | 'wire'

/** The document a value belongs to, as far as the reading of the value depends on it. */
export interface FieldContext {
  readonly source: TextSource
  readonly facts: FormFacts
}

export type FieldKindName =
  | 'text'
  | 'name'
  | 'purpose'
  | 'account'
  | 'ownAccount'
  | 'bank'
  | 'inn'
  | 'amount'
  | 'paymentCode'
  | 'date'
  | 'number'
  | 'choice'
  | 'rate'
  | 'latin'
  | 'latinPurpose'
  | 'foreignAccount'
  | 'swiftCode'

/** How one kind of value is read and written. A wire value is always a text; '' is "left empty". */
export interface FieldKind {
  readonly name: FieldKindName
  /** Text to wire value. Never called with an empty text. */
  readonly read: (text: string, context: FieldContext) => Result<string, ErrorCode>
  /** Wire value to the text that a form shows for editing. */
  readonly toTyped: (value: string, facts: FormFacts) => string
  /** The currency of an amount; undefined while it is not known, absent for other kinds. */
  readonly currencyOf?: (facts: FormFacts) => CurrencyCode | undefined
}

/** One field of a form. Its name is its key in the form, its label stands in `texts/` under that name. */
export interface Field {
  readonly kind: FieldKind
  /** Name in the call's input when it is another one; null for a choice that is never sent. */
  readonly wire?: string | null
  /** Name of the bank's rule in documents of an operation, when it is another one than on the wire. */
  readonly rule?: Readonly<Partial<Record<OperationCode, string>>>
  /** Operations whose documents have the field; all operations of the form when left out. */
  readonly onlyFor?: readonly OperationCode[]
  /** Currencies that reach the recipient in documents with the field; all when left out. */
  readonly onlyIn?: readonly CurrencyCode[]
  /** What a program is answered that fills it in for another currency. */
  readonly notInOthers?: ErrorCode
  /** Operations that cannot do without it, whatever the bank's rules say. */
  readonly required?: 'always' | readonly OperationCode[]
  /** Kept in the document's `terms` because only some kinds have it; in a column otherwise. */
  readonly storedIn?: 'terms'
  /** Name of its line in the canonical text; only for fields kept in `terms`. */
  readonly canonical?: string
  /** A new document may leave it empty and the server fills it in. */
  readonly isNumbered?: true
}

const asIs = (value: string): string => value

function kind(
  name: FieldKindName,
  read: FieldKind['read'],
  toTyped: FieldKind['toTyped'] = asIs,
): FieldKind {
  return { name, read, toTyped }
}

export const text = kind('text', value => ok(value))
export const number = kind('number', value => ok(value.trim()))
export const paymentCode = kind('paymentCode', value => ok(value))
/** A choice among named values, or a switch ('true' or ''). */
export const choice = kind('choice', value => ok(value))
/** An exact decimal with a dot; how many digits it may have is the bank's rule. */
export const rate = kind('rate', value =>
  /^\d{1,9}(?:\.\d{1,8})?$/.test(value) && isNotZero(value) ? ok(value) : err('REQUISITE_INVALID'),
)
export const name = kind('name', value => ok(sanitiseName(value)))
export const account = kind('account', value => parseAccountNumber(value))
export const ownAccount = kind('ownAccount', value => parseAccountNumber(value))
export const bank = kind('bank', value => parseBic(value))
export const inn = kind('inn', value => parseCounterpartyInn(value))
export const date = kind('date', value => (isLocalDate(value) ? ok(value) : err('DATE_INVALID')))

/** The value stays as typed: the bank's rules judge both the typed and the cleaned text. */
export const purpose = kind('purpose', value =>
  value.includes('&') ? err('PURPOSE_FORBIDDEN_CHARACTER') : ok(value),
)

/** A name or an address that goes abroad, in the characters that the network carries. */
export const latin = kind('latin', value => ok(cleanSwiftText(value)))

/** The purpose of a payment abroad; like `purpose` it stays as typed. */
export const latinPurpose = kind('latinPurpose', purpose.read)

/** Blanks and small letters are a habit of typing; a program sends the number itself. */
const asCode: FieldKind['read'] = (value, { source }) =>
  ok(source === 'typed' ? withoutBlanks(value).toUpperCase() : value)

/** An account at a bank abroad. */
export const foreignAccount = kind('foreignAccount', asCode)
export const swiftCode = kind('swiftCode', asCode)

/**
 * An amount in the currency that a fact gives. A typed amount is read in som while the currency is unknown, so that
 * nonsense is refused at once; a wire amount waits for its currency.
 */
export function amountIn(currencyOf: (facts: FormFacts) => CurrencyCode | undefined): FieldKind {
  return {
    name: 'amount',
    currencyOf,
    read(value, { source, facts }) {
      const currency = currencyOf(facts)
      if (source === 'typed') return toWire(parseTypedAmount(value, currency ?? 'KGS'), currency)
      return currency ? toWire(parseDecimal(value, currency), currency) : ok(value)
    },
    toTyped(value, facts) {
      const currency = currencyOf(facts)
      return currency ? formatDecimal(value, currency, { withCode: false }) : value
    },
  }
}

function toWire(
  parsed: Result<bigint, ErrorCode>,
  currency: CurrencyCode = 'KGS',
): Result<string, ErrorCode> {
  return parsed.ok ? ok(toDecimal(parsed.value, currency)) : parsed
}

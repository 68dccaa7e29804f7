import type { ErrorCode } from '../errors/catalogue.ts'
import type { FormFailure } from '../forms/form.ts'
import { parseAccountNumber } from '../identifiers/account-number.ts'
import { parsePersonInn } from '../identifiers/inn.ts'
import { parsePhone } from '../identifiers/phone.ts'
import type { Failure } from '../result.ts'
import { readVisibleText } from '../text/visible-text.ts'
import type { LocalDate } from '../time/instant.ts'

/** Kinds of terminals that the bank offers. */
export const terminalKinds = ['STATIONARY', 'MOBILE', 'SMART', 'SOFT_POS'] as const
export type TerminalKind = (typeof terminalKinds)[number]

/** Texts of an order of terminals, by the names of the call. */
export const orderTexts = [
  'legalAddress',
  'actualAddress',
  'mainActivity',
  'storeName',
  'storeAddress',
  'workingDays',
  'clientContactName',
  'clientContactAddress',
] as const
export type OrderText = (typeof orderTexts)[number]

/** Texts of an order of the bank's Pay-Da service. */
export const payDaTexts = ['storeName', 'storeAddress', 'contactName'] as const

export const mostPhotos = 10
export const longestText = 300
const mostTerminals = 100

/** As a person types it, or as a call brings it: the client and the server check it by the same rule. */
export interface TerminalOrder extends Readonly<Record<OrderText, string>> {
  readonly clientAccount: string
  readonly clientContactNumber: string
  /** Kinds of terminals. */
  readonly offerTypes: readonly string[]
  readonly terminalsCount: string
  readonly hasSecurity: boolean
  readonly hasClientKkm: boolean
}

export interface PayDaOrder extends Readonly<Record<(typeof payDaTexts)[number], string>> {
  readonly clientAccount: string
  readonly contactNumber: string
  readonly website: string
}

/** The fields of an order as its form shows them, from top to bottom. */
const terminalOrderFields = [
  'legalAddress',
  'actualAddress',
  'mainActivity',
  'storeName',
  'storeAddress',
  'workingDays',
  'clientAccount',
  'offerTypes',
  'terminalsCount',
  'clientContactName',
  'clientContactAddress',
  'clientContactNumber',
] as const satisfies readonly (keyof TerminalOrder)[]

const payDaFields = [
  'storeName',
  'storeAddress',
  'website',
  'clientAccount',
  'contactName',
  'contactNumber',
] as const satisfies readonly (keyof PayDaOrder)[]

const inOrderOf = (fields: readonly string[], failures: readonly FormFailure[]) =>
  failures.toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field))

/** Everything that is wrong with an order of terminals, field by field. */
export function terminalOrderFailures(order: TerminalOrder): readonly FormFailure[] {
  const failures = [
    ...textFailures(order, orderTexts),
    ...accountFailures(order.clientAccount),
    ...phoneFailures('clientContactNumber', order.clientContactNumber),
  ]
  if (order.offerTypes.length === 0) failures.push(missing('offerTypes'))
  const areKinds = order.offerTypes.every(kind => terminalKinds.some(known => known === kind))
  // Each kind is chosen once, so there are never more than there are kinds.
  if (!areKinds || new Set(order.offerTypes).size < order.offerTypes.length) {
    failures.push(failure('offerTypes', 'FIELD_PATTERN'))
  }
  const isCount =
    /^\d{1,3}$/.test(order.terminalsCount) &&
    BigInt(order.terminalsCount) >= 1n &&
    BigInt(order.terminalsCount) <= BigInt(mostTerminals)
  if (!isCount) {
    const max = mostTerminals
    failures.push(failure('terminalsCount', 'TERMINALS_COUNT_OUT_OF_RANGE', { max }))
  }
  return inOrderOf(terminalOrderFields, failures)
}

/** Everything that is wrong with an order of Pay-Da, field by field. */
export function payDaOrderFailures(order: PayDaOrder): readonly FormFailure[] {
  const failures = [
    ...textFailures(order, payDaTexts),
    ...accountFailures(order.clientAccount),
    ...phoneFailures('contactNumber', order.contactNumber),
  ]
  if (order.website !== '' && !isWebsite(order.website)) {
    failures.push(failure('website', 'FIELD_PATTERN'))
  }
  return inOrderOf(payDaFields, failures)
}

/** A person who is to sell by instalments. */
export interface SellerDetails {
  readonly individualInn: string
  readonly fullName: string
  readonly mobile: string
}

/** Everything that is wrong with an application for a seller, from top to bottom. */
export function sellerFailures(seller: SellerDetails, today: LocalDate): readonly FormFailure[] {
  const inn = parsePersonInn(seller.individualInn, today)
  return [
    ...(inn.ok ? [] : [failureOf('individualInn', inn)]),
    ...textFailures(seller, ['fullName']),
    ...phoneFailures('mobile', seller.mobile),
  ]
}

/** The texts of an order that has no failures, as an officer reads them. */
export function cleanTexts<Name extends string>(
  order: Readonly<Record<Name, string>>,
  names: readonly Name[],
): Record<Name, string> {
  const clean = names.map(name => {
    const text = readVisibleText(order[name])
    return [name, text.ok ? text.value : order[name]]
  })
  return Object.fromEntries(clean) as Record<Name, string>
}

const failure = (
  field: string,
  code: ErrorCode,
  params: FormFailure['params'] = {},
): FormFailure => ({ field, code, params })

const failureOf = (field: string, { error }: Failure<ErrorCode>): FormFailure =>
  failure(field, error.code, error.params)

const missing = (field: string): FormFailure => failure(field, 'FIELD_REQUIRED', { field })

/** Every text is filled in, of sensible length, and read by the officer exactly as it was written. */
function textFailures<Name extends string>(
  order: Readonly<Record<Name, string>>,
  names: readonly Name[],
): FormFailure[] {
  return names.flatMap(name => {
    const text = readVisibleText(order[name])
    if (!text.ok) return failureOf(name, text)
    if (text.value === '') return missing(name)
    return text.value.length > longestText
      ? failure(name, 'FIELD_TOO_LONG', { max: longestText })
      : []
  })
}

function accountFailures(text: string): FormFailure[] {
  if (text === '') return [missing('clientAccount')]
  const account = parseAccountNumber(text)
  return account.ok ? [] : [failureOf('clientAccount', account)]
}

function phoneFailures(field: string, text: string): FormFailure[] {
  const phone = parsePhone(text)
  return phone.ok ? [] : [failureOf(field, phone)]
}

function isWebsite(text: string): boolean {
  const address = /^https?:\/\/[^\s/]+\.[^\s]+$/
  return text.length <= longestText && address.test(text)
}

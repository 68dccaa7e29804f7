import type { ErrorCode } from '../errors/catalogue.ts'
import type { FormFailure } from '../forms/form.ts'
import { parsePhone } from '../identifiers/phone.ts'
import type { Params } from '../result.ts'

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
const longestText = 300
const mostTerminals = 100

export interface TerminalOrder extends Readonly<Record<OrderText, string>> {
  readonly clientAccount: string
  readonly clientContactNumber: string
  readonly offerTypes: readonly TerminalKind[]
  readonly terminalsCount: string
  readonly hasSecurity: boolean
  readonly hasClientKkm: boolean
}

export interface PayDaOrder extends Readonly<Record<(typeof payDaTexts)[number], string>> {
  readonly clientAccount: string
  readonly contactNumber: string
  readonly website: string
}

/** Everything that is wrong with an order of terminals, field by field. */
export function terminalOrderFailures(order: TerminalOrder): readonly FormFailure[] {
  const failures = [
    ...textFailures(order, orderTexts),
    ...accountFailures(order.clientAccount),
    ...phoneFailures('clientContactNumber', order.clientContactNumber),
  ]
  if (order.offerTypes.length === 0) failures.push(missing('offerTypes'))
  const isCount =
    /^\d{1,3}$/.test(order.terminalsCount) &&
    BigInt(order.terminalsCount) >= 1n &&
    BigInt(order.terminalsCount) <= BigInt(mostTerminals)
  if (!isCount) failures.push(failure('terminalsCount', 'FIELD_PATTERN'))
  return failures
}

/** Everything that is wrong with an order of Pay-Da, field by field. */
export function payDaOrderFailures(order: PayDaOrder): readonly FormFailure[] {
  const failures = [
    ...textFailures(order, payDaTexts),
    ...accountFailures(order.clientAccount),
    ...phoneFailures('contactNumber', order.contactNumber),
  ]
  if (order.website !== '' && !/^https?:\/\/\S+\.\S+$/.test(order.website)) {
    failures.push(failure('website', 'FIELD_PATTERN'))
  }
  return failures
}

const failure = (field: string, code: ErrorCode, params: Params = {}): FormFailure => ({
  field,
  code,
  params,
})

const missing = (field: string): FormFailure => failure(field, 'FIELD_REQUIRED', { field })

function textFailures<Name extends string>(
  order: Readonly<Record<Name, string>>,
  names: readonly Name[],
): FormFailure[] {
  return names.flatMap(name => {
    const text = order[name].trim()
    if (text === '') return missing(name)
    return text.length > longestText ? failure(name, 'FIELD_TOO_LONG', { max: longestText }) : []
  })
}

const accountFailures = (account: string): FormFailure[] =>
  account === '' ? [missing('clientAccount')] : []

function phoneFailures(field: string, text: string): FormFailure[] {
  const phone = parsePhone(text)
  return phone.ok ? [] : [failure(field, phone.error.code, phone.error.params)]
}

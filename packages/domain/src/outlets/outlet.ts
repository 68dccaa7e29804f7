import type { ErrorCode } from '../errors/catalogue.ts'
import type { FormFailure } from '../forms/form.ts'
import { parseAccountNumber } from '../identifiers/account-number.ts'
import { parsePhone } from '../identifiers/phone.ts'
import type { Params } from '../result.ts'
import { transliterate } from '../text/swift-text.ts'

/** An outlet as a person types it; what is not filled in is empty. */
export interface OutletInput {
  readonly name: string
  readonly checkName: string
  readonly account: string
  readonly regionId: string
  readonly cityId: string
  readonly districtId: string
  readonly street: string
  readonly houseNumber: string
  readonly phones: readonly string[]
  readonly place: OutletPlace
  readonly taxOfficeCode: string
  readonly latitude: string
  readonly longitude: string
}

/** Where the outlet stands: in a building of its own, in a shopping centre or on a market. */
export type OutletPlace =
  | { readonly kind: 'STREET' }
  | {
      readonly kind: 'SHOPPING_CENTRE'
      readonly shoppingCentreName: string
      readonly floor: string
      readonly boutiqueName: string
    }
  | {
      readonly kind: 'MARKET'
      readonly marketName: string
      readonly row: string
      readonly containerName: string
    }

const longest = { name: 60, checkName: 40, line: 100 } as const
const namePattern = /^[\p{L}\p{N} -]+$/u
const checkNamePattern = /^[A-Za-z0-9 -]+$/
const degreesPattern = /^-?\d{1,3}(\.\d{1,8})?$/

/** Letters, digits, blanks and dashes (specification 1, section 5); of an outlet or of a cash register. */
export function outletNameIsValid(text: string): boolean {
  const name = text.trim()
  return namePattern.test(name) && name.length <= longest.name
}

/** The name on receipts: Latin letters, digits, blanks and dashes. */
export function checkNameIsValid(text: string): boolean {
  const name = text.trim()
  return checkNamePattern.test(name) && name.length <= longest.checkName
}

/** A receipt name to propose for a name. */
export function proposedCheckName(name: string): string {
  return transliterate(name)
    .replace(/[^A-Za-z0-9 -]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()
    .slice(0, longest.checkName)
    .trim()
}

/** A point on earth in exact decimal degrees. */
export function positionIsValid(latitude: string, longitude: string): boolean {
  return isWithin(latitude, 90) && isWithin(longitude, 180)
}

function isWithin(text: string, most: number): boolean {
  if (!degreesPattern.test(text)) return false
  const degrees = Number(text)
  return degrees >= -most && degrees <= most
}

/** Everything that is wrong with the input, field by field; the same on the client and on the server. */
export function outletFailures(input: OutletInput): readonly FormFailure[] {
  const failures: FormFailure[] = []
  const note = (field: string, code: ErrorCode, params: Params = {}) =>
    failures.push({ field, code, params })
  const line = (field: string, text: string, most: number = longest.line) => {
    if (text.trim() === '') note(field, 'FIELD_REQUIRED', { field })
    else if (text.trim().length > most) note(field, 'FIELD_TOO_LONG', { max: most })
  }

  line('name', input.name, longest.name)
  if (input.name.trim() !== '' && !namePattern.test(input.name.trim())) {
    note('name', 'OUTLET_NAME_CHARACTERS')
  }
  line('checkName', input.checkName, longest.checkName)
  if (input.checkName.trim() !== '' && !checkNamePattern.test(input.checkName.trim())) {
    note('checkName', 'OUTLET_CHECK_NAME_CHARACTERS')
  }
  const account = parseAccountNumber(input.account)
  if (!account.ok) note('account', account.error.code, account.error.params)
  if (input.regionId === '') note('regionId', 'FIELD_REQUIRED', { field: 'regionId' })
  line('street', input.street)
  line('houseNumber', input.houseNumber)
  const { place } = input
  if (place.kind === 'SHOPPING_CENTRE') {
    line('shoppingCentreName', place.shoppingCentreName)
    line('floor', place.floor)
    line('boutiqueName', place.boutiqueName)
  }
  if (place.kind === 'MARKET') {
    line('marketName', place.marketName)
    line('row', place.row)
    line('containerName', place.containerName)
  }
  failures.push(...phoneFailures(input.phones))
  line('taxOfficeCode', input.taxOfficeCode)
  if (!positionIsValid(input.latitude, input.longitude)) note('position', 'OUTLET_POSITION_INVALID')
  return failures
}

/** No phone twice, however it is written; the failure stands beside the later one, `phones.1`. */
function phoneFailures(phones: readonly string[]): readonly FormFailure[] {
  const seen = new Set<string>()
  return phones.flatMap((text, index): FormFailure[] => {
    const field = `phones.${index}`
    const phone = parsePhone(text)
    if (!phone.ok) return [{ field, code: phone.error.code, params: phone.error.params }]
    if (seen.has(phone.value)) return [{ field, code: 'OUTLET_PHONE_TWICE', params: {} }]
    seen.add(phone.value)
    return []
  })
}

import type {
  CashRegisterInput,
  RegionAddress,
  SalePoint,
  SalePointInput,
  SalePointRefusal,
} from '@tartip/bank-ports/acquiring'
import type { TaxOffice } from '@tartip/bank-ports/tax-payments'
import { err, holds, type Verdict } from '@tartip/domain/result'
import { toStoredJson } from '../common/stored-json.ts'

const name = /^[\p{L}\p{N} -]{1,60}$/u
const checkName = /^[A-Za-z0-9 -]{1,40}$/
const degrees = /^-?\d{1,3}(\.\d{1,8})?$/

/**
 * Checks of an outlet that need no other system; the owner of the account is checked by the books.
 */
export function salePointIsComplete(
  input: SalePointInput,
  dictionaries: {
    readonly regions: readonly RegionAddress[]
    readonly taxOffices: readonly TaxOffice[]
  },
): Verdict<SalePointRefusal> {
  const { address } = input
  const hasNames = name.test(input.name.trim()) && checkName.test(input.checkName.trim())
  const phones = new Set(address.phones)
  const hasPhones =
    phones.size === address.phones.length && address.phones.every(phone => /^996\d{9}$/.test(phone))
  const places = [address.regionId, address.cityId, address.districtId]
  const hasPlaces = places.every(
    place => place === undefined || dictionaries.regions.some(region => region.id === place),
  )
  const hasStreet = address.street.trim() !== '' && address.houseNumber.trim() !== ''
  if (!hasNames || !hasPhones || !hasPlaces || !hasStreet) return err('SALE_POINT_INVALID')
  const isKnownOffice = dictionaries.taxOffices.some(
    office => office.code === address.taxOfficeCode,
  )
  const isValidPosition = within(address.latitude, 90) && within(address.longitude, 180)
  return isKnownOffice && isValidPosition ? holds : err('TAX_ATTRIBUTE_SAVING')
}

/** Receipts of an outlet with a register show this data, so it cannot change. */
export function salePointMayChange(
  present: SalePoint,
  next: SalePointInput,
): Verdict<SalePointRefusal> {
  if (present.cashRegisters.length === 0) return holds
  const printed = ({ name: ownName, checkName: receiptName, address }: SalePointInput): string =>
    toStoredJson({ ownName, receiptName, address })
  return printed(present) === printed(next) ? holds : err('SALE_POINT_HAS_CASH_REGISTER')
}

export function registerIsComplete(input: CashRegisterInput): boolean {
  return name.test(input.name.trim())
}

function within(text: string, most: number): boolean {
  if (!degrees.test(text)) return false
  const value = Number(text)
  return value >= -most && value <= most
}

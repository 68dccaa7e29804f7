import type {
  CashRegisterInput,
  RegionAddress,
  SalePoint,
  SalePointInput,
  SalePointRefusal,
} from '@tartip/bank-ports/acquiring'
import type { TaxOffice } from '@tartip/bank-ports/tax-payments'
import { checkNameIsValid, outletNameIsValid, positionIsValid } from '@tartip/domain/outlets/outlet'
import { err, holds, type Verdict } from '@tartip/domain/result'
import { toStoredJson } from '../common/stored-json.ts'

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
  const hasNames = outletNameIsValid(input.name) && checkNameIsValid(input.checkName)
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
  const isOnEarth = positionIsValid(address.latitude, address.longitude)
  return isKnownOffice && isOnEarth ? holds : err('TAX_ATTRIBUTE_SAVING')
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
  return outletNameIsValid(input.name)
}

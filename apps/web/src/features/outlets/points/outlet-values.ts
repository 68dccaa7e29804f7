import type { OutletInput, OutletPlace } from '@tartip/domain/outlets/outlet'
import type { SalePointInput } from '../../../lib/api-types/sale-point.generated.ts'
import type { OutletDetails } from '../outlets-queries.ts'

export const emptyOutlet: OutletInput = {
  name: '',
  checkName: '',
  account: '',
  regionId: '',
  cityId: '',
  districtId: '',
  street: '',
  houseNumber: '',
  phones: [],
  place: { kind: 'STREET' },
  taxOfficeCode: '',
  latitude: '',
  longitude: '',
}

/** An outlet of the bank as the form holds it. */
export function outletOf({
  name,
  checkName,
  account,
  addressAttributes,
}: OutletDetails): OutletInput {
  const { region, city, district, phone, shoppingCentreInfo, marketInfo, ...rest } =
    addressAttributes
  return {
    ...rest,
    name,
    checkName,
    account,
    regionId: region.id,
    cityId: city?.id ?? '',
    districtId: district?.id ?? '',
    phones: phone,
    place: placeOf(shoppingCentreInfo, marketInfo),
  }
}

function placeOf(
  centre: OutletDetails['addressAttributes']['shoppingCentreInfo'],
  market: OutletDetails['addressAttributes']['marketInfo'],
): OutletPlace {
  if (centre) return { kind: 'SHOPPING_CENTRE', ...centre }
  return market ? { kind: 'MARKET', ...market } : { kind: 'STREET' }
}

/** What is in the form as the bank takes it. */
export function outletWire(outlet: OutletInput): SalePointInput {
  const { name, checkName, account, place, phones, cityId, districtId, ...address } = outlet
  return {
    name,
    checkName,
    account,
    addressAttributes: {
      regionId: address.regionId,
      cityId: cityId === '' ? null : cityId,
      districtId: districtId === '' ? null : districtId,
      street: address.street,
      houseNumber: address.houseNumber,
      phone: [...phones],
      taxOfficeCode: address.taxOfficeCode,
      latitude: address.latitude,
      longitude: address.longitude,
      ...placeWire(place),
    },
  }
}

function placeWire(place: OutletPlace) {
  if (place.kind === 'SHOPPING_CENTRE') {
    const { kind: _kind, ...shoppingCentreInfo } = place
    return { shoppingCentreInfo }
  }
  if (place.kind === 'MARKET') {
    const { kind: _kind, ...marketInfo } = place
    return { marketInfo }
  }
  return {}
}

import type { CashRegister, RegionAddress, SalePoint } from '@tartip/bank-ports/acquiring'
import type { Cashier } from '@tartip/bank-ports/cashiers'
import type { AccountClassification } from '@tartip/bank-ports/core-accounts'
import type { Language } from '@tartip/domain/language'
import { may } from '@tartip/domain/people/policy'
import { toIso, type Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { readCashiers, salePointsWith } from '../use-cases/read-sale-points.ts'
import type { SalePointDeps } from '../use-cases/sale-point-deps.ts'

/** What is read once for an answer, however many outlets are in it. */
interface PresenterFacts {
  readonly actor: Actor
  readonly language: Language
  readonly cashiers: readonly Cashier[]
  readonly confirmed: ReadonlySet<string>
  readonly regions: readonly RegionAddress[]
  readonly classifications: ReadonlyMap<string, AccountClassification>
}

/** Presents outlets and registers as one person sees them. */
export async function salePointPresenter(
  deps: SalePointDeps,
  actor: Actor,
  language: Language,
  points: readonly SalePoint[],
) {
  const { legalPartyId } = actor
  const numbers = [...new Set(points.map(point => point.account))]
  const [regions, cashiers, people, accounts] = await Promise.all([
    deps.acquiring.regions(),
    readCashiers(deps)(actor),
    deps.accessControl.peopleOf(legalPartyId),
    Promise.all(numbers.map(account => deps.accounts.ownAccount(legalPartyId, account))),
  ])
  const facts: PresenterFacts = {
    actor,
    language,
    cashiers,
    confirmed: new Set(people.flatMap(one => (one.state === 'Confirmed' ? [one.personId] : []))),
    regions,
    classifications: new Map(
      accounts.flatMap(one => (one ? [[one.account, one.classification] as const] : [])),
    ),
  }
  return {
    point: (point: SalePoint) => presentPoint(facts, point),
    register: (register: CashRegister) => presentRegister(facts, register),
  }
}

function presentPoint(facts: PresenterFacts, point: SalePoint) {
  return {
    id: point.salePointId,
    code: point.code,
    name: point.name,
    checkName: point.checkName,
    orgReferenceId: point.legalPartyId,
    account: point.account,
    accountClassification: facts.classifications.get(point.account) ?? null,
    addressAttributes: presentAddress(facts, point),
    cashRegisters: point.cashRegisters.map(register => presentRegister(facts, register)),
    cashRegisterCount: point.cashRegisters.length,
    createdDate: toIso(point.createdAt),
    isEditable: may(facts.actor, 'outlets.manage').ok && point.cashRegisters.length === 0,
  }
}

function presentAddress({ regions, language }: PresenterFacts, { address }: SalePoint) {
  const placeOf = (id: string) => {
    const place = regions.find(one => one.id === id)
    return place ? presentRegion(place, regions, language) : emptyPlace(id)
  }
  return {
    region: placeOf(address.regionId),
    city: address.cityId ? placeOf(address.cityId) : null,
    district: address.districtId ? placeOf(address.districtId) : null,
    street: address.street,
    houseNumber: address.houseNumber,
    phone: address.phones,
    shoppingCentreInfo: address.shoppingCentreInfo ?? null,
    marketInfo: address.marketInfo ?? null,
    taxOfficeCode: address.taxOfficeCode,
    latitude: address.latitude,
    longitude: address.longitude,
  }
}

/** A place that has left the classifier since: its number is all that is known. */
const emptyPlace = (id: string) => ({
  id,
  attributeName: id,
  taxOfficeCode: null,
  hasPlaces: false,
})

export function presentRegion(
  place: RegionAddress,
  regions: readonly RegionAddress[],
  language: Language,
) {
  return {
    id: place.id,
    attributeName: place.attributeName[language],
    taxOfficeCode: place.taxOfficeCode ?? null,
    hasPlaces: regions.some(one => one.parentId === place.id),
  }
}

function presentRegister({ cashiers, confirmed }: PresenterFacts, register: CashRegister) {
  return {
    id: register.cashRegisterId,
    salePointId: register.salePointId,
    code: register.code,
    name: register.name,
    hasKkm: register.hasKkm,
    isActive: register.isActive,
    cashiers: cashiers
      .filter(cashier => cashier.cashRegisterIds.includes(register.cashRegisterId))
      .map(({ cashierId, fullName }) => ({
        referenceId: cashierId,
        fullName,
        authState: stateOf(confirmed, cashierId),
      })),
    terminals: register.terminals.map(presentTerminal),
  }
}

export const presentTerminal = ({
  terminalId,
  code,
  isActive,
}: CashRegister['terminals'][number]) => ({ id: terminalId, code, isActive })

const stateOf = (confirmed: ReadonlySet<string>, cashierId: string) =>
  confirmed.has(cashierId) ? ('CONFIRMED' as const) : ('INIT' as const)

/** Presents cashiers as one person sees them; `points` are the outlets that this person may see. */
export async function cashierPresenter(
  deps: SalePointDeps,
  actor: Actor,
  language: Language,
  points: readonly SalePoint[],
) {
  const present = await salePointPresenter(deps, actor, language, points)
  const [people, shifts] = await Promise.all([
    deps.accessControl.peopleOf(actor.legalPartyId),
    deps.cashiers.openShifts(actor.legalPartyId),
  ])
  const confirmed = new Set(
    people.flatMap(one => (one.state === 'Confirmed' ? [one.personId] : [])),
  )
  const openedAt = new Map<string, Instant>(
    shifts.map(({ cashierId, openedAt: at }) => [cashierId, at]),
  )
  return (cashier: Cashier) => {
    const { cashierId } = cashier
    const isOpen = may(actor, 'outlets.manage').ok || cashierId === actor.personId
    const shift = openedAt.get(cashierId)
    return {
      referenceId: cashierId,
      fullName: cashier.fullName,
      mobile: isOpen ? cashier.mobile : null,
      inn: isOpen ? cashier.inn : null,
      authState: stateOf(confirmed, cashierId),
      account: isOpen ? (cashier.account ?? null) : null,
      isActive: cashier.isActive,
      hiredDate: toIso(cashier.hiredAt),
      shiftOpenedDate: shift === undefined ? null : toIso(shift),
      salePoints: salePointsWith(points, new Set(cashier.cashRegisterIds)).map(present.point),
    }
  }
}

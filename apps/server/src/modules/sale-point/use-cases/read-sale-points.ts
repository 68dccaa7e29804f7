import type { CashRegister, SalePoint } from '@tartip/bank-ports/acquiring'
import type { Cashier } from '@tartip/bank-ports/cashiers'
import { holdsTerm } from '@tartip/domain/lists/search-text'
import { may, seesOnlyOwnCashRegisters } from '@tartip/domain/people/policy'
import type { Viewer } from '@tartip/domain/people/viewer'
import { err, ok, type Result } from '@tartip/domain/result'
import { compareText } from '@tartip/domain/text/collation'

import type { Actor } from '../../../platform/actor.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import type { VisibleCashRegister } from '../public.ts'
import { createCashierStore } from '../store/cashier-store.ts'
import type { SalePointDeps } from './sale-point-deps.ts'

type Deps = Pick<SalePointDeps, 'db' | 'acquiring'>

/** Ids of the registers that the person may see; `undefined` for all of the organisation. */
export const visibleRegisterIds =
  ({ db }: Pick<Deps, 'db'>) =>
  async (viewer: Viewer): Promise<ReadonlySet<string> | undefined> => {
    if (!may(viewer, 'outlets.read').ok) return new Set()
    if (!seesOnlyOwnCashRegisters(viewer)) return undefined
    const { legalPartyId, personId } = viewer
    const own = await inTenant(db, legalPartyId, tx =>
      createCashierStore(tx).findRegisters(legalPartyId, personId),
    )
    return new Set(own)
  }

/** An outlet with these registers alone; undefined when none of them stands there. */
function restrictedTo(registers: ReadonlySet<string>) {
  return (point: SalePoint): SalePoint | undefined => {
    const cashRegisters = point.cashRegisters.filter(one => registers.has(one.cashRegisterId))
    return cashRegisters.length === 0 ? undefined : { ...point, cashRegisters }
  }
}

export function salePointsWith(
  points: readonly SalePoint[],
  registers: ReadonlySet<string>,
): readonly SalePoint[] {
  const restrict = restrictedTo(registers)
  return points.flatMap(point => restrict(point) ?? [])
}

/** Outlets that the person may see, by name; a cashier's with their own registers alone. */
export const readSalePoints =
  (deps: Deps) =>
  async (viewer: Viewer): Promise<readonly SalePoint[]> => {
    const visible = await visibleRegisterIds(deps)(viewer)
    if (visible?.size === 0) return []
    const points = await deps.acquiring.salePointsOf(viewer.legalPartyId)
    return visible === undefined ? points : salePointsWith(points, visible)
  }

/** One outlet; one that the person may not see answers like one that does not exist. */
export const readSalePoint =
  (deps: Deps) =>
  async (viewer: Viewer, salePointId: string): Promise<Result<SalePoint, 'ENTITY_NOT_FOUND'>> => {
    const [visible, point] = await Promise.all([
      visibleRegisterIds(deps)(viewer),
      deps.acquiring.findSalePoint(viewer.legalPartyId, salePointId),
    ])
    const shown = point && visible ? restrictedTo(visible)(point) : point
    return shown === undefined ? err('ENTITY_NOT_FOUND') : ok(shown)
  }

export const readCashRegister =
  (deps: Deps) =>
  async (
    viewer: Viewer,
    cashRegisterId: string,
  ): Promise<Result<CashRegister, 'ENTITY_NOT_FOUND'>> => {
    const points = await readSalePoints(deps)(viewer)
    const found = points
      .flatMap(point => point.cashRegisters)
      .find(register => register.cashRegisterId === cashRegisterId)
    return found === undefined ? err('ENTITY_NOT_FOUND') : ok(found)
  }

/** Active cashiers that the person may see, by name: all of them, or only themselves. */
export const readCashiers =
  ({ db }: Pick<Deps, 'db'>) =>
  async (viewer: Viewer): Promise<readonly Cashier[]> => {
    const { legalPartyId, personId } = viewer
    const all = await inTenant(db, legalPartyId, tx =>
      createCashierStore(tx).findActive(legalPartyId),
    )
    const shown = seesOnlyOwnCashRegisters(viewer)
      ? all.filter(cashier => cashier.cashierId === personId)
      : all
    return shown.toSorted((a, b) => compareText(a.fullName, b.fullName))
  }

export const readCashier =
  (deps: Pick<Deps, 'db'>) =>
  async (viewer: Viewer, cashierId: string): Promise<Result<Cashier, 'ENTITY_NOT_FOUND'>> => {
    const found = (await readCashiers(deps)(viewer)).find(one => one.cashierId === cashierId)
    return found === undefined ? err('ENTITY_NOT_FOUND') : ok(found)
  }

/** Outlets whose account the person may change: those whose account they may read. */
export const readSalePointsForAccountUpdate =
  (deps: Deps & Pick<SalePointDeps, 'accounts'>) =>
  async (actor: Actor): Promise<readonly SalePoint[]> => {
    const [points, readable] = await Promise.all([
      readSalePoints(deps)(actor),
      deps.accounts.readableAccounts(actor),
    ])
    return points.filter(({ account }) => readable.includes(account))
  }

export interface SalePointSearch {
  /** Part of a name or code; empty for all. */
  readonly text: string
  readonly order: 'NAME' | 'NEWEST'
}

/** The outlets that a search finds, in its order. */
export function searchSalePoints(
  points: readonly SalePoint[],
  { text, order }: SalePointSearch,
): readonly SalePoint[] {
  const found = points.filter(({ name, checkName, code }) =>
    holdsTerm([name, checkName, code], text),
  )
  return order === 'NEWEST'
    ? found.toSorted((a, b) => b.createdAt - a.createdAt || compareText(a.name, b.name))
    : found.toSorted((a, b) => compareText(a.name, b.name))
}

export const cashRegistersOf =
  (deps: Deps) =>
  async (viewer: Viewer): Promise<readonly VisibleCashRegister[]> =>
    (await readSalePoints(deps)(viewer)).flatMap(point =>
      point.cashRegisters.map(register => ({
        cashRegisterId: register.cashRegisterId,
        registerCode: register.code,
        registerName: register.name,
        isActive: register.isActive,
        salePointId: point.salePointId,
        salePointCode: point.code,
        salePointName: point.name,
        checkName: point.checkName,
        account: point.account,
      })),
    )

export const viewersOfRegister =
  ({ db, accessControl }: Pick<SalePointDeps, 'db' | 'accessControl'>) =>
  async (legalPartyId: string, cashRegisterId: string): Promise<readonly string[]> => {
    const [people, cashiers] = await Promise.all([
      accessControl.peopleOf(legalPartyId),
      inTenant(db, legalPartyId, tx => createCashierStore(tx).findActive(legalPartyId)),
    ])
    const own = new Set(
      cashiers
        .filter(cashier => cashier.cashRegisterIds.includes(cashRegisterId))
        .map(cashier => cashier.cashierId),
    )
    return people
      .filter(
        person =>
          person.userContractState === 'ACTIVE' && person.postVerificationStatus !== 'Rejected',
      )
      .filter(person => !seesOnlyOwnCashRegisters(person) || own.has(person.personId))
      .map(person => person.personId)
  }

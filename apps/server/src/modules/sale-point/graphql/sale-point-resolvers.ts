import type { CashRegister, SalePoint } from '@tartip/bank-ports/acquiring'
import type { Cashier } from '@tartip/bank-ports/cashiers'
import type { OutletInput, OutletPlace } from '@tartip/domain/outlets/outlet'
import { compareText } from '@tartip/domain/text/collation'

import type { Actor } from '../../../platform/actor.ts'
import { requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { parsePageable } from '../../../platform/graphql/read-input.ts'
import { unwrapForm } from '../../../platform/graphql/unwrap-answer.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import {
  changeRegistersOfCashier,
  dismissCashier,
  findIndividual,
  hireCashier,
  switchShift,
} from '../use-cases/change-cashiers.ts'
import {
  createCashRegister,
  createSalePoint,
  updateCashRegister,
  updateSalePoint,
} from '../use-cases/change-outlets.ts'
import {
  readCashier,
  readCashiers,
  readCashRegister,
  readSalePoint,
  readSalePoints,
  readSalePointsForAccountUpdate,
  salePointsWith,
  searchSalePoints,
} from '../use-cases/read-sale-points.ts'
import type { SalePointDeps } from '../use-cases/sale-point-deps.ts'
import {
  cashierPresenter,
  presentRegion,
  presentTerminal,
  salePointPresenter,
} from './sale-point-presenter.ts'
import type { MutationResolvers, QueryResolvers, SalePointInput } from './sale-point.generated.ts'

/** Another organisation's id is answered like one that does not exist. */
function requireOwn(ctx: GraphqlContext, orgReferenceId: string): Actor {
  const actor = requireActor(ctx)
  if (orgReferenceId !== actor.legalPartyId) throw refusal('LEGAL_PARTY_NOT_FOUND')
  return actor
}

function createPresenters(deps: SalePointDeps) {
  const presentPoints = async (ctx: GraphqlContext, points: readonly SalePoint[]) => {
    const present = await salePointPresenter(deps, requireActor(ctx), ctx.request.language, points)
    return points.map(present.point)
  }
  const presentPoint = async (ctx: GraphqlContext, point: SalePoint) => {
    const present = await salePointPresenter(deps, requireActor(ctx), ctx.request.language, [point])
    return present.point(point)
  }
  const presentRegisters = async (ctx: GraphqlContext, registers: readonly CashRegister[]) => {
    const present = await salePointPresenter(deps, requireActor(ctx), ctx.request.language, [])
    return registers.map(present.register)
  }
  const presentRegister = async (ctx: GraphqlContext, register: CashRegister) => {
    const present = await salePointPresenter(deps, requireActor(ctx), ctx.request.language, [])
    return present.register(register)
  }
  const cashiersFor = async (ctx: GraphqlContext) => {
    const actor = requireActor(ctx)
    const points = await readSalePoints(deps)(actor)
    return cashierPresenter(deps, actor, ctx.request.language, points)
  }
  const presentCashier = async (ctx: GraphqlContext, cashier: Cashier) =>
    (await cashiersFor(ctx))(cashier)
  return {
    presentPoints,
    presentPoint,
    presentRegisters,
    presentRegister,
    cashiersFor,
    presentCashier,
  }
}

export function createSalePointQueries(deps: SalePointDeps): Required<QueryResolvers> {
  const { presentPoints, presentPoint, presentRegisters, presentRegister, cashiersFor } =
    createPresenters(deps)
  const pointOf = async (ctx: GraphqlContext, salePointId: string) =>
    unwrap(await readSalePoint(deps)(requireActor(ctx), salePointId))
  return {
    getSalePointsByFilter: async (_root, { filter, pageable }, ctx) => {
      const actor = requireOwn(ctx, filter.orgReferenceId)
      const found = searchSalePoints(await readSalePoints(deps)(actor), {
        text: filter.salePointName ?? '',
        order: filter.isNew ? 'NEWEST' : 'NAME',
      })
      const { page, size } = parsePageable(pageable, outletPages)
      return {
        list: await presentPoints(ctx, found.slice((page - 1) * size, page * size)),
        totalPages: Math.ceil(found.length / size),
        totalElements: found.length,
      }
    },
    getSalePointInfoById: async (_root, { salePointId }, ctx) =>
      presentPoint(ctx, await pointOf(ctx, salePointId)),
    getCashesBySalePointId: async (_root, { salePointId }, ctx) =>
      presentRegisters(ctx, (await pointOf(ctx, salePointId)).cashRegisters),
    getCashById: async (_root, { cashId }, ctx) =>
      presentRegister(ctx, unwrap(await readCashRegister(deps)(requireActor(ctx), cashId))),
    getPOSTerminalsBySalePointId: async (_root, { salePointId }, ctx) =>
      (await pointOf(ctx, salePointId)).cashRegisters.flatMap(register =>
        register.terminals.map(presentTerminal),
      ),
    getRegionAddress: async (_root, { parentId }, ctx) => {
      const regions = await deps.acquiring.regions()
      const country = regions.find(one => one.parentId === undefined)
      const { language } = ctx.request
      return regions
        .filter(one => one.parentId === (parentId ?? country?.id))
        .map(one => presentRegion(one, regions, language))
        .toSorted((a, b) => compareText(a.attributeName, b.attributeName))
    },
    getTaxOffices: async (_root, _args, { request: { language } }) =>
      (await deps.taxPayments.taxOffices()).map(({ code, name }) => ({
        code,
        name: name[language],
      })),
    getSalePointsByOrgRefId: async (_root, { orgReferenceId }, ctx) =>
      presentPoints(ctx, await readSalePoints(deps)(requireOwn(ctx, orgReferenceId))),
    getSalePointsOfCashier: async (_root, { orgReferenceId, userReferenceId }, ctx) => {
      const actor = requireOwn(ctx, orgReferenceId)
      const points = await readSalePoints(deps)(actor)
      const cashiers = await readCashiers(deps)(actor)
      const wanted = cashiers.find(one => one.cashierId === (userReferenceId ?? actor.personId))
      if (wanted === undefined && userReferenceId) throw refusal('ENTITY_NOT_FOUND')
      return presentPoints(ctx, salePointsWith(points, new Set(wanted?.cashRegisterIds)))
    },
    getSalePointsForAccountUpdate: async (_root, { orgReferenceId }, ctx) =>
      presentPoints(
        ctx,
        await readSalePointsForAccountUpdate(deps)(requireOwn(ctx, orgReferenceId)),
      ),
    hasOrganizationSalePoint: async (_root, { orgReferenceId }, ctx) =>
      (await readSalePoints(deps)(requireOwn(ctx, orgReferenceId))).length > 0,
    employees: async (_root, { orgReferenceId }, ctx) => {
      const cashiers = await readCashiers(deps)(requireOwn(ctx, orgReferenceId))
      return cashiers.map(await cashiersFor(ctx))
    },
    getCashierInfoByRefId: async (_root, { userReferenceId }, ctx) => {
      const cashier = unwrap(await readCashier(deps)(requireActor(ctx), userReferenceId))
      return (await cashiersFor(ctx))(cashier)
    },
    newIndividualPerson: async (_root, { inn }, ctx) =>
      unwrap(await findIndividual(deps)(requireActor(ctx), inn)),
  }
}

const outletPages = { usual: 40, largest: 1_000 }

export function createSalePointMutations(deps: SalePointDeps): Required<MutationResolvers> {
  const { presentPoint, presentRegister, presentCashier } = createPresenters(deps)
  const switchOwnShift = async (
    ctx: GraphqlContext,
    orgReferenceId: string,
    to: 'open' | 'closed',
  ) => {
    const actor = requireActor(ctx)
    unwrap(await switchShift(deps)(actor, orgReferenceId, to))
    return presentCashier(ctx, unwrap(await readCashier(deps)(actor, actor.personId)))
  }
  return {
    createSalePoint: async (_root, { orgReferenceId, salePoint }, ctx) => {
      const { idempotencyKey } = ctx.request
      const request = { orgReferenceId, outlet: outletOf(salePoint), idempotencyKey }
      return presentPoint(ctx, unwrapForm(await createSalePoint(deps)(requireActor(ctx), request)))
    },
    updateSalePointById: async (_root, { salePointId, salePoint }, ctx) => {
      const request = { salePointId, outlet: outletOf(salePoint) }
      return presentPoint(ctx, unwrapForm(await updateSalePoint(deps)(requireActor(ctx), request)))
    },
    createCash: async (_root, { salePointId, cash }, ctx) => {
      const request = { salePointId, register: cash, idempotencyKey: ctx.request.idempotencyKey }
      return presentRegister(
        ctx,
        unwrap(await createCashRegister(deps)(requireActor(ctx), request)),
      )
    },
    updateCash: async (_root, { cashId, cash }, ctx) => {
      const request = { cashRegisterId: cashId, register: cash }
      return presentRegister(
        ctx,
        unwrap(await updateCashRegister(deps)(requireActor(ctx), request)),
      )
    },
    createNewCashierByInn: async (_root, { orgReferenceId, innData }, ctx) => {
      const { inn, mobile, account, cashIds } = innData
      const cashier = { inn, mobile, account: account ?? '', cashRegisterIds: cashIds }
      const { idempotencyKey } = ctx.request
      const request = { orgReferenceId, cashier, idempotencyKey }
      return presentCashier(ctx, unwrapForm(await hireCashier(deps)(requireActor(ctx), request)))
    },
    updateCashesOfUser: async (_root, { userReferenceId, cashIds }, ctx) => {
      const request = { cashierId: userReferenceId, cashRegisterIds: cashIds }
      return presentCashier(
        ctx,
        unwrap(await changeRegistersOfCashier(deps)(requireActor(ctx), request)),
      )
    },
    fireCashier: async (_root, { userReferenceId }, ctx) => {
      unwrap(await dismissCashier(deps)(requireActor(ctx), userReferenceId))
      return true
    },
    openShift: (_root, { orgReferenceId }, ctx) => switchOwnShift(ctx, orgReferenceId, 'open'),
    closeShift: (_root, { orgReferenceId }, ctx) => switchOwnShift(ctx, orgReferenceId, 'closed'),
  }
}

function outletOf({ addressAttributes: address, ...names }: SalePointInput): OutletInput {
  return {
    ...names,
    regionId: address.regionId,
    cityId: address.cityId ?? '',
    districtId: address.districtId ?? '',
    street: address.street,
    houseNumber: address.houseNumber,
    phones: address.phone,
    place: placeOf(address),
    taxOfficeCode: address.taxOfficeCode,
    latitude: address.latitude,
    longitude: address.longitude,
  }
}

function placeOf({
  shoppingCentreInfo,
  marketInfo,
}: SalePointInput['addressAttributes']): OutletPlace {
  if (shoppingCentreInfo && marketInfo) throw refusal('BAD_USER_INPUT')
  if (shoppingCentreInfo) return { kind: 'SHOPPING_CENTRE', ...shoppingCentreInfo }
  return marketInfo ? { kind: 'MARKET', ...marketInfo } : { kind: 'STREET' }
}

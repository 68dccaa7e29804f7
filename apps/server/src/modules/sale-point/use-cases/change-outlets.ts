import type { AuditAction } from '@tartip/domain/audit/action-names'
import type {
  CashRegister,
  CashRegisterInput,
  CashRegisterRefusal,
  SalePoint,
  SalePointInput,
  SalePointRefusal,
} from '@tartip/bank-ports/acquiring'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { FormFailure } from '@tartip/domain/forms/form'
import type { IdempotencyKeyRefusal } from '@tartip/domain/identifiers/idempotency-key'
import { parsePhone } from '@tartip/domain/identifiers/phone'
import { outletFailures, outletNameIsValid, type OutletInput } from '@tartip/domain/outlets/outlet'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Failure, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit, type AuditDetails } from '../../../platform/audit/audit-log.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { idOfRequest } from '../../../platform/idempotency/id-of-request.ts'
import type { SalePointDeps } from './sale-point-deps.ts'

type Deps = Pick<SalePointDeps, 'db' | 'acquiring' | 'accounts' | 'realClock'>

/** A refused form names everything that is wrong with it, each failure beside its field. */
export interface FormRefusal extends Failure<'VALIDATION'> {
  readonly fields: readonly FormFailure[]
}

export const refuseForm = (fields: readonly FormFailure[]): FormRefusal => ({
  ...err('VALIDATION'),
  fields,
})

type ChangeRefusal =
  | PolicyRefusal
  | IdempotencyKeyRefusal
  | 'VALIDATION'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'LEGAL_PARTY_NOT_FOUND'
  | 'ENTITY_NOT_FOUND'
  | 'OUTLET_FORBIDDEN'
  | 'OUTLET_NAME_CHARACTERS'
  | 'OUTLET_ACCOUNT_SAVING_FAILED'
  | 'SALE_POINT_NAME_DUPLICATE'
  | 'SALE_POINT_HAS_CASH_REGISTER'
  | 'TAX_ATTRIBUTE_SAVING'
  | 'ACQUIRING_SAVING_FAILED'

/** The error that a person sees for a refusal of acquiring. */
const codeOfRefusal = {
  REQUEST_CHANGED: 'IDEMPOTENCY_KEY_REUSED',
  SALE_POINT_INVALID: 'ACQUIRING_SAVING_FAILED',
  SALE_POINT_NAME_DUPLICATE: 'SALE_POINT_NAME_DUPLICATE',
  SALE_POINT_HAS_CASH_REGISTER: 'SALE_POINT_HAS_CASH_REGISTER',
  TAX_ATTRIBUTE_SAVING: 'TAX_ATTRIBUTE_SAVING',
  OUTLET_ACCOUNT_SAVING_FAILED: 'OUTLET_ACCOUNT_SAVING_FAILED',
  ENTITY_NOT_FOUND: 'ENTITY_NOT_FOUND',
} as const satisfies Record<SalePointRefusal | CashRegisterRefusal, ErrorCode>

/** Opens an outlet. */
export const createSalePoint =
  (deps: Deps) =>
  async (
    actor: Actor,
    request: {
      readonly orgReferenceId: string
      readonly outlet: OutletInput
      readonly idempotencyKey: string | undefined
    },
  ): Promise<Result<SalePoint, ChangeRefusal> | FormRefusal> => {
    const allowed = may(actor, 'outlets.manage')
    if (!allowed.ok) return allowed
    if (request.orgReferenceId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
    const id = idOfRequest(actor, 'sale point', request.idempotencyKey)
    if (!id.ok) return id
    const read = await readOutlet(deps, actor, request.outlet)
    if (!read.ok) return read
    const created = await deps.acquiring.createSalePoint(actor.legalPartyId, id.value, read.value)
    return recorded(deps, actor, 'salePointCreated', created, point => ({
      salePointId: point.salePointId,
      name: point.name,
      account: point.account,
    }))
  }

/** Changes an outlet; what may change once a cash register stands there, the bank decides. */
export const updateSalePoint =
  (deps: Deps) =>
  async (
    actor: Actor,
    request: { readonly salePointId: string; readonly outlet: OutletInput },
  ): Promise<Result<SalePoint, ChangeRefusal> | FormRefusal> => {
    const allowed = may(actor, 'outlets.manage')
    if (!allowed.ok) return allowed
    const { legalPartyId } = actor
    const present = await deps.acquiring.findSalePoint(legalPartyId, request.salePointId)
    if (present === undefined) return err('ENTITY_NOT_FOUND')
    const read = await readOutlet(deps, actor, request.outlet, present)
    if (!read.ok) return read
    const updated = await deps.acquiring.updateSalePoint(
      legalPartyId,
      request.salePointId,
      read.value,
    )
    return recorded(deps, actor, 'salePointChanged', updated, point => ({
      salePointId: point.salePointId,
      name: point.name,
      account: point.account,
      accountBefore: present.account,
    }))
  }

/**
 * The outlet as the bank takes it. Its account is one that the person may read; whoever cannot read the
 * present account may change everything else.
 */
async function readOutlet(
  { accounts }: Deps,
  actor: Actor,
  input: OutletInput,
  present?: SalePoint,
): Promise<Result<SalePointInput, ChangeRefusal> | FormRefusal> {
  const failures = outletFailures(input)
  if (failures.length > 0) return refuseForm(failures)
  if (input.account !== present?.account) {
    const readable = await accounts.readableAccounts(actor)
    if (present !== undefined && !readable.includes(present.account)) return err('OUTLET_FORBIDDEN')
    if (!readable.includes(input.account)) return err('OUTLET_ACCOUNT_SAVING_FAILED')
  }
  return ok(toSalePointInput(input))
}

function toSalePointInput(input: OutletInput): SalePointInput {
  const { place } = input
  return {
    name: input.name.trim(),
    checkName: input.checkName.trim(),
    account: input.account,
    address: {
      regionId: input.regionId,
      ...(input.cityId === '' ? {} : { cityId: input.cityId }),
      ...(input.districtId === '' ? {} : { districtId: input.districtId }),
      street: input.street.trim(),
      houseNumber: input.houseNumber.trim(),
      phones: input.phones.flatMap(text => {
        const phone = parsePhone(text)
        return phone.ok ? [phone.value] : []
      }),
      ...(place.kind === 'SHOPPING_CENTRE' && {
        shoppingCentreInfo: {
          shoppingCentreName: place.shoppingCentreName.trim(),
          floor: place.floor.trim(),
          boutiqueName: place.boutiqueName.trim(),
        },
      }),
      ...(place.kind === 'MARKET' && {
        marketInfo: {
          marketName: place.marketName.trim(),
          row: place.row.trim(),
          containerName: place.containerName.trim(),
        },
      }),
      taxOfficeCode: input.taxOfficeCode,
      latitude: input.latitude,
      longitude: input.longitude,
    },
  }
}

/** Puts a cash register into an outlet. */
export const createCashRegister =
  (deps: Deps) =>
  async (
    actor: Actor,
    request: {
      readonly salePointId: string
      readonly register: CashRegisterInput
      readonly idempotencyKey: string | undefined
    },
  ): Promise<Result<CashRegister, ChangeRefusal>> => {
    const allowed = may(actor, 'outlets.manage')
    if (!allowed.ok) return allowed
    const id = idOfRequest(actor, 'cash register', request.idempotencyKey)
    if (!id.ok) return id
    const { register, salePointId } = request
    if (!outletNameIsValid(register.name)) return err('OUTLET_NAME_CHARACTERS')
    const created = await deps.acquiring.createCashRegister(
      actor.legalPartyId,
      salePointId,
      id.value,
      { ...register, name: register.name.trim() },
    )
    return recorded(deps, actor, 'cashRegisterCreated', created, detailsOfRegister)
  }

export const updateCashRegister =
  (deps: Deps) =>
  async (
    actor: Actor,
    request: { readonly cashRegisterId: string; readonly register: CashRegisterInput },
  ): Promise<Result<CashRegister, ChangeRefusal>> => {
    const allowed = may(actor, 'outlets.manage')
    if (!allowed.ok) return allowed
    const { register, cashRegisterId } = request
    if (!outletNameIsValid(register.name)) return err('OUTLET_NAME_CHARACTERS')
    const updated = await deps.acquiring.updateCashRegister(actor.legalPartyId, cashRegisterId, {
      ...register,
      name: register.name.trim(),
    })
    return recorded(deps, actor, 'cashRegisterChanged', updated, detailsOfRegister)
  }

const detailsOfRegister = ({ cashRegisterId, name, hasKkm, isActive }: CashRegister) => ({
  cashRegisterId,
  name,
  hasKkm,
  isActive,
})

/** Writes what the bank has answered into the audit of the organisation. */
async function recorded<T>(
  { db, realClock }: Deps,
  actor: Actor,
  action: AuditAction,
  answer: Result<T, SalePointRefusal | CashRegisterRefusal>,
  detailsOf: (value: T) => AuditDetails,
): Promise<Result<T, ChangeRefusal>> {
  const { legalPartyId, personId } = actor
  await inTenant(db, legalPartyId, tx =>
    recordAudit(tx, {
      legalPartyId,
      at: realClock.now(),
      personId,
      action,
      outcome: answer.ok ? 'ok' : answer.error.code,
      details: answer.ok ? detailsOf(answer.value) : {},
    }),
  )
  return answer.ok ? answer : err(codeOfRefusal[answer.error.code], answer.error.params)
}

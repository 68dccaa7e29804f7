import type { AuditAction } from '@tartip/domain/audit/action-names'
import type { Cashier, CashierRefusal, HireRefusal } from '@tartip/bank-ports/cashiers'
import type { IdempotencyKeyRefusal } from '@tartip/domain/identifiers/idempotency-key'
import { parsePersonInn } from '@tartip/domain/identifiers/inn'
import { parsePhone } from '@tartip/domain/identifiers/phone'
import {
  cashierFailures,
  registersOfCashier,
  type CashierInput,
} from '@tartip/domain/outlets/cashier'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { recordAudit } from '../../../platform/audit/audit-log.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { idOfRequest } from '../../../platform/idempotency/id-of-request.ts'
import { createCashierStore } from '../store/cashier-store.ts'
import { refuseForm, type FormRefusal } from './change-outlets.ts'
import type { SalePointDeps } from './sale-point-deps.ts'

type Deps = Pick<SalePointDeps, 'db' | 'cashiers' | 'accessControl' | 'ownPrefix' | 'realClock'>

export type ChangeCashierRefusal =
  | PolicyRefusal
  | IdempotencyKeyRefusal
  | Exclude<HireRefusal, 'REQUEST_CHANGED'>
  | CashierRefusal
  | 'VALIDATION'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'LEGAL_PARTY_NOT_FOUND'
  | 'CASHIER_SHIFT_OPEN'
  | 'CASHIER_REGISTERS_TOO_MANY'
  | 'REQUEST_INVALID'

/** The person behind a tax number, for who is about to hire them. Misses are limited: nobody tries all numbers. */
export const findIndividual =
  ({
    personRegistry,
    accessControl,
    realClock,
  }: Pick<SalePointDeps, 'personRegistry' | 'accessControl' | 'realClock'>) =>
  async (
    actor: Actor,
    text: string,
  ): Promise<
    Result<
      { readonly inn: string; readonly fullName: string },
      PolicyRefusal | 'CASHIER_INN_NOT_FOUND' | 'RECIPIENT_LOOKUPS_EXHAUSTED' | InnRefusal
    >
  > => {
    const allowed = may(actor, 'outlets.manage')
    if (!allowed.ok) return allowed
    const inn = parsePersonInn(text, bishkekDate(realClock.now()))
    if (!inn.ok) return inn
    const counted = await accessControl.recipientLookups.take(actor)
    if (!counted.ok) return counted
    const person = await personRegistry.findByInn(inn.value)
    if (person?.isAlive !== true) return err('CASHIER_INN_NOT_FOUND')
    await counted.value.giveBack()
    const names = [person.lastName, person.firstName, person.patronymic]
    return ok({ inn: inn.value, fullName: names.filter(Boolean).join(' ') })
  }
type InnRefusal = Extract<ReturnType<typeof parsePersonInn>, { ok: false }>['error']['code']

/** Hires a person as a cashier of the organisation. */
export const hireCashier =
  (deps: Deps) =>
  async (
    actor: Actor,
    request: {
      readonly orgReferenceId: string
      readonly cashier: CashierInput
      readonly idempotencyKey: string | undefined
    },
  ): Promise<Result<Cashier, ChangeCashierRefusal> | FormRefusal> => {
    const allowed = may(actor, 'outlets.manage')
    if (!allowed.ok) return allowed
    const { legalPartyId } = actor
    if (request.orgReferenceId !== legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
    const id = idOfRequest(actor, 'cashier', request.idempotencyKey)
    if (!id.ok) return id
    const { cashier } = request
    const today = bishkekDate(deps.realClock.now())
    const failures = cashierFailures(cashier, today, deps.ownPrefix)
    const [inn, mobile] = [parsePersonInn(cashier.inn, today), parsePhone(cashier.mobile)]
    if (failures.length > 0 || !inn.ok || !mobile.ok) return refuseForm(failures)
    const hired = await deps.cashiers.hire(legalPartyId, id.value, {
      inn: inn.value,
      mobile: mobile.value,
      cashRegisterIds: cashier.cashRegisterIds,
      ...(cashier.account === '' ? {} : { account: cashier.account }),
    })
    const kept = await takeOver(deps, actor, 'cashierHired', hired)
    if (kept.ok) return kept
    const { code, params } = kept.error
    return code === 'REQUEST_CHANGED' ? err('IDEMPOTENCY_KEY_REUSED') : err(code, params)
  }

/** Gives a cashier other registers; their open pages follow within a second. */
export const changeRegistersOfCashier =
  (deps: Deps) =>
  async (
    actor: Actor,
    request: { readonly cashierId: string; readonly cashRegisterIds: readonly string[] },
  ): Promise<Result<Cashier, ChangeCashierRefusal>> => {
    const allowed = may(actor, 'outlets.manage')
    if (!allowed.ok) return allowed
    const { cashierId, cashRegisterIds } = request
    const fits = registersOfCashier(cashRegisterIds)
    if (!fits.ok) return fits
    const changed = await deps.cashiers.changeRegisters(
      actor.legalPartyId,
      cashierId,
      cashRegisterIds,
    )
    return takeOver(deps, actor, 'cashierRegistersChanged', changed)
  }

/** The person has no register any more when this answers; the bank ends their right in the contract. */
export const dismissCashier =
  (deps: Deps) =>
  async (actor: Actor, cashierId: string): Promise<Result<Cashier, ChangeCashierRefusal>> => {
    const allowed = may(actor, 'outlets.manage')
    if (!allowed.ok) return allowed
    const dismissed = await deps.cashiers.dismiss(actor.legalPartyId, cashierId)
    return takeOver(deps, actor, 'cashierDismissed', dismissed)
  }

/** Opens or closes the caller's own shift. */
export const switchShift =
  ({ cashiers }: Pick<Deps, 'cashiers'>) =>
  async (
    { legalPartyId, personId }: Actor,
    orgReferenceId: string,
    to: 'open' | 'closed',
  ): Promise<Result<void, 'LEGAL_PARTY_NOT_FOUND' | 'ENTITY_NOT_FOUND'>> => {
    if (orgReferenceId !== legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
    return to === 'open'
      ? cashiers.openShift(legalPartyId, personId)
      : cashiers.closeShift(legalPartyId, personId)
  }

/**
 * Keeps what the bank says of a cashier and writes the audit. The cashier's sockets are closed before the answer.
 */
async function takeOver<E extends string>(
  { db, accessControl, realClock }: Deps,
  actor: Actor,
  action: AuditAction,
  answer: Result<Cashier, E>,
): Promise<Result<Cashier, E>> {
  const { legalPartyId, personId } = actor
  const publish = await inTenant(db, legalPartyId, async tx => {
    await recordAudit(tx, {
      legalPartyId,
      at: realClock.now(),
      personId,
      action,
      outcome: answer.ok ? 'ok' : answer.error.code,
      details: answer.ok
        ? {
            cashierId: answer.value.cashierId,
            fullName: answer.value.fullName,
            cashRegisterIds: [...answer.value.cashRegisterIds],
          }
        : {},
    })
    return answer.ok && (await createCashierStore(tx).save(answer.value))
      ? accessControl.markRightsChanged(tx, legalPartyId, answer.value.cashierId)
      : undefined
  })
  await publish?.()
  return answer
}

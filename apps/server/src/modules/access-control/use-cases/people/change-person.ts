import type { AuditAction } from '@tartip/domain/audit/action-names'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { productRoleFits } from '@tartip/domain/people/product-role'
import type { ProductRole } from '@tartip/domain/people/sign-right'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../../platform/actor.ts'
import { recordAudit, type AuditDetails } from '../../../../platform/audit/audit-log.ts'
import { inTenant } from '../../../../platform/db/transaction.ts'
import type { UserContractState } from '../../public.ts'
import { createFreezeStore } from '../../store/freeze-store.ts'
import { createPeopleStore, type MemberRights } from '../../store/people-store.ts'
import type { AccessControlDeps } from '../deps.ts'
import { publishRightsChanges } from '../sessions/rights-changes.ts'

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'events'>
type Rights = Pick<MemberRights, 'isFrozenByOrganisation' | 'productRoles'>

export type ChangePersonRefusal =
  | PolicyRefusal
  | 'PERSON_NOT_FOUND'
  | 'OWN_ACCESS'
  | 'FROZEN_BY_BANK'
  | 'PRODUCT_ROLE_POLICY_ERROR'

/** Switches a product role of a person on or off in the selected contract. Doing it again changes nothing. */
export const switchProductRole =
  (deps: Deps) =>
  (
    actor: Actor,
    input: { userContractId: string; productRole: ProductRole; isOn: boolean },
  ): Promise<Result<MemberRights, ChangePersonRefusal>> =>
    changePerson(deps, actor, input.userContractId, person => {
      if (input.isOn && !productRoleFits(input.productRole, person.signRight)) {
        return err('PRODUCT_ROLE_POLICY_ERROR')
      }
      const others = person.productRoles.filter(role => role !== input.productRole)
      return ok({
        action: 'productRoleSwitched',
        details: { productRole: input.productRole, isOn: input.isOn },
        rights: {
          isFrozenByOrganisation: person.isFrozenByOrganisation,
          productRoles: input.isOn ? [...others, input.productRole].toSorted() : others,
        },
      })
    })

/**
 * Freezes a person in the selected contract or lets them in again. Nobody does it to themselves: the last
 * first signatory would lock the organisation out. Whom the bank has frozen the bank lets in again.
 */
export const switchState =
  (deps: Deps) =>
  (
    actor: Actor,
    input: { userContractId: string; state: UserContractState },
  ): Promise<Result<MemberRights, ChangePersonRefusal>> =>
    changePerson(deps, actor, input.userContractId, person => {
      if (person.personId === actor.personId) return err('OWN_ACCESS')
      const isFrozen = input.state === 'FROZEN'
      if (!isFrozen && person.isFrozenByBank) return err('FROZEN_BY_BANK')
      return ok({
        action: isFrozen ? 'personFrozen' : 'personUnfrozen',
        details: {},
        rights: { isFrozenByOrganisation: isFrozen, productRoles: person.productRoles },
      })
    })

interface Change {
  readonly action: AuditAction
  readonly details: AuditDetails
  readonly rights: Rights
}

/** Somebody of another organisation, or of another contract, answers like somebody who does not exist. */
async function changePerson(
  deps: Deps,
  actor: Actor,
  userContractId: string,
  decide: (person: MemberRights) => Result<Change, ChangePersonRefusal>,
): Promise<Result<MemberRights, ChangePersonRefusal>> {
  const allowed = may(actor, 'people.manage')
  if (!allowed.ok) return allowed
  if (!isUuid(userContractId)) return err('PERSON_NOT_FOUND')
  const { legalPartyId } = actor
  const now = deps.clock.now()
  let isChanged = false
  const changed = await inTenant(
    deps.db,
    legalPartyId,
    async (tx): Promise<Result<MemberRights, ChangePersonRefusal>> => {
      const people = createPeopleStore(tx)
      const person = await people.findForUpdate(legalPartyId, actor.contractId, userContractId)
      if (person === undefined) return err('PERSON_NOT_FOUND')
      const change = decide(person)
      if (!change.ok) return change
      const { action, details, rights } = change.value
      isChanged = !isSame(person, rights)
      if (!isChanged) return ok(person)
      const { productRoles, isFrozenByOrganisation: isFrozen } = rights
      await people.saveProductRoles(legalPartyId, userContractId, productRoles, now)
      const place = { legalPartyId, userContractId }
      await createFreezeStore(tx).setByOrganisation(place, isFrozen, now)
      await recordAudit(tx, {
        legalPartyId,
        at: now,
        personId: actor.personId,
        action,
        outcome: 'ok',
        details: { ...details, userReferenceId: person.userReferenceId, fullName: person.fullName },
      })
      return ok({ ...person, ...rights })
    },
  )
  if (changed.ok && isChanged) await publishRightsChanges(deps, now - 1)
  return changed
}

function isSame(before: Rights, after: Rights): boolean {
  return (
    before.isFrozenByOrganisation === after.isFrozenByOrganisation &&
    JSON.stringify(before.productRoles.toSorted()) === JSON.stringify(after.productRoles.toSorted())
  )
}

import { isUuid } from '@tartip/domain/identifiers/uuid'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import { bishkekDate, type LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../../platform/actor.ts'
import {
  createContractStore,
  type Colleague,
  type PersonContract,
} from '../../store/contract-store.ts'
import { createPersonStore, type Profile } from '../../store/person-store.ts'
import type { AccessControlDeps } from '../deps.ts'

type Deps = Pick<AccessControlDeps, 'db'>

/** The signed-in person with all their contracts. */
export interface Employee {
  readonly profile: Profile
  readonly contracts: readonly PersonContract[]
  /** Undefined when the selected contract was frozen, ended or expired meanwhile. */
  readonly currentUserContractId: string | undefined
  /** The day in Bishkek: what has expired before it is closed. */
  readonly today: LocalDate
}

/** Reads the signed-in person. A rejected person may read it: the client must learn that they are. */
export const readEmployee =
  (deps: Pick<AccessControlDeps, 'db' | 'clock'>) =>
  async (
    personId: string,
    currentUserContractId: string | undefined,
  ): Promise<Result<Employee, 'UserNotFoundException'>> => {
    const [profile, contracts] = await Promise.all([
      createPersonStore(deps.db).findProfile(personId),
      createContractStore(deps.db).findByPerson(personId),
    ])
    if (profile === undefined) return err('UserNotFoundException')
    return ok({ profile, contracts, currentUserContractId, today: bishkekDate(deps.clock.now()) })
  }

export type ReadPeopleRefusal = PolicyRefusal | 'LEGAL_PARTY_NOT_FOUND'

/** Everybody of the selected organisation; any other organisation does not exist for the caller. */
export const readColleagues =
  (deps: Deps) =>
  async (actor: Actor, orgReferenceId: string): Promise<Result<Colleague[], ReadPeopleRefusal>> => {
    const allowed = may(actor, 'people.manage')
    if (!allowed.ok) return allowed
    if (orgReferenceId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
    return ok(await createContractStore(deps.db).findPeople(actor.legalPartyId))
  }

/** One person of the selected organisation: oneself, or anybody for who manages people. */
export const readColleague =
  (deps: Deps) =>
  async (
    actor: Actor,
    userReferenceId: string,
  ): Promise<Result<Colleague, PolicyRefusal | 'NOT_FOUND'>> => {
    const allowed = may(actor, 'people.manage')
    if (!allowed.ok && userReferenceId !== actor.userReferenceId) return allowed
    if (!isUuid(userReferenceId)) return err('NOT_FOUND')
    const people = await createContractStore(deps.db).findPeople(
      actor.legalPartyId,
      userReferenceId,
    )
    // Somebody with two contracts in one organisation is shown in the one the caller works in, unless
    // they have no part in that one.
    const person = people.find(one => one.contractId === actor.contractId) ?? people[0]
    return person === undefined ? err('NOT_FOUND') : ok(person)
  }

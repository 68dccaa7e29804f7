import type {
  BankContract,
  BankPerson,
  BankUserContract,
} from '@tartip/bank-ports/contracts-and-registration'
import type { RegisteredPerson } from '@tartip/bank-ports/person-registry'
import type { TwinDb } from '../store/twin-db.ts'
import type { ContractsDeps } from './contracts-and-registration.ts'
import {
  findPersonBy,
  findUserContract,
  savePeople,
  saveUserContract,
  type UserContractFacts,
} from './contract-store.ts'
import { sendPassword } from './one-time-passwords.ts'

/** Somebody who comes into a contract. */
export interface NewMember {
  readonly inn: string
  readonly fullName: string
  readonly phone: string
  /** The person as the state's registry knows them; takes precedence over what was written. */
  readonly registered: RegisteredPerson | undefined
}

type MemberTerms = Pick<UserContractFacts, 'signRight' | 'productRoles' | 'isFrozen'>

/**
 * Puts a person into a contract, or changes what they may do there, and reports it. Whom the bank did not
 * know gets a one-time password; of whom it did, its own record stands. The caller wakes the feed after
 * the commit.
 */
export async function addToContract(
  deps: ContractsDeps,
  tx: TwinDb,
  contract: BankContract,
  member: NewMember,
  termsOf: (present: BankUserContract | undefined) => MemberTerms,
): Promise<BankPerson> {
  const known = await findPersonBy(tx, 'inn', member.inn)
  const person = known?.person ?? newPerson(deps.ids.uuid(), member)
  if (known === undefined) await savePeople(tx, [person])
  const present = await findUserContract(tx, person.personId, contract.contractId)
  await saveUserContract(tx, {
    userContractId: present?.userContractId ?? deps.ids.uuid(),
    personId: person.personId,
    contractId: contract.contractId,
    ...termsOf(present),
  })
  const userContract = await findUserContract(tx, person.personId, contract.contractId)
  if (userContract === undefined) throw new Error('A user contract that was written is not there')
  await deps.feed.append(tx, deps.clock.now(), {
    change: { kind: 'USER_CONTRACT_CHANGED', userContract, person },
  })
  if (known === undefined) await sendPassword(deps, tx, deps.ids.uuid(), person.personId)
  return person
}

/** Ends what a person may do in a contract, and reports it. The caller wakes the feed after the commit. */
export async function freezeInContract(
  deps: ContractsDeps,
  tx: TwinDb,
  present: BankUserContract,
): Promise<void> {
  const { userContractId, personId, contract, signRight, productRoles } = present
  const known = await findPersonBy(tx, 'person_id', personId)
  if (known === undefined) throw new Error('A person of a contract is not there')
  await saveUserContract(tx, {
    userContractId,
    personId,
    contractId: contract.contractId,
    signRight,
    productRoles,
    isFrozen: true,
  })
  const userContract = { ...present, isFrozen: true }
  await deps.feed.append(tx, deps.clock.now(), {
    change: { kind: 'USER_CONTRACT_CHANGED', userContract, person: known.person },
  })
}

function newPerson(personId: string, { inn, fullName, phone, registered }: NewMember): BankPerson {
  return {
    personId,
    inn,
    fullName: registered ? fullNameOf(registered) : fullName,
    shortName: registered
      ? `${registered.firstName.slice(0, 1)}. ${registered.lastName}`
      : fullName,
    phone,
    isResident: registered?.isResident ?? true,
    postVerificationStatus: 'Confirmed',
  }
}

export function fullNameOf({ lastName, firstName, patronymic }: RegisteredPerson): string {
  return [lastName, firstName, patronymic].filter(Boolean).join(' ')
}

import type { BankServices } from '@tartip/bank-twin/bank-services'
import { addDays, bishkekDate, type LocalDate } from '@tartip/domain/time/instant'

import type { Clock } from '../platform/clock.ts'
import { demoId } from './demo-identifiers.ts'
import { demoStrangers } from './demo-strangers.ts'
import type { DemoWorld, WorldPerson } from './demo-world.ts'

export interface LoadDemoServicesDeps {
  readonly world: DemoWorld
  readonly clock: Clock
  readonly bankServices: BankServices['seeds']
}

const contractAgeDays = 900
const contractLifeDays = 3_650

/** Tells the bank's other systems of the demo's people and contracts. */
export async function loadDemoServices(deps: LoadDemoServicesDeps): Promise<void> {
  await loadRegistry(deps)
  await loadContracts(deps)
}

async function loadRegistry({ world, bankServices }: LoadDemoServicesDeps): Promise<void> {
  await bankServices.registry.addPeople([...world.people.map(registered), ...demoStrangers])
}

async function loadContracts({ world, clock, bankServices }: LoadDemoServicesDeps): Promise<void> {
  const createdDate = addDays(bishkekDate(clock.now()), -contractAgeDays)
  await bankServices.people.addContracts(
    world.organisations.map((organisation, index) => ({
      contractId: organisation.contractId,
      legalPartyId: organisation.legalPartyId,
      companyName: organisation.companyName,
      inn: organisation.inn,
      contractNum: organisation.contractNum,
      isActive: true,
      signScheme: organisation.signScheme,
      signType: organisation.signType,
      createdDate: addDays(createdDate, index),
      expirationDate: addDays(createdDate, contractLifeDays),
      departmentCode: '001',
      departmentName: 'Головной офис',
    })),
  )
  await bankServices.people.addPeople(
    world.people.map(person => ({
      personId: person.personId,
      inn: person.individualInn,
      fullName: person.fullName,
      shortName: person.shortName,
      phone: person.mobile,
      email: person.email,
      isResident: person.isResident,
      postVerificationStatus: person.postVerificationStatus,
    })),
  )
  const contractOf = new Map(world.organisations.map(({ key, contractId }) => [key, contractId]))
  await bankServices.people.addUserContracts(
    world.people.flatMap(person =>
      person.roles.map(role => ({
        userContractId: demoId('user contract', `${person.clientId} ${role.organisation}`),
        personId: person.personId,
        contractId: contractOf.get(role.organisation) ?? '',
        signRight: role.signRight,
        productRoles: role.productRoles ?? [],
        isFrozen: false,
      })),
    ),
  )
}

function registered(person: WorldPerson) {
  const [lastName = '', firstName = '', patronymic] = person.fullName.split(' ')
  return {
    inn: person.individualInn,
    lastName,
    firstName,
    ...(patronymic === undefined ? {} : { patronymic }),
    birthDate: birthDateOf(person.bornOn),
    sex: person.isWoman ? ('FEMALE' as const) : ('MALE' as const),
    isResident: person.isResident,
    isAlive: true,
  }
}

/** DDMMYYYY, as tax numbers carry it. */
function birthDateOf(bornOn: string): LocalDate {
  return `${bornOn.slice(4)}-${bornOn.slice(2, 4)}-${bornOn.slice(0, 2)}`
}

import { bankWord } from '@tartip/bank-twin/reference/bank-words'
import type { BankServices } from '@tartip/bank-twin/bank-services'
import { addDays, bishkekDate, type LocalDate } from '@tartip/domain/time/instant'

import type { Clock } from '../platform/clock.ts'
import { demoFines, demoTaxDebts } from './demo-budget.ts'
import { demoId } from './demo-identifiers.ts'
import { demoFirstTimeUsers, userContractIdOf } from './demo-first-time-users.ts'
import { createDemoRandom } from './demo-random.ts'
import { demoEmployees, demoSalaryContracts } from './demo-salary.ts'
import { demoUnaffiliatedPeople } from './demo-unaffiliated-people.ts'
import { type DemoWorld, rolesOf, type WorldPerson } from './demo-world.ts'

export interface LoadDemoServicesDeps {
  readonly world: DemoWorld
  readonly clock: Clock
  readonly bankServices: BankServices
}

/** The PIN of all demo tokens; shown in the simulator console. */
export const demoTokenPin = '12345678'

const signatoryRights: ReadonlySet<string> = new Set(['FIRST', 'SECOND', 'THIRD'])
const contractAgeDays = 900
const contractLifeDays = 3_650

/** Loads the demo's people and contracts into the bank's other systems. */
export async function loadDemoServices(deps: LoadDemoServicesDeps): Promise<void> {
  await loadRegistry(deps)
  await loadContracts(deps)
  await loadBudget(deps)
  await loadSigningKeys(deps)
  await deps.bankServices.seeds.salary.addContracts(demoSalaryContracts(deps.world))
  await deps.bankServices.seeds.salary.addEmployees(demoEmployees(deps.world))
}

async function loadRegistry({ world, bankServices }: LoadDemoServicesDeps): Promise<void> {
  await bankServices.seeds.registry.addPeople([
    ...world.people.map(registered),
    ...demoUnaffiliatedPeople,
  ])
}

async function loadContracts({ world, clock, bankServices }: LoadDemoServicesDeps): Promise<void> {
  const createdDate = addDays(bishkekDate(clock.now()), -contractAgeDays)
  await bankServices.seeds.people.addContracts(
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
      departmentName: bankWord(world.words, 'department', '001'),
    })),
  )
  await bankServices.seeds.people.addPeople(
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
  await bankServices.seeds.people.addPeople(
    demoFirstTimeUsers.map(person => ({
      personId: person.personId,
      inn: person.individualInn,
      fullName: person.fullName,
      shortName: person.shortName,
      phone: person.mobile,
      isResident: person.isResident,
      postVerificationStatus: 'Confirmed' as const,
    })),
  )
  const contractOf = new Map(world.organisations.map(({ key, contractId }) => [key, contractId]))
  await bankServices.seeds.people.addUserContracts(
    demoFirstTimeUsers.map(({ personId, organisation }) => ({
      userContractId: userContractIdOf(personId),
      personId,
      contractId: contractOf.get(organisation) ?? '',
      signRight: 'CREATOR' as const,
      productRoles: [],
      isFrozen: false,
    })),
  )
  await bankServices.seeds.people.addUserContracts(
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
    birthDate: birthDateOf(person.birthDigits),
    sex: person.isWoman ? ('FEMALE' as const) : ('MALE' as const),
    isResident: person.isResident,
    isAlive: true,
  }
}

/** Budget debts of the demo's companies: taxes of the last quarter, and some fines. */
async function loadBudget({ world, clock, bankServices }: LoadDemoServicesDeps): Promise<void> {
  const today = bishkekDate(clock.now())
  await bankServices.seeds.taxes.addTaxPayers(
    world.organisations.map(({ legalPartyId, inn }) => ({ legalPartyId, inn })),
  )
  await bankServices.seeds.taxes.addDebts(
    world.organisations.flatMap(organisation =>
      demoTaxDebts(organisation, today, createDemoRandom(`taxes ${organisation.key}`)),
    ),
  )
  await bankServices.seeds.fines.addFines(
    world.organisations.flatMap(organisation =>
      demoFines(organisation, today, createDemoRandom(`fines ${organisation.key}`)),
    ),
  )
}

/** Signatories of contracts with tokens or phones have theirs already. */
async function loadSigningKeys({ world, bankServices }: LoadDemoServicesDeps): Promise<void> {
  for (const { person, organisation, role } of rolesOf(world)) {
    if (!signatoryRights.has(role.signRight)) continue
    if (organisation.signType === 'PAY_CONTROL') {
      const issued = await bankServices.payControl.createKey({
        requestId: demoId('pay-control key', person.clientId),
        legalPartyId: organisation.legalPartyId,
        personId: person.personId,
        fullName: person.fullName,
        signRight: role.signRight,
      })
      if (issued.ok) await bankServices.desks.handset.takeKey(issued.value.qr)
    }
    if (organisation.signType === 'RU_TOKEN_2' || organisation.signType === 'RU_TOKEN_S') {
      await bankServices.desks.tokens.create({
        label: `${person.shortName}, ${organisation.companyName}`,
        pin: demoTokenPin,
        // The demo has both kinds of keys.
        keyKind: organisation.signType === 'RU_TOKEN_S' ? 'GOST_2012_256' : 'RSA_2048',
        owner: {
          personId: person.personId,
          personInn: person.individualInn,
          fullName: person.fullName,
          legalPartyId: organisation.legalPartyId,
          organisationInn: organisation.inn,
          companyName: organisation.companyName,
        },
      })
    }
  }
}

/** DDMMYYYY, as in tax numbers. */
function birthDateOf(birthDigits: string): LocalDate {
  return `${birthDigits.slice(4)}-${birthDigits.slice(2, 4)}-${birthDigits.slice(0, 2)}`
}

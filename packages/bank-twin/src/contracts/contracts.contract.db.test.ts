import { describeContractsAndRegistrationContract } from '@tartip/bank-ports/testing/contracts-and-registration-contract'
import type { BankContract, BankPerson } from '@tartip/bank-ports/contracts-and-registration'
import type { TaskContent } from '@tartip/bank-ports/bank-tasks'
import type { RegisteredPerson } from '@tartip/bank-ports/person-registry'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BankServices } from '../bank-services.ts'
import { aContract } from '../testing/a-contract.ts'
import { createTestServices, type TestServices } from '../testing/test-services.ts'

describeContractsAndRegistrationContract('the twin', async () => {
  const bank = await createTestServices()
  const { services, clock, newId } = bank
  const { person, contract, userContractId } = await addContract(bank)
  const future: BankContract = {
    ...contract,
    contractId: newId(),
    legalPartyId: newId(),
    createdDate: '2030-01-01',
  }
  await services.seeds.people.addContracts([future])
  const otherInn = '10309198400012'
  await addToRegistry(services, {
    inn: otherInn,
    lastName: 'Сыдыкова',
    firstName: 'Айжан',
    birthDate: '1984-09-03',
    sex: 'FEMALE',
  })
  const deceasedInn = '20502194000013'
  await addToRegistry(services, {
    inn: deceasedInn,
    lastName: 'Абдиев',
    firstName: 'Кадыр',
    birthDate: '1940-02-05',
    isAlive: false,
  })
  const { people, sms } = services.desks
  const passwords = async (phone: string) =>
    (await sms.messages(phone, 200)).filter(message => message.purpose === 'CREDENTIALS')
  return {
    contracts: services.contracts,
    contract,
    person,
    userContractId,
    futurePartyId: future.legalPartyId,
    otherInn,
    unknownInn: '20101199900077',
    deceasedInn,
    newId,
    now: () => clock.now(),
    lastPasswordSentTo: async phone => {
      // Messages are shown by the second; a later one must be the later one here too.
      clock.advanceMinutes(1)
      const [last] = await passwords(phone)
      return last?.text.split(': ').at(-1) ?? ''
    },
    passwordsSentTo: async phone => (await passwords(phone)).length,
    async decide(taskId, verdict) {
      const decision =
        verdict === 'ACCEPT'
          ? ({ verdict } as const)
          : ({ verdict: 'REFUSE', reason: verdict.refuse } as const)
      expect(await people.decideTask(taskId, decision)).toMatchObject({ ok: true })
    },
    freeze: async (personId, reason) => void (await people.freeze(personId, reason)),
    unfreeze: async personId => void (await people.unfreeze(personId)),
    liftLockout: async personId => void (await people.liftLockout(personId)),
    advanceDays: days => clock.advanceMinutes(days * 24 * 60),
    close: bank.close,
  }
})

let bank: TestServices
let signatory: BankPerson
beforeAll(async () => {
  bank = await createTestServices()
  signatory = (await addContract(bank)).person
})
afterAll(() => bank.close())

test('a task is decided once, whoever clicks first', async () => {
  const { contract, userContractId } = await addContract(bank)
  const taskId = await submitTask(
    { contract, userContractId },
    {
      kind: 'PAYDA',
      application: {
        storeName: 'Дордой',
        storeAddress: 'Ряд 4',
        clientAccount: '1090011000014297',
        contactName: 'Асанов',
        contactNumber: '996700100101',
      },
    },
  )
  const { people } = bank.services.desks
  const answers = await Promise.all([
    people.decideTask(taskId, { verdict: 'ACCEPT' }),
    bank.another().desks.people.decideTask(taskId, { verdict: 'REFUSE', reason: 'Нет' }),
  ])
  expect(answers.filter(answer => answer.ok)).toHaveLength(1)
  expect(answers.find(answer => !answer.ok)).toMatchObject({
    error: { code: 'TASK_ALREADY_DECIDED' },
  })
})

test.each(['freeze', 'refuse'] as const)('to %s takes a reason', async what => {
  const { people } = bank.services.desks
  const answer =
    what === 'freeze'
      ? await people.freeze(signatory.personId, '  ')
      : await people.decideTask(bank.newId(), { verdict: 'REFUSE', reason: '' })
  expect(answer.ok).toBe(false)
})

test('a registered person gets a password by SMS and the signing right of the contract', async () => {
  const { contract, userContractId } = await addContract(bank)
  const inn = '21211199000031'
  await addToRegistry(bank.services, {
    inn,
    lastName: 'Токтоев',
    firstName: 'Азиз',
    birthDate: '1990-11-12',
  })
  const taskId = await submitTask(
    { contract, userContractId },
    {
      kind: 'REGISTRATION',
      application: { inn, fullName: 'Азиз Т.', phone: '996700777001', signRight: 'CREATOR' },
    },
  )
  await bank.services.desks.people.decideTask(taskId, { verdict: 'ACCEPT' })
  const [joined] = await bank.services.contracts.contractsOf(inn)
  expect(joined).toMatchObject({ signRight: 'CREATOR', contract })
  const [message] = await bank.services.desks.sms.messages('996700777001', 1)
  expect(message?.purpose).toBe('CREDENTIALS')
})

test('a refused person gets no access and no password', async () => {
  const { contract, userContractId } = await addContract(bank)
  const [inn, phone] = ['20505198500044', '996700777002']
  await addToRegistry(bank.services, {
    inn,
    lastName: 'Жумабаев',
    firstName: 'Нурлан',
    birthDate: '1985-05-05',
  })
  const taskId = await submitTask(
    { contract, userContractId },
    {
      kind: 'REGISTRATION',
      application: { inn, fullName: 'Нурлан Ж.', phone, signRight: 'SECOND' },
    },
  )
  const { people, sms } = bank.services.desks
  await people.decideTask(taskId, { verdict: 'REFUSE', reason: 'Нет доверенности' })
  expect(await bank.services.contracts.contractsOf(inn)).toEqual([])
  expect(await sms.messages(phone, 5)).toEqual([])
})

test('a new seller keeps the signing right and other roles', async () => {
  const { contract, person, userContractId } = await addContract(bank)
  await bank.services.seeds.people.addUserContracts([
    {
      userContractId,
      personId: person.personId,
      contractId: contract.contractId,
      signRight: 'FIRST',
      productRoles: ['SALARY_USER'],
      isFrozen: false,
    },
  ])
  await addToRegistry(bank.services, {
    inn: person.inn,
    lastName: 'Асанов',
    firstName: 'Эркин',
    birthDate: '1979-04-17',
  })
  const taskId = await submitTask(
    { contract, userContractId },
    {
      kind: 'SELLER',
      application: { inn: person.inn, fullName: person.fullName, phone: person.phone },
    },
  )
  await bank.services.desks.people.decideTask(taskId, { verdict: 'ACCEPT' })
  const [joined] = await bank.services.contracts.contractsOf(person.inn)
  expect(joined).toMatchObject({ signRight: 'FIRST', productRoles: ['SALARY_USER', 'SELLER'] })
})

test('freezing and verification are independent', async () => {
  const { person } = await addContract(bank)
  const { people } = bank.services.desks
  const now = async () => {
    const known = (await people.people()).find(one => one.person.personId === person.personId)
    return [known?.frozenReason?.ru, known?.person.postVerificationStatus]
  }
  await people.decideVerification(person.personId, 'Rejected')
  await people.freeze(person.personId, 'Утеря телефона')
  expect(await now()).toEqual(['Утеря телефона', 'Rejected'])
  await people.decideVerification(person.personId, 'Confirmed')
  expect(await now()).toEqual(['Утеря телефона', 'Confirmed'])
  await people.decideVerification(person.personId, 'Rejected')
  await people.unfreeze(person.personId)
  expect(await now()).toEqual([undefined, 'Rejected'])
})

/** Somebody the registry of people knows, a man unless stated otherwise. */
const addToRegistry = (
  { seeds }: BankServices,
  person: Omit<RegisteredPerson, 'sex' | 'isResident' | 'isAlive'> & Partial<RegisteredPerson>,
) => seeds.registry.addPeople([{ sex: 'MALE', isResident: true, isAlive: true, ...person }])

/** An application to the bank; answers the id of the task that waits for an officer. */
async function submitTask(
  { contract, userContractId }: { contract: BankContract; userContractId: string },
  content: TaskContent,
): Promise<string> {
  const taskId = bank.newId()
  const { legalPartyId } = contract
  const createdDate = bank.clock.now()
  const task = { taskId, legalPartyId, userContractId, createdDate, content }
  await bank.services.contracts.submitTask(task)
  return taskId
}

let contracts = 0

async function addContract({ services, newId }: TestServices) {
  contracts += 1
  const contract = aContract(
    { contractId: newId(), legalPartyId: newId() },
    { companyName: `ОсОО «Клиент ${contracts}»`, contractNum: String(4470 + contracts) },
  )
  const person: BankPerson = {
    personId: newId(),
    inn: `217041979${String(contracts).padStart(5, '0')}`,
    fullName: 'Асанов Эркин Болотович',
    shortName: 'Э. Асанов',
    phone: `9967001${String(contracts).padStart(5, '0')}`,
    isResident: true,
    postVerificationStatus: 'Confirmed',
  }
  const userContractId = newId()
  const { people } = services.seeds
  await people.addContracts([contract])
  await people.addPeople([person])
  await people.addUserContracts([
    {
      userContractId,
      personId: person.personId,
      contractId: contract.contractId,
      signRight: 'FIRST',
      productRoles: [],
      isFrozen: false,
    },
  ])
  return { contract, person, userContractId }
}

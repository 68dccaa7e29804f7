import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { addDays, bishkekDate } from '@tartip/domain/time/instant'

import type { SeedPerson } from '../public.ts'
import {
  testAccessControl,
  type Answer,
  type TestAccessControl,
} from '../testing/test-access-control.ts'

let bank: TestAccessControl

beforeAll(async () => {
  bank = await testAccessControl()
})
afterAll(() => bank.close())

interface GraphqlAnswer {
  data?: unknown
  errors?: { extensions: { code: string } }[]
}

/** Queries the service over HTTP with the cookies of a signed-in browser. */
async function execute(browser: Answer | undefined, query: string) {
  const cookies = browser?.cookies ?? {}
  const answer = await bank.call('POST', '/graphql/access-control', { cookies, body: { query } })
  const { data, errors = [] }: GraphqlAnswer = answer.body
  return { data, codes: errors.map(error => error.extensions.code) }
}

const employeeSecure = `{ employeeSecure {
  fullName authorized postVerificationStatus
  userContracts { userContractAttributes { userContractId userContractState } }
  currentContract {
    id orgReferenceId companyName inn active signScheme signType
    userContractAttributes { signRight registrationState productRoles { productName roles } }
  }
} }`
const selectContract = (id: string) =>
  `mutation { selectContract(userContractId: "${id}") { currentContract { orgReferenceId } } }`

const signedIn = (person: SeedPerson): Promise<Answer> => bank.signIn(person)
const sessionOf = (browser: Answer) =>
  bank.module.accessControl.authenticate(bank.tokenOf(browser), true)

describe('the signed-in person', () => {
  test('a person sees themselves, their contracts and the selected one', async () => {
    const company = await bank.addOrganisation()
    const person = await bank.addPerson()
    await bank.addUserContract(person, company, { productRoles: ['SALARY_USER', 'SELLER'] })
    const { data, codes } = await execute(await signedIn(person), employeeSecure)
    expect(codes).toEqual([])
    expect(data).toMatchObject({
      employeeSecure: {
        fullName: person.fullName,
        authorized: true,
        userContracts: [{ userContractAttributes: { userContractState: 'ACTIVE' } }],
        currentContract: {
          id: company.contractId,
          orgReferenceId: company.legalPartyId,
          companyName: company.companyName,
          userContractAttributes: {
            signRight: 'FIRST',
            registrationState: 'CONFIRMED',
            productRoles: [
              { productName: 'SALARY_PROJECT', roles: ['SALARY_USER'] },
              { productName: 'TEZ_LOANS', roles: ['SELLER'] },
            ],
          },
        },
      },
    })
  })

  test('a rejected person signs in and sees it, and may do nothing else', async () => {
    const company = await bank.addOrganisation()
    const person = await bank.addPerson({ postVerificationStatus: 'Rejected' })
    await bank.addUserContract(person, company)
    const browser = await signedIn(person)
    expect(await execute(browser, employeeSecure)).toMatchObject({
      data: { employeeSecure: { postVerificationStatus: 'Rejected' } },
    })
    const people = `{ employeesContract(orgReferenceId: "${company.legalPartyId}") { id } }`
    expect((await execute(browser, people)).codes).toEqual(['PERSON_REJECTED'])
  })

  test('nobody signed in sees nothing', async () => {
    expect((await execute(undefined, employeeSecure)).codes).toEqual(['UNAUTHENTICATED'])
  })
})

describe('choosing a contract', () => {
  test('moves the session there at once, and the next sign-in starts there', async () => {
    const [first, second] = [await bank.addOrganisation(), await bank.addOrganisation()]
    const person = await bank.addPerson()
    await bank.addUserContract(person, first)
    const other = await bank.addUserContract(person, second, { signRight: 'AUDITOR' })
    const browser = await signedIn(person)
    const reported: string[] = []
    const stop = bank.module.accessControl.onContractSelected(id => reported.push(id))
    const { data } = await execute(browser, selectContract(other.userContractId))
    stop()
    expect(data).toMatchObject({
      selectContract: { currentContract: { orgReferenceId: second.legalPartyId } },
    })
    const session = await sessionOf(browser)
    expect(session?.actor).toMatchObject({
      legalPartyId: second.legalPartyId,
      signRight: 'AUDITOR',
    })
    expect(reported).toEqual([session?.sessionId])
    const again = await sessionOf(await signedIn(person))
    expect(again?.actor?.legalPartyId).toBe(second.legalPartyId)
  })

  test('a contract of another organisation answers like one that does not exist', async () => {
    const [own, strange] = [await bank.addOrganisation(), await bank.addOrganisation()]
    const [person, stranger] = [await bank.addPerson(), await bank.addPerson()]
    await bank.addUserContract(person, own)
    const foreign = await bank.addUserContract(stranger, strange)
    const browser = await signedIn(person)
    const refused = await execute(browser, selectContract(foreign.userContractId))
    const missing = await execute(browser, selectContract('0192f0c1-0000-4000-8000-00000000ffff'))
    const nonsense = await execute(browser, selectContract('not an id'))
    expect(refused.codes).toEqual(['CONTRACT_NOT_FOUND'])
    expect(missing).toEqual(refused)
    expect(nonsense).toEqual(refused)
    const session = await sessionOf(browser)
    expect(session?.actor?.legalPartyId).toBe(own.legalPartyId)
  })

  test('a contract in which they are frozen, that is not active or has expired, cannot be chosen', async () => {
    const yesterday = addDays(bishkekDate(bank.clock.now()), -1)
    const [own, frozen, ended, expired] = [
      await bank.addOrganisation(),
      await bank.addOrganisation(),
      await bank.addOrganisation({ isActive: false }),
      await bank.addOrganisation({ expirationDate: yesterday }),
    ]
    const person = await bank.addPerson()
    await bank.addUserContract(person, own)
    const inFrozen = await bank.addUserContract(person, frozen, { state: 'FROZEN' })
    const inEnded = await bank.addUserContract(person, ended)
    const inExpired = await bank.addUserContract(person, expired)
    const browser = await signedIn(person)
    for (const { userContractId } of [inFrozen, inEnded, inExpired]) {
      const { codes } = await execute(browser, selectContract(userContractId))
      expect(codes).toEqual(['CONTRACT_NOT_ACTIVE'])
    }
    const { rows } = await sql<{ outcome: string }>`
      select outcome from access_control.audit
      where person_id = ${person.personId} and action = 'contractSelected'`.execute(
      bank.database.ownerDb,
    )
    expect(rows.map(row => row.outcome)).toEqual(rows.map(() => 'CONTRACT_NOT_ACTIVE'))
    expect(rows).toHaveLength(3)
  })
})

test('who is frozen in the contract they work in may go on in another one', async () => {
  const [first, second] = [await bank.addOrganisation(), await bank.addOrganisation()]
  const person = await bank.addPerson()
  const frozen = await bank.addUserContract(person, first)
  const other = await bank.addUserContract(person, second)
  const browser = await signedIn(person)
  await sql`
    update access_control.user_contract set state = 'FROZEN'
    where user_contract_id = ${frozen.userContractId}`.execute(bank.database.ownerDb)
  expect(await execute(browser, employeeSecure)).toMatchObject({
    data: { employeeSecure: { currentContract: null } },
    codes: [],
  })
  const people = `{ employeesContract(orgReferenceId: "${first.legalPartyId}") { id } }`
  expect((await execute(browser, people)).codes).toEqual(['CONTRACT_LOST'])
  expect(await execute(browser, selectContract(other.userContractId))).toMatchObject({
    data: { selectContract: { currentContract: { orgReferenceId: second.legalPartyId } } },
  })
})

test('an expired contract is shown as no longer active', async () => {
  const today = bishkekDate(bank.clock.now())
  const person = await bank.addPerson()
  for (const expirationDate of [addDays(today, -1), today]) {
    await bank.addUserContract(person, await bank.addOrganisation({ expirationDate }))
  }
  const query = '{ employeeSecure { userContracts { expirationDate active } } }'
  const { data } = await execute(await signedIn(person), query)
  const shown = (data as { employeeSecure: { userContracts: unknown[] } }).employeeSecure
  expect(new Set(shown.userContracts)).toEqual(
    new Set([
      { expirationDate: addDays(today, -1), active: false },
      { expirationDate: today, active: true },
    ]),
  )
})

describe('the people of the organisation', () => {
  const peopleOf = (orgReferenceId: string) =>
    `{ employeesContract(orgReferenceId: "${orgReferenceId}") { id signRight userContractState } }`
  const person = (referenceId: string) =>
    `{ employee(userReferenceId: "${referenceId}") { id fullName } }`

  test('the first signatory sees all of them and nobody of another organisation', async () => {
    const [own, strange] = [await bank.addOrganisation(), await bank.addOrganisation()]
    const [first, second, stranger] = [
      await bank.addPerson(),
      await bank.addPerson(),
      await bank.addPerson(),
    ]
    await bank.addUserContract(first, own)
    await bank.addUserContract(second, own, { signRight: 'SECOND', state: 'FROZEN' })
    await bank.addUserContract(stranger, strange)
    const browser = await signedIn(first)
    const { data } = await execute(browser, peopleOf(own.legalPartyId))
    expect(data).toEqual({
      employeesContract: [
        { id: first.personId, signRight: 'FIRST', userContractState: 'ACTIVE' },
        { id: second.personId, signRight: 'SECOND', userContractState: 'FROZEN' },
      ],
    })
    expect((await execute(browser, peopleOf(strange.legalPartyId))).codes).toEqual([
      'LEGAL_PARTY_NOT_FOUND',
    ])
    expect((await execute(browser, person(second.userReferenceId))).codes).toEqual([])
    const strangers = await execute(browser, person(stranger.userReferenceId))
    expect(strangers.codes).toEqual(['NOT_FOUND'])
    expect(strangers).toEqual(await execute(browser, person('not an id')))
    expect(await bank.module.accessControl.peopleOf(own.legalPartyId)).toHaveLength(2)
  })

  test('a colleague with two contracts in it is shown in the one the caller works in', async () => {
    const own = await bank.addOrganisation()
    const second = await bank.addOrganisation({ ...own, contractId: bank.ids.uuid() })
    const [caller, both, elsewhere] = [
      await bank.addPerson(),
      await bank.addPerson(),
      await bank.addPerson(),
    ]
    const callerIn = [
      await bank.addUserContract(caller, own),
      await bank.addUserContract(caller, second),
    ]
    await bank.addUserContract(both, own, { signRight: 'CREATOR' })
    await bank.addUserContract(both, second, { signRight: 'AUDITOR' })
    await bank.addUserContract(elsewhere, second, { signRight: 'CASHIER' })
    const browser = await signedIn(caller)
    const rightOf = async ({ userReferenceId }: SeedPerson) => {
      const query = `{ employee(userReferenceId: "${userReferenceId}") { signRight } }`
      return (await execute(browser, query)).data
    }
    for (const [at, signRight] of [
      [0, 'CREATOR'],
      [1, 'AUDITOR'],
    ] as const) {
      await execute(browser, selectContract(callerIn[at]?.userContractId ?? ''))
      expect(await rightOf(both)).toEqual({ employee: { signRight } })
      expect(await rightOf(elsewhere)).toEqual({ employee: { signRight: 'CASHIER' } })
    }
  })

  test.each(['SECOND', 'THIRD', 'CREATOR', 'AUDITOR', 'CASH_MANAGER', 'CASHIER', 'NONE'] as const)(
    '%s sees only themselves',
    async signRight => {
      const own = await bank.addOrganisation()
      const [caller, colleague] = [await bank.addPerson(), await bank.addPerson()]
      await bank.addUserContract(caller, own, { signRight })
      await bank.addUserContract(colleague, own)
      const browser = await signedIn(caller)
      expect((await execute(browser, peopleOf(own.legalPartyId))).codes).toEqual(['FORBIDDEN'])
      expect((await execute(browser, person(colleague.userReferenceId))).codes).toEqual([
        'FORBIDDEN',
      ])
      expect(await execute(browser, person(caller.userReferenceId))).toMatchObject({
        data: { employee: { id: caller.personId } },
        codes: [],
      })
    },
  )
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import {
  password,
  testAccessControl,
  type TestAccessControl,
} from '../testing/test-access-control.ts'

let bank: TestAccessControl

beforeAll(async () => {
  bank = await testAccessControl()
})
afterAll(() => bank.close())

test('thousands of people are added with one hash, and each of them can sign in', async () => {
  const company = await bank.addOrganisation()
  const model = await bank.addPerson()
  const people = Array.from({ length: 4500 }, (_, index) => ({
    ...model,
    personId: bank.ids.uuid(),
    userReferenceId: bank.ids.uuid(),
    clientId: `bulk-${index}`,
    mobile: `996555${String(index).padStart(6, '0')}`,
  }))
  await bank.module.accessControl.seed.addPeople(people)
  await bank.module.accessControl.seed.addUserContracts(
    people.map(({ personId }) => ({
      userContractId: bank.ids.uuid(),
      personId,
      legalPartyId: company.legalPartyId,
      contractId: company.contractId,
      signRight: 'CREATOR',
      productRoles: [],
    })),
  )
  expect(await bank.module.accessControl.peopleOf(company.legalPartyId)).toHaveLength(4500)
  expect((await bank.signIn(people[4499] ?? model)).status).toBe(200)
})

test('a password is hashed here when no hash is given', async () => {
  const company = await bank.addOrganisation()
  const { passwordHash: _passwordHash, ...model } = await bank.addPerson()
  const person = {
    ...model,
    password,
    personId: bank.ids.uuid(),
    userReferenceId: bank.ids.uuid(),
    clientId: 'plain',
    mobile: '996777000001',
  }
  await bank.module.accessControl.seed.addPerson(person)
  await bank.addUserContract(person, company)
  expect((await bank.signIn(person)).status).toBe(200)
  const { rows } = await sql<{ row: string }>`
    select p::text as row from access_control.person p where client_id = 'plain'`.execute(
    bank.database.ownerDb,
  )
  expect(rows[0]?.row).not.toContain(password)
})

test('a secret that no authenticator app could take is refused', async () => {
  await expect(bank.addPerson({ totpSecret: 'short' })).rejects.toThrow('base32')
})

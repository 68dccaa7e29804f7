import { afterAll, beforeAll, expect, test } from 'vitest'

import { testAccessControl, type TestAccessControl } from '../testing/test-access-control.ts'
import { findMembers } from './member-store.ts'

let bank: TestAccessControl
beforeAll(async () => {
  bank = await testAccessControl()
})
afterAll(() => bank.close())

test('everybody of several organisations is found at once, a frozen one marked as such', async () => {
  const [first, second] = [await bank.addOrganisation(), await bank.addOrganisation()]
  const [director, clerk] = [await bank.addPerson(), await bank.addPerson()]
  await bank.addUserContract(director, first)
  await bank.addUserContract(director, second)
  await bank.addUserContract(clerk, second, { state: 'FROZEN' })
  const parties = [first.legalPartyId, second.legalPartyId]
  const found = await findMembers(bank.database.db, parties, '2026-11-30')
  const facts = found.map(one => `${one.legalPartyId} ${one.personId} ${one.isActive}`)
  expect(new Set(facts)).toEqual(
    new Set([
      `${first.legalPartyId} ${director.personId} true`,
      `${second.legalPartyId} ${director.personId} true`,
      `${second.legalPartyId} ${clerk.personId} false`,
    ]),
  )
  expect(await findMembers(bank.database.db, [], '2026-11-30')).toEqual([])
})

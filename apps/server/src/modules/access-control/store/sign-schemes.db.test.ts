import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { addDays, bishkekDate } from '@tartip/domain/time/instant'

import { testAccessControl, type TestAccessControl } from '../testing/test-access-control.ts'

let bank: TestAccessControl

beforeAll(async () => {
  bank = await testAccessControl()
})
afterAll(() => bank.close())

const schemesOf = (...organisations: { legalPartyId: string }[]) =>
  bank.module.accessControl.signSchemesOf(organisations.map(one => one.legalPartyId))
const newContract = () => ({ contractId: bank.ids.uuid() })

test('the schemes of many organisations are answered at once, each its own', async () => {
  const one = await bank.addOrganisation({ signScheme: 'ONE_SIGNATORY' })
  const three = await bank.addOrganisation({ signScheme: 'THREE_SIGNATORY' })
  const unknown = { legalPartyId: bank.ids.uuid() }
  expect(await schemesOf(one, three, unknown)).toEqual(
    new Map([
      [one.legalPartyId, 'ONE_SIGNATORY'],
      [three.legalPartyId, 'THREE_SIGNATORY'],
    ]),
  )
  expect(await schemesOf()).toEqual(new Map())
})

test('a scheme that the bank has changed holds with the very next question', async () => {
  const company = await bank.addOrganisation({ signScheme: 'ONE_SIGNATORY' })
  await schemesOf(company)
  await sql`
    update access_control.contract set sign_scheme = 'THREE_SIGNATORY'
    where contract_id = ${company.contractId}`.execute(bank.database.ownerDb)
  expect((await schemesOf(company)).get(company.legalPartyId)).toBe('THREE_SIGNATORY')
})

test('of several contracts the strictest holds, and closed ones do not count', async () => {
  const today = bishkekDate(bank.clock.now())
  const company = await bank.addOrganisation({ signScheme: 'ONE_SIGNATORY' })
  const add = (over: Parameters<TestAccessControl['addOrganisation']>[0]) =>
    bank.addOrganisation({ ...company, ...newContract(), ...over })
  const scheme = async () => (await schemesOf(company)).get(company.legalPartyId)

  await add({ signScheme: 'THREE_SIGNATORY', isActive: false })
  await add({ signScheme: 'THREE_SIGNATORY', expirationDate: addDays(today, -1) })
  expect(await scheme()).toBe('ONE_SIGNATORY')
  await add({ signScheme: 'TWO_SIGNATORY', expirationDate: today })
  expect(await scheme()).toBe('TWO_SIGNATORY')
  await add({ signScheme: 'THREE_SIGNATORY' })
  expect(await scheme()).toBe('THREE_SIGNATORY')
})

test('where every contract is closed, what was signed in time needs the strictest of them', async () => {
  const company = await bank.addOrganisation({ signScheme: 'TWO_SIGNATORY', isActive: false })
  await bank.addOrganisation({ ...company, ...newContract(), signScheme: 'ONE_SIGNATORY' })
  await sql`
    update access_control.contract set is_active = false
    where legal_party_id = ${company.legalPartyId}`.execute(bank.database.ownerDb)
  expect((await schemesOf(company)).get(company.legalPartyId)).toBe('TWO_SIGNATORY')
})

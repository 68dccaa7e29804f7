import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { SeedOrganisation, SeedPerson } from '../../public.ts'
import { runQuery } from '../../testing/run-query.ts'
import {
  testAccessControl,
  type Answer,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'

const issue = (name: string) => `mutation I($org: ID!, $code: String!) {
  ${name}(orgReferenceId: $org, otpCode: $code) { qr key status username pcUserId } }`
const availability = `query A($org: ID!) { keyAvailability(orgReferenceId: $org) {
  available nonAvailableFor { fullName signRight } orgReferenceId } }`
const ownKey = '{ employeeSecure { currentContract { payControlKey { status username } } } }'

let bank: TestAccessControl
let company: SeedOrganisation
let first: SeedPerson
let second: SeedPerson
let browser: Answer

beforeAll(async () => {
  bank = await testAccessControl()
})
beforeEach(async () => {
  bank.bankOffice.isDown = false
  company = await bank.addOrganisation({ signType: 'PAY_CONTROL' })
  first = await bank.addPerson({ fullName: 'Асанов Бакыт' })
  second = await bank.addPerson({ fullName: 'Осмонова Айнура' })
  await bank.addUserContract(first, company)
  await bank.addUserContract(second, company, { signRight: 'SECOND' })
  browser = await bank.signIn(first)
})
afterAll(() => bank.close())

const order = (name: 'createPayControlKey' | 'regeneratePayControlKey', over: object = {}) => {
  bank.clock.advanceMinutes(1)
  const variables = { org: company.legalPartyId, code: bank.codeNow(), ...over }
  return runQuery(bank, browser, issue(name), variables)
}
const readAvailability = async () =>
  (await runQuery(bank, browser, availability, { org: company.legalPartyId })).data?.[
    'keyAvailability'
  ]
const actorNow = async () => {
  // The answer of the vendor's server is remembered for two seconds.
  bank.clock.advanceMinutes(1)
  return (await bank.module.accessControl.authenticate(bank.tokenOf(browser), true))?.actor
}

describe('pay-control keys', () => {
  test('are issued with a code, shown once, and count when a phone has taken them', async () => {
    const made = await order('createPayControlKey')
    expect(made.data).toEqual({
      createPayControlKey: {
        qr: `qr-of-pc-${first.personId}`,
        key: `text-of-pc-${first.personId}`,
        status: 'CREATED',
        username: 'Асанов Бакыт',
        pcUserId: `pc-${first.personId}`,
      },
    })
    expect(await readAvailability()).toEqual({
      available: false,
      nonAvailableFor: [
        { fullName: 'Асанов Бакыт', signRight: 'FIRST' },
        { fullName: 'Осмонова Айнура', signRight: 'SECOND' },
      ],
      orgReferenceId: company.legalPartyId,
    })
    bank.bankOffice.activateKey(first.personId)
    bank.clock.advanceMinutes(1)
    expect(await readAvailability()).toMatchObject({ nonAvailableFor: [{ signRight: 'SECOND' }] })
    const own = await runQuery(bank, browser, ownKey)
    expect(own.data).toMatchObject({
      employeeSecure: { currentContract: { payControlKey: { status: 'ACTIVE' } } },
    })
  })

  test('let documents be confirmed when every signatory has one', async () => {
    await order('createPayControlKey')
    expect((await actorNow())?.payControlKeyAvailable).toBe(false)
    browser = await bank.signIn(second)
    await order('createPayControlKey')
    for (const { personId } of [first, second]) bank.bankOffice.activateKey(personId)
    expect((await actorNow())?.payControlKeyAvailable).toBe(true)
    bank.bankOffice.isDown = true
    expect((await actorNow())?.payControlKeyAvailable).toBe(false)
  })

  test('are made once and regenerated only where there is one', async () => {
    expect((await order('regeneratePayControlKey')).codes).toEqual(['KEY_NOT_FOUND'])
    expect((await order('createPayControlKey')).codes).toEqual([])
    expect((await order('createPayControlKey')).codes).toEqual(['KEY_EXISTS'])
    expect((await order('regeneratePayControlKey')).codes).toEqual([])
  })

  test('are not issued without a right code', async () => {
    expect((await order('createPayControlKey', { code: '000000' })).codes).toEqual([
      'OTP_INCORRECT',
    ])
    expect((await order('regeneratePayControlKey')).codes).toEqual(['KEY_NOT_FOUND'])
  })

  test('of another organisation are those of none, before a code is used up', async () => {
    const other = await bank.addOrganisation({ signType: 'PAY_CONTROL' })
    for (const org of [other.legalPartyId, bank.ids.uuid()]) {
      expect((await order('createPayControlKey', { org })).codes).toEqual(['LEGAL_PARTY_NOT_FOUND'])
      expect((await runQuery(bank, browser, availability, { org })).codes).toEqual([
        'LEGAL_PARTY_NOT_FOUND',
      ])
    }
  })

  test('are refused while the vendor’s server does not answer', async () => {
    bank.bankOffice.isDown = true
    expect((await order('createPayControlKey')).codes).toEqual(['BANK_UNAVAILABLE'])
    expect((await runQuery(bank, browser, ownKey)).data).toMatchObject({
      employeeSecure: { currentContract: { payControlKey: null } },
    })
  })

  test('of a call with an unknown outcome: the code stays with that call, which may be repeated', async () => {
    const call = 'a0000000-0000-4000-8000-0000000000c1'
    bank.clock.advanceMinutes(1)
    const variables = { org: company.legalPartyId, code: bank.codeNow() }
    const create = (key?: string) =>
      runQuery(bank, browser, issue('createPayControlKey'), variables, key)
    bank.bankOffice.isDown = true
    expect((await create(call)).codes).toEqual(['BANK_UNAVAILABLE'])
    bank.bankOffice.isDown = false
    expect((await create()).codes).toEqual(['OTP_ALREADY_USED'])
    expect((await create(call)).codes).toEqual([])
  })

  test('of a refused call leave the code good', async () => {
    bank.clock.advanceMinutes(1)
    const variables = { org: company.legalPartyId, code: bank.codeNow() }
    const refused = await runQuery(bank, browser, issue('regeneratePayControlKey'), variables)
    expect(refused.codes).toEqual(['KEY_NOT_FOUND'])
    expect((await runQuery(bank, browser, issue('createPayControlKey'), variables)).codes).toEqual(
      [],
    )
  })

  test('are for first and second signatories of contracts that use them', async () => {
    const creator = await bank.addPerson()
    await bank.addUserContract(creator, company, { signRight: 'THIRD' })
    browser = await bank.signIn(creator)
    expect((await order('createPayControlKey')).codes).toEqual(['FORBIDDEN'])
    const ordinary = await bank.addOrganisation()
    const director = await bank.addPerson()
    await bank.addUserContract(director, ordinary)
    browser = await bank.signIn(director)
    const refused = await order('createPayControlKey', { org: ordinary.legalPartyId })
    expect(refused.codes).toEqual(['PAY_CONTROL_NOT_USED'])
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { SeedOrganisation, SeedPerson } from '../../public.ts'
import { runQuery } from '../../testing/run-query.ts'
import {
  password,
  testAccessControl,
  type Answer,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'
import { keyCallsPerMinute } from './authenticate-key.ts'

let bank: TestAccessControl
let company: SeedOrganisation
let director: SeedPerson
let directorContractId: string
let browser: Answer

beforeAll(async () => {
  bank = await testAccessControl()
})
beforeEach(async () => {
  const signedIn = await bank.addSignedIn()
  ;({ company, person: director, browser } = signedIn)
  directorContractId = signedIn.contract.userContractId
})
afterAll(() => bank.close())

const createKey = `mutation C($org: ID!, $password: String!, $list: [ApiKeyAccessInput!]!) {
  createApiKey(orgReferenceId: $org, password: $password, apiKeyAccessList: $list) {
    key createdDate validUntil isActive apiKeyAccessList { api } } }`
const readKey = `query K($org: ID!) { apiKey(orgReferenceId: $org) {
  state isActive keyPrefix createdBy lastUsedDate apiKeyAccessList { api } } }`
const deactivate = `mutation D($org: ID!) {
  deactivateApiKey(orgReferenceId: $org) { state isActive } }`

const make = (over: object = {}, who: Answer = browser) =>
  runQuery(bank, who, createKey, {
    org: company.legalPartyId,
    password,
    list: [{ api: 'PAYMENTS' }, { api: 'ACCOUNTS' }, { api: 'ACCOUNTS' }],
    ...over,
  })
const read = async (who: Answer = browser) =>
  (await runQuery(bank, who, readKey, { org: company.legalPartyId })).data?.['apiKey']
const keyOf = (made: Awaited<ReturnType<typeof make>>): string => {
  const key: unknown = Reflect.get(Object(made.data?.['createApiKey']), 'key')
  if (typeof key !== 'string') throw new Error('No key was made')
  return key
}
const callerOf = (key: string, ip = '10.0.0.1') =>
  bank.module.sessionGate.authenticateKey(`Bearer ${key}`, ip)

describe('the API key of an organisation', () => {
  test('is reported once, works for ninety days, and only its hash is kept', async () => {
    expect(await read()).toBeNull()
    const made = await make()
    const key = keyOf(made)
    expect(made.data).toMatchObject({
      createApiKey: {
        isActive: true,
        apiKeyAccessList: [{ api: 'ACCOUNTS' }, { api: 'PAYMENTS' }],
      },
    })
    expect(await read()).toEqual({
      state: 'ACTIVE',
      isActive: true,
      keyPrefix: key.slice(0, 11),
      createdBy: director.shortName,
      lastUsedDate: null,
      apiKeyAccessList: [{ api: 'ACCOUNTS' }, { api: 'PAYMENTS' }],
    })
    const { rows } = await sql<{ text: string }>`
      select row_to_json(k)::text as text from access_control.api_key k`.execute(
      bank.database.ownerDb,
    )
    expect(rows.map(row => row.text).join()).not.toContain(key)
    expect(await callerOf(key)).toMatchObject({ apis: ['ACCOUNTS', 'PAYMENTS'] })
  })

  test('stands for its maker in their contract, with their rights of this very moment', async () => {
    const key = keyOf(await make())
    expect(await callerOf(key)).toMatchObject({
      actor: {
        personId: director.personId,
        legalPartyId: company.legalPartyId,
        signRight: 'FIRST',
      },
    })
    await sql`update access_control.user_contract set state = 'FROZEN'
      where user_contract_id = ${directorContractId}`.execute(bank.database.ownerDb)
    expect(await callerOf(key)).toMatchObject({ actor: undefined })
  })

  test('needs the maker’s password, and the fifth wrong one ends their session', async () => {
    for (let left = 4; left >= 1; left -= 1) {
      const wrong = await make({ password: 'wrong' })
      expect(wrong).toMatchObject({ codes: ['PASSWORD_INCORRECT'], params: { attemptsLeft: left } })
    }
    expect((await make({ password: 'wrong' })).codes).toEqual(['UNAUTHENTICATED'])
    expect((await make()).status).toBe(401)
    browser = await bank.signIn(director)
    expect((await make()).codes).toEqual([])
  })

  test('is one: another is refused while it works, also in a race', async () => {
    const answers = await Promise.all([make(), make(), make()])
    expect(answers.flatMap(answer => answer.codes)).toEqual(['API_KEY_EXISTS', 'API_KEY_EXISTS'])
    expect((await make()).codes).toEqual(['API_KEY_EXISTS'])
  })

  test('that has ended is replaced only when the bank allows it', async () => {
    const first = keyOf(await make())
    const off = await runQuery(bank, browser, deactivate, { org: company.legalPartyId })
    expect(off.data).toEqual({ deactivateApiKey: { state: 'INACTIVE', isActive: false } })
    expect(await callerOf(first)).toBe('unknown')
    expect((await make()).codes).toEqual(['API_KEY_REISSUE_BY_BANK'])
    await bank.module.accessControl.allowApiKeyReissue(company.legalPartyId)
    expect(await read()).toMatchObject({ state: 'NEW' })
    const second = keyOf(await make())
    expect(await callerOf(second)).toMatchObject({ apis: ['ACCOUNTS', 'PAYMENTS'] })
    expect(await callerOf(first)).toBe('unknown')
  })

  test('is over after ninety days', async () => {
    const key = keyOf(await make())
    bank.clock.advanceMinutes(90 * 24 * 60)
    expect(await callerOf(key)).toBe('unknown')
    browser = await bank.signIn(director)
    expect(await read()).toMatchObject({ state: 'INACTIVE', isActive: false })
    expect((await make()).codes).toEqual(['API_KEY_REISSUE_BY_BANK'])
  })

  test('is made by one of twenty right passwords at once, and the session lives on', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => make()))
    expect(made.flatMap(({ codes }) => codes)).not.toContain('UNAUTHENTICATED')
    expect(made.flatMap(({ codes }) => codes)).not.toContain('PASSWORD_INCORRECT')
    expect(await read()).toMatchObject({ isActive: true })
  })

  test('grants something', async () => {
    expect((await make({ list: [] })).codes).toEqual(['API_KEY_ACCESS_REQUIRED'])
  })

  test('is nobody’s business but the first signatory’s, and no other organisation’s', async () => {
    const second = await bank.addPerson()
    await bank.addUserContract(second, company, { signRight: 'SECOND' })
    const theirs = await bank.signIn(second)
    expect((await make({}, theirs)).codes).toEqual(['FORBIDDEN'])
    const other = await bank.addOrganisation()
    browser = await bank.signIn(director)
    for (const org of [other.legalPartyId, bank.ids.uuid()]) {
      expect((await make({ org })).codes).toEqual(['LEGAL_PARTY_NOT_FOUND'])
      expect((await runQuery(bank, browser, readKey, { org })).codes).toEqual([
        'LEGAL_PARTY_NOT_FOUND',
      ])
      expect((await runQuery(bank, browser, deactivate, { org })).codes).toEqual([
        'LEGAL_PARTY_NOT_FOUND',
      ])
    }
  })
})

describe('a program', () => {
  test.each([
    '{ employeeSecure { id } }',
    'mutation { selectContract(userContractId: "x") { id } }',
    '{ apiKey(orgReferenceId: "x") { state } }',
    'mutation { switchUserContractState(businessUserContractId: "x", userContractState: FROZEN) { id } }',
    'mutation { changePassword(currentPassword: "a", newPassword: "b", otpCode: "1") }',
  ])('never decides about people: %s', async query => {
    const apiKey = keyOf(await make({ list: [{ api: 'ACCOUNTS' }, { api: 'REFERENCE' }] }))
    expect((await runQuery(bank, { apiKey }, query)).codes).toEqual(['API_NOT_GRANTED'])
  })

  test.each([
    'Bearer',
    'Bearer tartip_short',
    'Basic dXNlcjpwYXNz',
    `Bearer tartip_${'a'.repeat(43)}`,
  ])('with %s is nobody', async authorization => {
    expect(await bank.module.sessionGate.authenticateKey(authorization, '10.0.0.1')).toBe('unknown')
  })

  test('is the same credential however its header is written, and so is a session', () => {
    const { credentialOf } = bank.module.sessionGate
    const key = `tartip_${'a'.repeat(43)}`
    expect(credentialOf({ authorization: `Bearer ${key}` })).toBe(key)
    expect(credentialOf({ authorization: `bEARER ${key}`, cookie: 'a=1' })).toBe(key)
    expect(credentialOf({ authorization: 'Basic dXNlcjpwYXNz' })).toBeUndefined()
    const token = 'b'.repeat(43)
    expect(credentialOf({ cookie: `tartip-session=${token}` })).toBe(token)
    expect(credentialOf({ cookie: `a1=1; tartip-session=${token}; b=2` })).toBe(token)
    expect(credentialOf({ cookie: 'a1=1' })).toBeUndefined()
  })

  test.each([
    { cookie: 'tartip-session=10.0.0.1' },
    { authorization: 'Bearer tartip_10.0.0.1' },
    { authorization: 'Bearer 10.0.0.1' },
  ])('is none where it cannot be one: %o counts for the address that it comes from', headers => {
    expect(bank.module.sessionGate.credentialOf(headers)).toBeUndefined()
  })

  test('is slowed down, each key for itself', async () => {
    const key = keyOf(await make())
    for (let call = 0; call < keyCallsPerMinute; call += 1) {
      expect(await callerOf(key)).not.toBe('tooMany')
    }
    expect(await callerOf(key)).toBe('tooMany')
    bank.clock.advanceMinutes(1)
    expect(await callerOf(key)).not.toBe('tooMany')
  })

  test('leaves what it did in the audit: its first call, another address, and what it was refused', async () => {
    const apiKey = keyOf(await make())
    await callerOf(apiKey)
    await callerOf(apiKey)
    await callerOf(apiKey, '10.0.0.2')
    await runQuery(bank, { apiKey }, '{ employeeSecure { id } }')
    const { rows } = await sql<{ outcome: string; detail: string }>`
      select outcome, details ->> 'ip' as detail from platform.audit_entry
      where legal_party_id = ${company.legalPartyId} and action = 'apiKeyUsed'
      union all
      select outcome, details ->> 'operation' from access_control.audit
      where legal_party_id = ${company.legalPartyId} and action = 'callRefused'
        and details ->> 'keyId' is not null`.execute(bank.database.ownerDb)
    expect(rows).toEqual([
      { outcome: 'ok', detail: '10.0.0.1' },
      { outcome: 'ok', detail: '10.0.0.2' },
      { outcome: 'ok', detail: '127.0.0.1' },
      { outcome: 'API_NOT_GRANTED', detail: 'employeeSecure' },
    ])
    expect(await read()).toMatchObject({ lastUsedDate: expect.any(String) })
  })

  test('used by many calls at once is noted once, and refuses all of them once it is switched off', async () => {
    const key = keyOf(await make())
    const together = () => Promise.all(Array.from({ length: 20 }, () => callerOf(key)))
    expect(await together()).not.toContain('unknown')
    const { rows } = await sql`
      select from platform.audit_entry
      where legal_party_id = ${company.legalPartyId} and action = 'apiKeyUsed'`.execute(
      bank.database.ownerDb,
    )
    expect(rows).toHaveLength(1)
    await runQuery(bank, browser, deactivate, { org: company.legalPartyId })
    expect(new Set(await together())).toEqual(new Set(['unknown']))
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { BankCard } from '@tartip/bank-ports/cards'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'

import type { Actor } from '../../platform/actor.ts'
import type { ContractPerson } from '../access-control/public.ts'
import { accountMigrations } from './store/migrations/account-migrations.ts'
import { aCoreAccount } from './testing/fake-core-accounts.ts'
import {
  changeAccountAccess,
  changeCardAccess,
  type ChangePersonAccessDeps,
} from './use-cases/change-person-access.ts'
import { readPersonAccess } from './use-cases/read-person-access.ts'

const legalPartyId = '11111111-1111-4111-8111-111111111111'
const main = aCoreAccount()
const deposit = aCoreAccount({
  accountId: '44444444-4444-4444-8444-000000000002',
  account: '1090011000602004',
  type: 'DEPOSIT',
})
const card = {
  cardId: '55555555-5555-4555-8555-000000000001',
  maskedNumber: '9417 00•• •••• 1234',
  holderName: 'AIGERIM T',
  account: '1090011000602005',
  status: 'ACTIVE',
} as unknown as BankCard

const personWith = (signRight: SignRight, personId: string): ContractPerson => ({
  personId,
  userReferenceId: personId,
  fullName: 'Токтогулова Айгерим',
  shortName: 'Токтогулова А.',
  signRight,
  state: 'Confirmed',
  userContractState: 'ACTIVE',
  postVerificationStatus: 'Confirmed',
})
const creator = personWith('CREATOR', '33333333-3333-4333-8333-000000000001')
const auditor = personWith('AUDITOR', '33333333-3333-4333-8333-000000000002')
const director = personWith('FIRST', '33333333-3333-4333-8333-000000000003')

const actorWith = (signRight: SignRight): Actor => ({
  ...director,
  legalPartyId,
  signRight,
  signScheme: 'TWO_SIGNATORY',
  signType: 'TOTP',
  productRoles: [],
  payControlKeyAvailable: false,
  sessionId: 'session',
  userContractId: director.personId,
  contractId: director.personId,
  companyName: 'ОсОО «Алтын-Дөбө Маркет»',
  companyInn: '01403201610101',
})
const first = actorWith('FIRST')

let database: TestDatabase
let published: string[]
let isBankDown: boolean
let deps: ChangePersonAccessDeps

beforeAll(async () => {
  database = await testDatabase([{ name: 'account', migrations: accountMigrations }])
})
beforeEach(async () => {
  published = []
  isBankDown = false
  await sql`truncate account.permission, account.card_permission`.execute(database.ownerDb)
  deps = {
    db: database.db,
    clock: createTestClock(),
    core: {
      accountsOf: async party => {
        if (isBankDown) throw new BankUnavailable('down')
        return party === legalPartyId ? [main, deposit] : []
      },
    },
    cards: { cardsOf: async party => (party === legalPartyId ? [card] : []) },
    people: {
      peopleOf: async party => (party === legalPartyId ? [creator, auditor, director] : []),
      recordRightsChange: async (_party, personId) => {
        published.push(personId)
      },
    },
  }
})
afterAll(() => database.close())

const read = (personId = creator.personId, actor = first) => readPersonAccess(deps)(actor, personId)
const codeOf = (result: { ok: boolean; error?: { code: string } }) =>
  result.ok ? 'ok' : result.error?.code
type Wanted = Parameters<ReturnType<typeof changeAccountAccess>>[2][number]
const change = (over: Partial<Wanted> = {}, person = creator, actor = first) =>
  changeAccountAccess(deps)(actor, person.userReferenceId, [
    { id: main.accountId, permissions: ['READ', 'CLEARING'], formerPermissions: [], ...over },
  ])

describe('what a person may do with accounts and cards', () => {
  test('is nothing until it is granted, and then exactly that', async () => {
    const before = await read()
    expect(before.ok && before.value.accounts.map(one => one.permissions)).toEqual([[], []])
    const saved = await change()
    expect(saved.ok && saved.value.accounts[0]?.permissions).toEqual(['CLEARING', 'READ'])
    const cards = await changeCardAccess(deps)(first, creator.userReferenceId, [
      { id: card.cardId, permissions: ['READ_CARD', 'SET_LIMIT'], formerPermissions: [] },
    ])
    expect(cards.ok && cards.value.cards[0]?.permissions).toEqual(['READ_CARD', 'SET_LIMIT'])
    expect(published).toEqual([creator.personId, creator.personId])
  })

  test('is everything for the first signatory, and nothing of it can be taken away', async () => {
    const own = await read(director.personId)
    expect(own.ok && own.value.isEverything).toBe(true)
    expect(own.ok && own.value.accounts[0]?.permissions).toHaveLength(13)
    expect(codeOf(await change({}, director))).toBe('PERMISSIONS_OF_FIRST')
  })

  test('follows the right: an auditor is granted no payments', async () => {
    expect(codeOf(await change({}, auditor))).toBe('PERMISSION_NOT_AVAILABLE')
    expect(codeOf(await change({ permissions: ['READ'] }, auditor))).toBe('ok')
  })

  test.each([
    ['PERMISSION_NOT_AVAILABLE', { id: deposit.accountId }],
    ['PERMISSION_NOT_AVAILABLE', { permissions: ['CLEARING'] }],
    ['ACCOUNT_NOT_FOUND', { id: '44444444-4444-4444-8444-00000000ffff' }],
    ['PERMISSIONS_CHANGED_MEANWHILE', { formerPermissions: ['READ'] }],
  ] as const)('is not changed: %s for %j', async (code, over) => {
    expect(codeOf(await change(over))).toBe(code)
    const after = await read()
    expect(after.ok && after.value.accounts.every(one => one.permissions.length === 0)).toBe(true)
    expect(published).toEqual([])
  })

  test('is not changed when one account is named twice', async () => {
    const wish = { id: main.accountId, formerPermissions: [] }
    const wishes = [
      { ...wish, permissions: ['READ', 'CLEARING'] as const },
      { ...wish, permissions: ['READ'] as const },
    ]
    const saved = await changeAccountAccess(deps)(first, creator.userReferenceId, wishes)
    expect(codeOf(saved)).toBe('BAD_REQUEST')
    expect(published).toEqual([])
  })

  test('is saved once when two managers save at once from the same page', async () => {
    const codes = await Promise.all([change(), change({ permissions: ['READ'] })])
    expect(codes.map(result => String(codeOf(result))).toSorted()).toEqual([
      'PERMISSIONS_CHANGED_MEANWHILE',
      'ok',
    ])
  })

  test('is recorded in the audit before and after, without a full account number', async () => {
    await change()
    await change({ permissions: [], formerPermissions: ['READ', 'CLEARING'] })
    const { rows } = await sql<{ details: object }>`
      select details from platform.audit_entry where action = 'permissionsChanged'
      order by id desc limit 2`.execute(database.ownerDb)
    expect(rows.map(row => row.details)).toMatchObject([
      { before: ['CLEARING', 'READ'], after: [], fullName: creator.fullName },
      { before: [], after: ['CLEARING', 'READ'], subject: '··4201' },
    ])
    expect(JSON.stringify(rows)).not.toContain(main.account)
  })

  test('is only for who manages people, and only of the own organisation', async () => {
    for (const right of ['SECOND', 'CREATOR', 'AUDITOR', 'NONE'] as const) {
      expect(codeOf(await read(creator.personId, actorWith(right)))).toBe('FORBIDDEN')
      expect(codeOf(await change({}, creator, actorWith(right)))).toBe('FORBIDDEN')
    }
    const stranger = { ...first, legalPartyId: '22222222-2222-4222-8222-222222222222' }
    expect(codeOf(await read(creator.personId, stranger))).toBe('PERSON_NOT_FOUND')
    expect(codeOf(await change({}, creator, stranger))).toBe('PERSON_NOT_FOUND')
  })

  test('cannot be reported while the bank does not answer', async () => {
    isBankDown = true
    expect(codeOf(await read())).toBe('BANK_UNAVAILABLE')
  })
})

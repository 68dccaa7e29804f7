import type { CoreAccount, CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { SignRight } from '@tartip/domain/people/sign-right'
import { err, ok } from '@tartip/domain/result'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { graphql } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { Actor } from '../../platform/actor.ts'
import { inTenant } from '../../platform/db/transaction.ts'
import { scalarResolvers } from '../../platform/graphql/scalars.ts'
import { anActor } from './testing/actor.ts'
import { fakeCoreAccounts, aCoreAccount } from './testing/fake-core-accounts.ts'
import { noProducts } from './testing/no-products.ts'
import { createAccountModule, type AccountModule } from './compose.ts'
import { accountMigrations } from './store/migrations/account-migrations.ts'
import { createAccountStore } from './store/account-store.ts'

const legalPartyId = '11111111-1111-4111-8111-111111111111'
const otherParty = '22222222-2222-4222-8222-222222222222'
const personId = '33333333-3333-4333-8333-333333333333'

const coreAccount = (account: string, exception: Partial<CoreAccount> = {}): CoreAccount =>
  aCoreAccount({
    accountId: `44444444-4444-4444-8444-${account.slice(-12)}`,
    account,
    heldMinor: 30_00n,
    ...exception,
  })

const main = coreAccount('1090011000014201')
const arrested = coreAccount('1090011000015502', { status: 'ARRESTED' })
const closed = coreAccount('1090011000019903', { status: 'CLOSED' })
const deposit = coreAccount('1090011000602004', { type: 'DEPOSIT' })
const accounts = [main, arrested, closed, deposit]

const core = fakeCoreAccounts(accounts)

const actorWith = (signRight: SignRight, exception: Partial<Actor> = {}): Actor =>
  anActor(signRight, { personId, ...exception })

let database: TestDatabase
let module: AccountModule

beforeAll(async () => {
  database = await testDatabase([{ name: 'account', migrations: accountMigrations }])
  module = createAccountModule({
    db: database.db,
    core,
    people: { peopleOf: async () => [], recordRightsChange: async () => undefined },
    realClock: createTestClock(),
    ...noProducts(),
  })
  await module.seed.grant(
    [main, arrested, closed].map(account => ({
      legalPartyId,
      personId,
      accountId: account.accountId,
      account: account.account,
      permissions: ['READ', 'CLEARING'],
    })),
  )
})
afterAll(() => database.close())

describe('the operations of an account as a file', () => {
  const exportOf = (exception: Partial<CoreAccounts> = {}) =>
    createAccountModule({
      db: database.db,
      core: fakeCoreAccounts(accounts, exception),
      people: { peopleOf: async () => [], recordRightsChange: async () => undefined },
      realClock: createTestClock(),
      ...noProducts(),
    }).listExport
  const openAs = (list: AccountModule['listExport'], accountId = main.accountId) =>
    list.open(actorWith('FIRST'), { accountId }, 'en')
  const silent = () => Promise.reject(new BankUnavailable('The bank is unavailable'))

  test('are refused as unavailable while the bank does not list accounts', async () => {
    expect(await openAs(exportOf({ accountsOf: silent }))).toEqual(err('BANK_UNAVAILABLE'))
  })

  test('are refused as unavailable, not cut off, while the bank gives no operations', async () => {
    expect(await openAs(exportOf({ operations: silent }))).toEqual(err('BANK_UNAVAILABLE'))
  })

  test('are not those of an account that is not theirs', async () => {
    expect(await openAs(exportOf(), otherParty)).toEqual(err('ACCOUNT_NOT_FOUND'))
  })
})

describe('accounts for takings', () => {
  test('are open settlement accounts of the company that the person may use', async () => {
    const own = await module.outletAccounts(actorWith('CREATOR'))
    expect(own).toContain(main.account)
    expect(own).not.toContain(closed.account)
    expect(await module.outletAccounts(actorWith('FIRST'))).not.toContain(deposit.account)
    const stranger = actorWith('SECOND', { personId: '55555555-5555-4555-8555-555555555555' })
    expect(await module.outletAccounts(stranger)).toEqual([])
  })
})

describe('paying from an account', () => {
  const pay = (actor: Actor, account: CoreAccount, permission: 'CLEARING' | 'GROSS' = 'CLEARING') =>
    module.accounts.payerAccount(actor, account.account, permission)

  test('a creator pays with the permission that was granted', async () => {
    expect(await pay(actorWith('CREATOR'), main)).toEqual(ok(main))
  })

  test('a permission that was not granted is refused', async () => {
    expect(await pay(actorWith('CREATOR'), main, 'GROSS')).toEqual(
      err('OPERATION_NOT_ALLOWED_FOR_ACCOUNT'),
    )
  })

  test('the first signatory needs no grant', async () => {
    expect(await pay(actorWith('FIRST'), main, 'GROSS')).toEqual(ok(main))
  })

  test('nobody pays from a deposit, the first signatory neither', async () => {
    expect(await pay(actorWith('FIRST'), deposit)).toEqual(err('OPERATION_NOT_ALLOWED_FOR_ACCOUNT'))
  })

  test.each([
    ['an arrested account is refused', arrested, 'ACCOUNT_SEIZED'],
    ['a closed account is refused', closed, 'ACCOUNT_CLOSED'],
  ] as const)('%s', async (_what, account, code) => {
    expect(await pay(actorWith('CREATOR'), account)).toEqual(err(code))
  })

  test('an account that the person may not read answers like an unknown one', async () => {
    const stranger = actorWith('SECOND', { personId: '55555555-5555-4555-8555-555555555555' })
    const unknown = coreAccount('1090011000099999')
    expect(await pay(stranger, main)).toEqual(err('ACCOUNT_NOT_FOUND'))
    expect(await pay(stranger, unknown)).toEqual(err('ACCOUNT_NOT_FOUND'))
  })

  test('an account of another organisation answers like an unknown one', async () => {
    expect(await pay(actorWith('FIRST', { legalPartyId: otherParty }), main)).toEqual(
      err('ACCOUNT_NOT_FOUND'),
    )
  })

  test.each(['CASHIER', 'NONE'] as const)(
    '%s has no account, whatever was granted',
    async right => {
      expect(await pay(actorWith(right), main)).toEqual(err('ACCOUNT_NOT_FOUND'))
      expect(await module.accounts.readableAccounts(actorWith(right))).toEqual([])
    },
  )

  test('a rejected person has no account', async () => {
    const rejected = actorWith('FIRST', { postVerificationStatus: 'Rejected' })
    expect(await module.accounts.readableAccounts(rejected)).toEqual([])
  })
})

test('a person is informed what they may do with each account that they may read', async () => {
  const ofCreator = await module.accounts.permissionsByAccount(actorWith('CREATOR'))
  expect(ofCreator.get(main.account)?.toSorted()).toEqual(['CLEARING', 'READ'])
  expect(ofCreator.has(deposit.account)).toBe(false)
  const ofFirst = await module.accounts.permissionsByAccount(actorWith('FIRST'))
  expect(ofFirst.get(main.account)).toContain('GROSS')
  expect(ofFirst.get(deposit.account)).toEqual(['READ', 'PUSH_NOTIFICATION'])
  const ofCashier = await module.accounts.permissionsByAccount(actorWith('CASHIER'))
  expect(ofCashier.size).toBe(0)
})

test('a person sees the accounts that they may read and no others', async () => {
  expect(await module.accounts.readableAccounts(actorWith('CREATOR'))).toEqual([
    main.account,
    arrested.account,
    closed.account,
  ])
  expect(await module.accounts.readableAccounts(actorWith('FIRST'))).toHaveLength(4)
})

test('grants of one organisation are out of reach for a query of another', async () => {
  const grants = await inTenant(database.db, otherParty, tx =>
    createAccountStore(tx).findGrants(legalPartyId, personId),
  )
  expect(grants.size).toBe(0)
})

describe('the export of operations', () => {
  test.each<[string, Actor, Record<string, unknown>, string]>([
    ['no account', actorWith('FIRST'), {}, 'BAD_USER_INPUT'],
    [
      'an account of another organisation',
      actorWith('FIRST', { legalPartyId: otherParty }),
      { accountId: main.accountId },
      'ACCOUNT_NOT_FOUND',
    ],
    [
      'an account that was not granted',
      actorWith('CREATOR'),
      { accountId: deposit.accountId },
      'ACCOUNT_NOT_FOUND',
    ],
    [
      'a filter that does not exist',
      actorWith('FIRST'),
      { accountId: main.accountId, drection: 'DEBIT' },
      'BAD_USER_INPUT',
    ],
  ])('is refused for %s', async (_name, actor, input, code) => {
    const opened = await module.listExport.open(actor, input, 'en')
    expect(opened).toMatchObject({ ok: false, error: { code } })
  })
})

test('a period from the first day of the calendar starts with nothing on the account', async () => {
  const schema = makeExecutableSchema({
    typeDefs: module.service.typeDefs,
    resolvers: { ...scalarResolvers, ...module.service.resolvers },
  })
  const source = `{ getBalanceInfoByPeriod(accountId: "${main.accountId}", startDate: "0001-01-01",
    endDate: "0001-01-31") { startBalances { amount } endBalances { amount } } }`
  const contextValue = { actor: actorWith('FIRST'), request: { language: 'en' } }
  expect(await graphql({ schema, source, contextValue })).toMatchObject({
    data: { getBalanceInfoByPeriod: { startBalances: [{ amount: '0.00' }] } },
  })
})

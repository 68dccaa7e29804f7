import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { inSystem } from '../../../platform/db/transaction.ts'
import { createAccountStore } from './account-store.ts'
import { findGrantsOn } from './account-grants.ts'
import { accountMigrations } from './migrations/account-migrations.ts'

const company = '11111111-1111-4111-8111-111111111111'
const otherCompany = '22222222-2222-4222-8222-222222222222'
const clerk = '33333333-3333-4333-8333-333333333333'
const accountId = '44444444-4444-4444-8444-444444444444'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase([{ name: 'account', migrations: accountMigrations }])
})
afterAll(() => database.close())

test('grants are found for the person, the account and the organisation they were made for', async () => {
  await inSystem(database.db, tx =>
    createAccountStore(tx).saveGrants([
      {
        legalPartyId: company,
        personId: clerk,
        accountId,
        account: '1090000000000101',
        permissions: ['READ', 'PUSH_NOTIFICATION'],
      },
    ]),
  )
  const grants = await findGrantsOn(database.db, [
    [company, '1090000000000101'],
    [otherCompany, '1090000000000101'],
    [company, '1090000000000202'],
  ])
  expect(grants.find(company, clerk, '1090000000000101')).toEqual(['READ', 'PUSH_NOTIFICATION'])
  expect(grants.find(company, clerk, '1090000000000202')).toEqual([])
  expect(grants.find(otherCompany, clerk, '1090000000000101')).toEqual([])
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyLedger } from '@tartip/ledger/verify-ledger'
import { holderChecks } from './account-holder.ts'
import { createTestTwin, type TestTwin } from './testing/test-twin.ts'

let bank: TestTwin
beforeAll(async () => {
  bank = await createTestTwin()
})
afterAll(() => bank.close())

test.each([
  ['owner', 'legal_party_id', `'00000000-0000-7000-8000-00000000000f'`],
  ['number', 'account', `'1090000000000099'`],
])('an account whose %s was changed directly is named', async (_what, column, value) => {
  const { accountId } = await bank.newAccount({ balanceMinor: 100n })
  const faults = async () => (await verifyLedger(bank.database.db, [], holderChecks)).faults
  expect(await faults()).toEqual([])
  const { rows } = await sql<{ before: string }>`
    select ${sql.ref(column)}::text as before from twin.account
    where account_id = ${accountId}`.execute(bank.database.db)
  const change = (to: string) =>
    sql
      .raw(`update twin.account set ${column} = ${to} where account_id = '${accountId}'`)
      .execute(bank.database.ownerDb)
  await change(value)
  expect(await faults()).toMatchObject([
    { code: 'ACCOUNT_HOLDER_DIFFERS', row: `account ${accountId}` },
  ])
  await change(`'${rows[0]?.before}'`)
})

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLedger, type Ledger } from '@tartip/ledger/ledger'
import { ledgerMigrations } from '@tartip/ledger/ledger-migrations'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { maintainBooks } from './twin-books.ts'

const clearing = '00000000-0000-4000-8000-0000000000c1'
const clock = createTestClock()
let database: TestDatabase
let ledger: Ledger

beforeAll(async () => {
  database = await testDatabase([{ name: 'ledger', migrations: ledgerMigrations }])
  ledger = createLedger({ db: database.db })
  await ledger.openAccounts([
    { id: clearing, currency: 'KGS', normalSide: 'CREDIT', overdraftAllowed: true, holder: 'bank' },
  ])
})
afterAll(() => database.close())

test('after hours of many payments all deltas are folded, and no balance changes', async () => {
  await sql`
    insert into ledger.balance_delta (account_id, booked_minor, held_minor)
    select ${clearing}::uuid, nth, 1 from generate_series(1, 20500) as nth`.execute(
    database.ownerDb,
  )
  const before = await ledger.balances([clearing])
  const hasMore: boolean[] = []
  for (let round = 0; round < 4; round += 1) hasMore.push(await maintainBooks(ledger, clock))
  expect(hasMore).toEqual([true, true, false, false])
  expect(await ledger.foldDeltas()).toBe(0)
  expect(await ledger.balances([clearing])).toEqual(before)
  expect(before.get(clearing)?.bookedMinor).toBe(210_135_250n)
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { createContinuousProof } from './prove-continuously.ts'
import { readReport } from './store/proof-report.ts'
import { tamper, emptyBooks, bookEveryKindOfRow } from './testing/ledger-fixtures.ts'
import { accountId, requestOf, transferId } from './testing/scenarios.ts'
import { verifyLedger } from './verify-ledger.ts'

/*
 * An attacker with database access and knowledge of the ledger changes several rows so that they
 * agree with each other. Changes of single columns are covered by every-column.db.test.ts.
 */

let database: TestDatabase
let ledger: Ledger

beforeAll(async () => {
  database = await testDatabase([{ name: 'ledger', migrations: ledgerMigrations }])
  ledger = createLedger({ db: database.db })
})
beforeEach(async () => {
  await emptyBooks(database.ownerDb, ledger)
  await bookEveryKindOfRow(ledger)
  await ledger.sealBatches()
})
afterAll(() => database.close())

const tamperWith = (statement: string) => tamper(database.ownerDb, statement)
const faults = async () =>
  (await verifyLedger(database.db)).faults.map(({ code, row }) => `${code} ${row}`)
const transfer = (number: number) => `transfer ${transferId(number)}`

describe('a hold', () => {
  test('that was resolved twice is named with both resolutions', async () => {
    await tamperWith(`
      drop index ledger.transfer_resolves_hold;
      create table kept as select * from ledger.transfer where id = '${transferId(9)}';
      delete from ledger.transfer where id = '${transferId(9)}';
      insert into ledger.open_hold
        select id, debit_account_id, amount_minor, expires_at, booked_at from ledger.transfer
        where id = '${transferId(4)}';
      update ledger.account set held_minor = held_minor + 50 where id = '${accountId('ann')}'`)
    expect(await ledger.post([requestOf({ void: 20, of: 4, at: 5 })])).toMatchObject([
      { result: 'DONE' },
    ])
    await tamperWith('insert into ledger.transfer select * from kept; drop table kept')
    expect((await faults()).toSorted()).toEqual([
      `HOLD_RESOLUTION_WRONG ${transfer(9)}`,
      `HOLD_RESOLUTION_WRONG ${transfer(20)}`,
    ])
    await tamperWith(`delete from ledger.transfer where id = '${transferId(20)}';
      create unique index transfer_resolves_hold on ledger.transfer (hold_id)
        where hold_id is not null`)
  })

  test('that was posted for more than was held is named by the posting', async () => {
    const size = (amount: number, held: number) => `
      update ledger.transfer set amount_minor = ${amount} where id = '${transferId(6)}';
      update ledger.open_hold set amount_minor = ${amount} where id = '${transferId(6)}';
      update ledger.account set held_minor = held_minor + ${held} where id = '${accountId('ann')}'`
    await tamperWith(size(90, 20))
    await ledger.post([requestOf({ post: 20, of: 6, amount: 90n, at: 5 })])
    await tamperWith(size(70, 0))
    expect(await faults()).toContain(`HOLD_RESOLUTION_WRONG ${transfer(20)}`)
  })

  test('that is open again, without the row that resolved it, is missing from its batch', async () => {
    await tamperWith(`
      insert into ledger.open_hold
        select id, debit_account_id, amount_minor, expires_at, booked_at from ledger.transfer
        where id = '${transferId(4)}';
      update ledger.account set held_minor = held_minor + 50 where id = '${accountId('ann')}';
      delete from ledger.transfer where id = '${transferId(9)}'`)
    expect(await faults()).toEqual([expect.stringMatching(/^BATCH_CHANGED batch \d+$/)])
  })
})

describe('the end of the chain', () => {
  const newest = '(select max(place) from ledger.batch)'
  /** Everything in the newest batch and its consequences: the books are as they were before it. */
  const cut = `
    delete from ledger.batch where place = ${newest};
    delete from ledger.entry where transfer_id = '${transferId(12)}';
    delete from ledger.transfer where id in ('${transferId(12)}', '${transferId(13)}');
    delete from ledger.open_hold where id = '${transferId(13)}';
    delete from ledger.balance_delta;
    update ledger.account set booked_minor = last.balance_after_minor,
        last_sequence = last.sequence, last_booked_at = last.booked_at
      from (select * from ledger.entry where account_id = '${accountId('ann')}'
        order by sequence desc limit 1) as last
      where account.id = last.account_id`

  test.each([
    ['cut off with all that it had booked', cut],
    [
      'taken out of the chain',
      `update ledger.batch set place = null, head = null where place = ${newest}`,
    ],
  ])('is reported by every later proof when it was %s', async (_what, statement) => {
    const prove = (now: number) => createContinuousProof({ db: database.db }).round(now)
    expect((await prove(1_000)).isSound).toBe(true)
    const place = (await readReport(database.db))?.place
    await tamperWith(statement)
    const missing = `CHAIN_BROKEN place ${place}`
    expect(await faults()).toEqual([missing])
    // A newly started process knows about it only from the report.
    for (const now of [2_000, 3_000]) {
      expect((await prove(now)).faults.map(({ code, row }) => `${code} ${row}`)).toContain(missing)
    }
    expect(await faults()).toEqual([missing])
  })
})

test('a balanced pair of entries without a transfer is named, even when all balances include it', async () => {
  const pair = (number: number) => `
    insert into ledger.entry values
      ('${accountId('unopened')}', 9001, '${transferId(number)}', 'KGS', 100, null, '2026-11-30T04:00Z'),
      ('${accountId('bank')}', 9002, '${transferId(number)}', 'KGS', -100, null, '2026-11-30T04:00Z');
    update ledger.account set booked_minor = booked_minor + 100
      where id in ('${accountId('unopened')}', '${accountId('bank')}');
    update ledger.hour_turnover set credit_minor = credit_minor + 100
      where account_id = '${accountId('unopened')}';
    update ledger.hour_turnover set debit_minor = debit_minor + 100
      where account_id = '${accountId('bank')}'`
  const named = [
    `ENTRY_WITHOUT_TRANSFER entry ${accountId('bank')}/9002`,
    `ENTRY_WITHOUT_TRANSFER entry ${accountId('unopened')}/9001`,
  ]
  await tamperWith(pair(99))
  expect((await faults()).toSorted()).toEqual(named)
})

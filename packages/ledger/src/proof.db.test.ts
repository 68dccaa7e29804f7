import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { accountDigestSql, contentDigestSql, withEntriesSql } from './digests.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { readHead } from './store/seal-batches.ts'
import { tamper, emptyBooks, bookThreeBatches } from './testing/ledger-fixtures.ts'
import { accountId, requestOf, scenarios, transferId } from './testing/scenarios.ts'
import { verifyLedger } from './verify-ledger.ts'

let database: TestDatabase
let ledger: Ledger

beforeAll(async () => {
  database = await testDatabase([{ name: 'ledger', migrations: ledgerMigrations }])
  ledger = createLedger({ db: database.db })
})
beforeEach(() => emptyBooks(database.ownerDb, ledger))
afterAll(() => database.close())

const tamperWith = (statement: string) => tamper(database.ownerDb, statement)
const codesAndRows = async () =>
  (await verifyLedger(database.db)).faults.map(fault => `${fault.code} ${fault.row}`)

describe('the content digest', () => {
  test('is the same when booked and when proved, for every kind of transfer', async () => {
    for (const { rows } of scenarios) {
      await emptyBooks(database.ownerDb, ledger)
      await ledger.post(rows.map(([action]) => requestOf(action)))
      const { rows: differing } = await sql`
        select transfer.id from ledger.transfer ${withEntriesSql}
        where transfer.content_digest <> ${contentDigestSql}`.execute(database.db)
      expect(differing).toEqual([])
    }
  })

  test.each([
    ['the time of a transfer', 2, `booked_at = booked_at + interval '1 millisecond'`],
    ['who is paid', 2, `credit_account_id = '${accountId('dollars')}'`],
    ['what was asked', 2, `digest = sha256('other')`],
    ['the kind', 2, `kind = 'HOLD'`],
    ['the end of a hold', 3, `expires_at = expires_at + interval '1 minute'`],
  ])('shows a change of %s in a row that still balances', async (_what, number, change) => {
    await bookThreeBatches(ledger)
    await tamperWith(`update ledger.transfer set ${change} where id = '${transferId(number)}'`)
    expect((await verifyLedger(database.db)).faults.map(fault => fault.row)).toContain(
      `transfer ${transferId(number)}`,
    )
  })

  test('shows a change that was carried through every balance', async () => {
    await bookThreeBatches(ledger)
    // One tyiyn more from Ann to Bob, in every row concerned.
    await tamperWith(`
      update ledger.transfer set amount_minor = 41 where id = '${transferId(2)}';
      update ledger.entry set delta_minor = sign(delta_minor) * 41,
          balance_after_minor = balance_after_minor + sign(delta_minor)
        where transfer_id = '${transferId(2)}';
      update ledger.account set booked_minor = booked_minor + case id
        when '${accountId('ann')}'::uuid then -1 else 1 end
        where id in ('${accountId('ann')}', '${accountId('bob')}')`)
    expect(await codesAndRows()).toEqual([`TRANSFER_CONTENT_CHANGED transfer ${transferId(2)}`])
  })
})

describe('a recorded refusal', () => {
  const requested = requestOf({ move: 4, from: 'ann', to: 'bob', amount: 7_000n })
  beforeEach(async () => {
    await bookThreeBatches(ledger)
    expect(await ledger.post([requested])).toEqual([
      { id: requested.id, result: 'INSUFFICIENT_FUNDS' },
    ])
    await ledger.sealBatches()
    expect(await codesAndRows()).toEqual([])
  })

  test('cannot be removed so that the request is booked after all', async () => {
    await tamperWith(`delete from ledger.refusal`)
    await ledger.post([requestOf({ move: 5, from: 'bank', to: 'ann', amount: 7_000n, at: 3 })])
    expect(await ledger.post([requested])).toEqual([{ id: requested.id, result: 'DONE' }])
    expect((await codesAndRows()).join()).toMatch(/^BATCH_CHANGED batch \d+$/)
  })

  test('cannot be given another code', async () => {
    await tamperWith(`update ledger.refusal set code = 'HOLD_EXPIRED'`)
    expect(await codesAndRows()).toEqual([`REFUSAL_CONTENT_CHANGED refusal ${requested.id}`])
  })
})

describe('the properties of an account', () => {
  const ann = accountId('ann')

  test.each([
    ['whether it allows overdraft', 'overdraft_allowed = true'],
    ['its currency', `currency = 'EUR'`],
    ['its normal side', `normal_side = 'DEBIT'`],
    ['whose it is', `holder = 'Bob'`],
  ])('are proved like its entries: %s', async (_what, change) => {
    await bookThreeBatches(ledger)
    await tamperWith(`update ledger.account set ${change} where id = '${ann}'`)
    expect(await codesAndRows()).toContain(`ACCOUNT_CONTENT_CHANGED account ${ann}`)
  })

  test('cannot be rewritten together with their digest, because the opening batch differs', async () => {
    await tamperWith(`update ledger.account as account set holder = 'Bob' where id = '${ann}'`)
    await sql`set session_replication_role = replica`.execute(database.ownerDb)
    await sql`update ledger.account as account set content_digest = ${accountDigestSql}
      where id = ${ann}`.execute(database.ownerDb)
    await sql`set session_replication_role = origin`.execute(database.ownerDb)
    expect((await codesAndRows()).join()).toMatch(/^BATCH_CHANGED batch \d+$/)
  })

  test('are reported when the account is deleted', async () => {
    await bookThreeBatches(ledger)
    await tamperWith(`delete from ledger.account where id = '${ann}'`)
    expect(await codesAndRows()).toContain(`STORED_BALANCE_DIFFERS account ${ann}`)
  })

  test.each([
    `update ledger.account set overdraft_allowed = true`,
    `update ledger.account set holder = 'Bob'`,
    'delete from ledger.account',
  ])('cannot be changed by the server role or by the owner: %s', async statement => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('permission denied')
    await expect(sql.raw(statement).execute(database.ownerDb)).rejects.toThrow('append-only')
  })
})

describe('the chain of batches', () => {
  test('gives every committed batch one place after the accounts, whichever process seals and however often', async () => {
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await ledger.post([requestOf({ move: index + 1, from: 'bank', to: 'ann', amount: 1n })])
        await ledger.sealBatches()
      }),
    )
    await ledger.sealBatches()
    const { rows } = await sql<{ place: bigint }>`
      select place from ledger.batch order by place`.execute(database.db)
    expect(rows.map(row => row.place)).toEqual(
      Array.from({ length: 13 }, (_, at) => BigInt(at + 1)),
    )
    expect(await codesAndRows()).toEqual([])
  })

  test('takes a batch that commits late without waiting for it', async () => {
    const slow = await database.db.startTransaction().execute()
    await createLedger({ db: slow }).post([
      requestOf({ move: 1, from: 'bank', to: 'ann', amount: 1n }),
    ])
    await ledger.post([requestOf({ move: 2, from: 'bank', to: 'bob', amount: 1n })])
    expect(await ledger.sealBatches()).toBe(1)
    await slow.commit().execute()
    expect(await ledger.sealBatches()).toBe(1)
    expect(await codesAndRows()).toEqual([])
  })

  test.each([
    ['BATCH_CHANGED', 'a batch is written again', `update ledger.batch set digest = sha256('x')`],
    [
      'CHAIN_BROKEN',
      'a head is changed',
      `update ledger.batch set head = sha256('x') where place = 2`,
    ],
    ['CHAIN_BROKEN', 'a link is missing', 'delete from ledger.batch where place = 2'],
    [
      'BATCH_CHANGED',
      'a hold disappears whole',
      `delete from ledger.transfer where id = '${transferId(3)}'; delete from ledger.open_hold; update ledger.account set held_minor = 0`,
    ],
  ])('%s names the place where %s', async (code, _what, change) => {
    await bookThreeBatches(ledger)
    await tamperWith(change)
    expect((await codesAndRows()).join('\n')).toContain(code)
  })

  test('rebuilt from the rows still differs from the heads kept outside the database', async () => {
    await bookThreeBatches(ledger)
    const anchor = await readHead(database.db)
    if (anchor === undefined) throw new Error('Three batches are sealed')
    expect((await verifyLedger(database.db, [anchor])).faults).toEqual([])
    await tamperWith(`delete from ledger.transfer where id = '${transferId(3)}';
      delete from ledger.open_hold; update ledger.account set held_minor = 0;
      delete from ledger.batch where place = 4`)
    expect((await verifyLedger(database.db)).faults).toEqual([])
    const { faults } = await verifyLedger(database.db, [anchor])
    expect(faults).toMatchObject([{ code: 'ANCHOR_NOT_IN_CHAIN', row: 'place 4' }])
  })

  test.each([
    `update ledger.batch set digest = sha256('x')`,
    'update ledger.batch set place = 7 where place = 1',
    'delete from ledger.batch',
  ])('cannot be changed by the server role: %s', async statement => {
    await bookThreeBatches(ledger)
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(
      /permission denied|never changed/,
    )
  })
})

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { accountDigestSql, contentDigestSql, withEntriesSql } from './content-digest.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { createContinuousProof } from './prove-continuously.ts'
import { requestDigest } from './request-digest.ts'
import { readReport } from './store/proof-report.ts'
import { readHead } from './store/seal-batches.ts'
import { changeByHand, emptyBooks } from './testing/empty-books.ts'
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

const byHand = (statement: string) => changeByHand(database.ownerDb, statement)
const codesAndRows = async () =>
  (await verifyLedger(database.db)).faults.map(fault => `${fault.code} ${fault.row}`)

/** Three batches, sealed: a payment in, a payment on, and a hold. */
async function bookThreeBatches(): Promise<void> {
  await ledger.post([requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n })])
  await ledger.post([requestOf({ move: 2, from: 'ann', to: 'bob', amount: 40n, at: 1 })])
  await ledger.post([
    requestOf({ hold: 3, from: 'ann', to: 'bob', amount: 10n, expires: 99, at: 2 }),
  ])
  await ledger.sealBatches()
}

describe('the fingerprint of what is in the books', () => {
  test('is the same when it is booked and when it is proved, for every kind of transfer', async () => {
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
    await bookThreeBatches()
    await byHand(`update ledger.transfer set ${change} where id = '${transferId(number)}'`)
    expect((await verifyLedger(database.db)).faults.map(fault => fault.row)).toContain(
      `transfer ${transferId(number)}`,
    )
  })

  test('shows a change that somebody has carried through every balance', async () => {
    await bookThreeBatches()
    // One tyiyn more from Ann to Bob, in all rows that speak of it.
    await byHand(`
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

describe('that something was refused', () => {
  const asked = requestOf({ move: 4, from: 'ann', to: 'bob', amount: 7_000n })
  beforeEach(async () => {
    await bookThreeBatches()
    expect(await ledger.post([asked])).toEqual([{ id: asked.id, result: 'INSUFFICIENT_FUNDS' }])
    await ledger.sealBatches()
    expect(await codesAndRows()).toEqual([])
  })

  test('cannot be taken back, so that the request is booked after all', async () => {
    await byHand(`delete from ledger.refusal`)
    await ledger.post([requestOf({ move: 5, from: 'bank', to: 'ann', amount: 7_000n, at: 3 })])
    expect(await ledger.post([asked])).toEqual([{ id: asked.id, result: 'DONE' }])
    expect((await codesAndRows()).join()).toMatch(/^BATCH_CHANGED batch \d+$/)
  })

  test('cannot be given another reason', async () => {
    await byHand(`update ledger.refusal set code = 'HOLD_EXPIRED'`)
    expect(await codesAndRows()).toEqual([`REFUSAL_CONTENT_CHANGED refusal ${asked.id}`])
  })
})

describe('what an account is', () => {
  const ann = accountId('ann')

  test.each([
    ['whether it may go short', 'may_go_short = true'],
    ['its currency', `currency = 'EUR'`],
    ['its normal side', `normal_side = 'DEBIT'`],
    ['whose it is', `holder = 'Bob'`],
  ])('is proved like what is booked on it: %s', async (_what, change) => {
    await bookThreeBatches()
    await byHand(`update ledger.account set ${change} where id = '${ann}'`)
    expect(await codesAndRows()).toContain(`ACCOUNT_CONTENT_CHANGED account ${ann}`)
  })

  test('cannot be written anew with its fingerprint: the batch that opened it knows better', async () => {
    await byHand(`update ledger.account as account set holder = 'Bob' where id = '${ann}'`)
    await sql`set session_replication_role = replica`.execute(database.ownerDb)
    await sql`update ledger.account as account set content_digest = ${accountDigestSql}
      where id = ${ann}`.execute(database.ownerDb)
    await sql`set session_replication_role = origin`.execute(database.ownerDb)
    expect((await codesAndRows()).join()).toMatch(/^BATCH_CHANGED batch \d+$/)
  })

  test('is missed when it is gone', async () => {
    await bookThreeBatches()
    await byHand(`delete from ledger.account where id = '${ann}'`)
    expect(await codesAndRows()).toContain(`STORED_BALANCE_DIFFERS account ${ann}`)
  })

  test.each([
    `update ledger.account set may_go_short = true`,
    `update ledger.account set holder = 'Bob'`,
    'delete from ledger.account',
  ])('cannot be changed by the role of the server, nor by its owner: %s', async statement => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow('permission denied')
    await expect(sql.raw(statement).execute(database.ownerDb)).rejects.toThrow('append-only')
  })
})

describe('the chain of batches', () => {
  test('gives every committed batch one place after the accounts, whoever seals and however often', async () => {
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
    ['BATCH_CHANGED', 'a batch is written anew', `update ledger.batch set digest = sha256('x')`],
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
    await bookThreeBatches()
    await byHand(change)
    expect((await codesAndRows()).join('\n')).toContain(code)
  })

  test('made anew from the rows still lacks the heads that are kept elsewhere', async () => {
    await bookThreeBatches()
    const anchor = await readHead(database.db)
    if (anchor === undefined) throw new Error('Three batches are sealed')
    expect((await verifyLedger(database.db, [anchor])).faults).toEqual([])
    await byHand(`delete from ledger.transfer where id = '${transferId(3)}';
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
  ])('cannot be changed by the role of the server: %s', async statement => {
    await bookThreeBatches()
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(
      /permission denied|never changed/,
    )
  })
})

describe('the proof that runs all the time', () => {
  const start = () =>
    createContinuousProof({
      db: database.db,
      stopwatch: () => 0,
      transfersAtOnce: 2,
    })

  test('tells when it has looked and how far', async () => {
    await bookThreeBatches()
    const proof = start()
    expect(proof.state()).toMatchObject({ isSound: undefined, provedAt: undefined })
    const state = await proof.round(1_000)
    expect(state).toMatchObject({ isSound: true, faults: [], provedAt: 1_000, repeatedUpTo: 4n })
    expect(state.head).toEqual(await readHead(database.db))
    expect(await readReport(database.db)).toEqual({
      provedAt: 1_000,
      tookMs: 0,
      isSound: true,
      faults: [],
      place: 4n,
    })
  })

  test('looks a second time at what was there before the round, and at what is new in the next', async () => {
    await bookThreeBatches()
    const proof = start()
    await proof.round(1_000)
    await ledger.post([requestOf({ move: 4, from: 'ann', to: 'bob', amount: 5n, at: 3 })])
    await ledger.sealBatches()
    const second = await proof.round(2_000)
    expect(second).toMatchObject({ head: { place: 5n }, repeatedUpTo: 4n })
    expect((await proof.round(3_000)).repeatedUpTo).toBe(5n)
  })

  test('misses in each round the heads that are kept elsewhere', async () => {
    await bookThreeBatches()
    const anchor = await readHead(database.db)
    if (anchor === undefined) throw new Error('Three batches are sealed')
    const proof = start()
    expect(await proof.round(1_000, [anchor])).toMatchObject({ isSound: true })
    const other = { ...anchor, head: 'ab'.repeat(32) }
    expect((await proof.round(2_000, [other])).faults).toMatchObject([
      { code: 'ANCHOR_NOT_IN_CHAIN', row: `place ${anchor.place}` },
    ])
    expect(await readReport(database.db)).toMatchObject({ isSound: false, provedAt: 2_000 })
  })

  test('keeps the newest report, whichever process is late with its own', async () => {
    await bookThreeBatches()
    await start().round(2_000)
    await start().round(1_000)
    expect(await readReport(database.db)).toMatchObject({ provedAt: 2_000 })
    await start().round(3_000)
    expect(await readReport(database.db)).toMatchObject({ provedAt: 3_000 })
  })

  test('finds one tyiyn in an old entry in its next round and names the entry', async () => {
    await bookThreeBatches()
    const proof = start()
    await proof.round(1_000)
    await byHand(`update ledger.entry set delta_minor = delta_minor + 1
      where account_id = '${accountId('ann')}' and sequence = 2`)
    const { isSound, faults } = await proof.round(1_000)
    expect(isSound).toBe(false)
    const named = faults.map(fault => `${fault.code} ${fault.row}`)
    expect(named).toContain(`RUNNING_BALANCE_BROKEN entry ${accountId('ann')}/2`)
    expect(named).toContain(`TRANSFER_ENTRIES_DIFFER transfer ${transferId(2)}`)
    expect((await proof.round(2_000)).faults).toEqual(faults)
    const report = await readReport(database.db)
    expect(report?.faults.map(fault => fault.row)).toEqual(faults.map(fault => fault.row))
    await byHand(`update ledger.entry set delta_minor = delta_minor - 1
      where account_id = '${accountId('ann')}' and sequence = 2`)
    expect((await proof.round(1_000)).isSound).toBe(true)
  })

  test.each([
    ['what was there before it began', false],
    ['what came after', true],
  ])('finds a change without a sum in %s', async (_what, isLater) => {
    if (!isLater) await bookThreeBatches()
    const proof = start()
    await proof.round(1_000)
    if (isLater) await bookThreeBatches()
    await byHand(`update ledger.transfer set digest = sha256('other')
      where id = '${transferId(1)}'`)
    expect((await proof.round(1_000)).faults.map(fault => fault.row)).toEqual([
      `transfer ${transferId(1)}`,
    ])
  })
})

describe('the proof on books that are too large to be read in each round', () => {
  /** It has no time for anything that nobody suspects. */
  const start = () => createContinuousProof({ db: database.db, moneyForMs: 0, repeatForMs: 0 })
  /** By hand, and counted at once: PostgreSQL itself takes up to ten seconds. */
  const byHandAndCounted = (statement: string) =>
    byHand(`${statement}; select pg_stat_force_next_flush()`)
  const [ann, bob, bank] = [accountId('ann'), accountId('bob'), accountId('bank')]

  test.each([
    [
      'one tyiyn in an old entry',
      `update ledger.entry set delta_minor = delta_minor + 1
         where account_id = '${ann}' and sequence = 2`,
      `RUNNING_BALANCE_BROKEN entry ${ann}/2`,
    ],
    [
      'one tyiyn in an entry of an account that everybody uses',
      `update ledger.entry set delta_minor = delta_minor - 1 where account_id = '${bank}'`,
      `TRANSFER_ENTRIES_DIFFER transfer ${transferId(1)}`,
    ],
    [
      'who has asked, where every sum stays as it was',
      `update ledger.transfer set digest = sha256('other') where id = '${transferId(1)}'`,
      `TRANSFER_CONTENT_CHANGED transfer ${transferId(1)}`,
    ],
    [
      'a hold that is gone with all that spoke of it',
      `delete from ledger.transfer where id = '${transferId(3)}'; delete from ledger.open_hold;
       update ledger.account set held_minor = 0`,
      'BATCH_CHANGED batch',
    ],
  ])('notices %s in its next round and names the row', async (_what, change, named) => {
    await bookThreeBatches()
    const proof = start()
    await proof.round(1_000)
    expect((await proof.round(2_000)).isSound).toBe(true)
    await byHandAndCounted(change)
    const { isSound, faults } = await proof.round(3_000)
    expect(isSound).toBe(false)
    expect(faults.map(({ code, row }) => `${code} ${row}`).join('\n')).toContain(named)
  })

  test('does not forget a fault before it is gone', async () => {
    await bookThreeBatches()
    const proof = start()
    await proof.round(1_000)
    await byHandAndCounted(
      `update ledger.transfer set digest = sha256('other') where id = '${transferId(1)}'`,
    )
    const { faults } = await proof.round(2_000)
    expect((await proof.round(3_000)).faults).toEqual(faults)
    const asked = requestDigest(requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n }))
    await byHandAndCounted(
      `update ledger.transfer set digest = '\\x${asked}' where id = '${transferId(1)}'`,
    )
    expect((await proof.round(4_000)).faults).toEqual([])
  })

  test('tells of a change that was made while nobody was proving', async () => {
    await bookThreeBatches()
    await start().round(1_000)
    await byHandAndCounted(`update ledger.entry set delta_minor = delta_minor + 1
      where account_id = '${bob}'`)
    expect((await start().round(2_000)).faults.map(({ row }) => row)).toContain(`entry ${bob}/1`)
  })

  test('sees at once that a stored balance is not what the others leave for it', async () => {
    await bookThreeBatches()
    const proof = start()
    await proof.round(1_000)
    await byHand(`update ledger.account set booked_minor = booked_minor + 1 where id = '${ann}'`)
    expect((await proof.round(2_000)).faults.map(({ code, row }) => `${code} ${row}`)).toEqual([
      'CURRENCY_UNBALANCED KGS',
      `STORED_BALANCE_DIFFERS account ${ann}`,
    ])
  })

  test('comes round to everything in the end, however little time a round has', async () => {
    await bookThreeBatches()
    let now = 0
    const proof = createContinuousProof({
      db: database.db,
      stopwatch: () => (now += 1),
      moneyForMs: 3,
      repeatForMs: 0,
    })
    await proof.round(1_000)
    await byHand(`update ledger.entry set delta_minor = delta_minor + 1
      where account_id = '${ann}' and sequence = 2;
      update ledger.entry set delta_minor = delta_minor - 1
      where account_id = '${bank}'`)
    const rows = new Set<string>()
    for (let round = 2; round < 6; round += 1) {
      for (const { row } of (await proof.round(round * 1_000)).faults) rows.add(row)
    }
    expect([...rows]).toEqual(
      expect.arrayContaining([`entry ${ann}/2`, `transfer ${transferId(1)}`]),
    )
  })
})

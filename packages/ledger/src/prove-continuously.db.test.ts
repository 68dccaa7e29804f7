import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { createContinuousProof } from './prove-continuously.ts'
import { requestDigest } from './digests.ts'
import { readReport } from './store/proof-report.ts'
import { readHead } from './store/seal-batches.ts'
import { tamper, emptyBooks, bookThreeBatches } from './testing/ledger-fixtures.ts'
import { accountId, requestOf, transferId } from './testing/scenarios.ts'

let database: TestDatabase
let ledger: Ledger

beforeAll(async () => {
  database = await testDatabase([{ name: 'ledger', migrations: ledgerMigrations }])
  ledger = createLedger({ db: database.db })
})
beforeEach(() => emptyBooks(database.ownerDb, ledger))
afterAll(() => database.close())

const tamperWith = (statement: string) => tamper(database.ownerDb, statement)

describe('the continuous proof', () => {
  const start = () =>
    createContinuousProof({
      db: database.db,
      stopwatch: () => 0,
      maxTransfersPerSlice: 2,
    })

  test('reports when it ran and how far it got', async () => {
    await bookThreeBatches(ledger)
    const proof = start()
    expect(proof.state()).toMatchObject({ isSound: undefined, provedAt: undefined })
    const state = await proof.round(1_000)
    expect(state).toMatchObject({ isSound: true, faults: [], provedAt: 1_000, reprovedUpTo: 4n })
    expect(state.head).toEqual(await readHead(database.db))
    expect(await readReport(database.db)).toEqual({
      provedAt: 1_000,
      tookMs: 0,
      isSound: true,
      faults: [],
      place: 4n,
    })
  })

  test('proves old rows again in this round, and new rows in the next', async () => {
    await bookThreeBatches(ledger)
    const proof = start()
    await proof.round(1_000)
    await ledger.post([requestOf({ move: 4, from: 'ann', to: 'bob', amount: 5n, at: 3 })])
    await ledger.sealBatches()
    const second = await proof.round(2_000)
    expect(second).toMatchObject({ head: { place: 5n }, reprovedUpTo: 4n })
    expect((await proof.round(3_000)).reprovedUpTo).toBe(5n)
  })

  test('compares the chain with the heads kept outside the database in each round', async () => {
    await bookThreeBatches(ledger)
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

  test('keeps the newest report, even when another process reports late', async () => {
    await bookThreeBatches(ledger)
    await start().round(2_000)
    await start().round(1_000)
    expect(await readReport(database.db)).toMatchObject({ provedAt: 2_000 })
    await start().round(3_000)
    expect(await readReport(database.db)).toMatchObject({ provedAt: 3_000 })
  })

  test('finds one tyiyn in an old entry in its next round and names the entry', async () => {
    await bookThreeBatches(ledger)
    const proof = start()
    await proof.round(1_000)
    await tamperWith(`update ledger.entry set delta_minor = delta_minor + 1
      where account_id = '${accountId('ann')}' and sequence = 2`)
    const { isSound, faults } = await proof.round(1_000)
    expect(isSound).toBe(false)
    const named = faults.map(fault => `${fault.code} ${fault.row}`)
    expect(named).toContain(`RUNNING_BALANCE_BROKEN entry ${accountId('ann')}/2`)
    expect(named).toContain(`TRANSFER_ENTRIES_DIFFER transfer ${transferId(2)}`)
    expect((await proof.round(2_000)).faults).toEqual(faults)
    const report = await readReport(database.db)
    expect(report?.faults.map(fault => fault.row)).toEqual(faults.map(fault => fault.row))
    await tamperWith(`update ledger.entry set delta_minor = delta_minor - 1
      where account_id = '${accountId('ann')}' and sequence = 2`)
    expect((await proof.round(1_000)).isSound).toBe(true)
  })

  test.each([
    ['what was there before it began', false],
    ['what came after', true],
  ])('finds a change without a sum in %s', async (_what, isLater) => {
    if (!isLater) await bookThreeBatches(ledger)
    const proof = start()
    await proof.round(1_000)
    if (isLater) await bookThreeBatches(ledger)
    await tamperWith(`update ledger.transfer set digest = sha256('other')
      where id = '${transferId(1)}'`)
    expect((await proof.round(1_000)).faults.map(fault => fault.row)).toEqual([
      `transfer ${transferId(1)}`,
    ])
  })
})

describe('the proof on books that are too large to be read in each round', () => {
  /** With no time budget for unsuspected rows. */
  const start = () =>
    createContinuousProof({ db: database.db, balanceBudgetMs: 0, chainBudgetMs: 0 })
  /**
   * Changes rows directly and flushes the statistics: PostgreSQL itself takes up to ten seconds.
   */
  const tamperAndFlushStatistics = (statement: string) =>
    tamperWith(`${statement}; select pg_stat_force_next_flush()`)
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
    await bookThreeBatches(ledger)
    const proof = start()
    await proof.round(1_000)
    expect((await proof.round(2_000)).isSound).toBe(true)
    await tamperAndFlushStatistics(change)
    const { isSound, faults } = await proof.round(3_000)
    expect(isSound).toBe(false)
    expect(faults.map(({ code, row }) => `${code} ${row}`).join('\n')).toContain(named)
  })

  test('reports a fault until it is fixed', async () => {
    await bookThreeBatches(ledger)
    const proof = start()
    await proof.round(1_000)
    await tamperAndFlushStatistics(
      `update ledger.transfer set digest = sha256('other') where id = '${transferId(1)}'`,
    )
    const { faults } = await proof.round(2_000)
    expect((await proof.round(3_000)).faults).toEqual(faults)
    const requested = requestDigest(requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n }))
    await tamperAndFlushStatistics(
      `update ledger.transfer set digest = '\\x${requested}' where id = '${transferId(1)}'`,
    )
    expect((await proof.round(4_000)).faults).toEqual([])
  })

  test('reports a change that was made while no proof was running', async () => {
    await bookThreeBatches(ledger)
    await start().round(1_000)
    await tamperAndFlushStatistics(`update ledger.entry set delta_minor = delta_minor + 1
      where account_id = '${bob}'`)
    expect((await start().round(2_000)).faults.map(({ row }) => row)).toContain(`entry ${bob}/1`)
  })

  test('sees at once that a stored balance does not match the others', async () => {
    await bookThreeBatches(ledger)
    const proof = start()
    await proof.round(1_000)
    await tamperWith(
      `update ledger.account set booked_minor = booked_minor + 1 where id = '${ann}'`,
    )
    expect((await proof.round(2_000)).faults.map(({ code, row }) => `${code} ${row}`)).toEqual([
      'CURRENCY_UNBALANCED KGS',
      `STORED_BALANCE_DIFFERS account ${ann}`,
    ])
  })

  test('covers everything in the end, however small the time budget of a round', async () => {
    await bookThreeBatches(ledger)
    let now = 0
    const proof = createContinuousProof({
      db: database.db,
      stopwatch: () => (now += 1),
      balanceBudgetMs: 3,
      chainBudgetMs: 0,
    })
    await proof.round(1_000)
    await tamperWith(`update ledger.entry set delta_minor = delta_minor + 1
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

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { createContinuousProof } from './prove-continuously.ts'
import { requestDigest } from './request-digest.ts'
import { readReport } from './store/proof-report.ts'
import { readHead } from './store/seal-batches.ts'
import { changeByHand, emptyBooks } from './testing/empty-books.ts'
import { accountId, requestOf, transferId } from './testing/scenarios.ts'
import { bookThreeBatches } from './testing/three-batches.ts'

let database: TestDatabase
let ledger: Ledger

beforeAll(async () => {
  database = await testDatabase([{ name: 'ledger', migrations: ledgerMigrations }])
  ledger = createLedger({ db: database.db })
})
beforeEach(() => emptyBooks(database.ownerDb, ledger))
afterAll(() => database.close())

const byHand = (statement: string) => changeByHand(database.ownerDb, statement)

describe('the proof that runs all the time', () => {
  const start = () =>
    createContinuousProof({
      db: database.db,
      stopwatch: () => 0,
      transfersAtOnce: 2,
    })

  test('tells when it has looked and how far', async () => {
    await bookThreeBatches(ledger)
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
    await bookThreeBatches(ledger)
    const proof = start()
    await proof.round(1_000)
    await ledger.post([requestOf({ move: 4, from: 'ann', to: 'bob', amount: 5n, at: 3 })])
    await ledger.sealBatches()
    const second = await proof.round(2_000)
    expect(second).toMatchObject({ head: { place: 5n }, repeatedUpTo: 4n })
    expect((await proof.round(3_000)).repeatedUpTo).toBe(5n)
  })

  test('misses in each round the heads that are kept elsewhere', async () => {
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

  test('keeps the newest report, whichever process is late with its own', async () => {
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
    if (!isLater) await bookThreeBatches(ledger)
    const proof = start()
    await proof.round(1_000)
    if (isLater) await bookThreeBatches(ledger)
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
    await bookThreeBatches(ledger)
    const proof = start()
    await proof.round(1_000)
    expect((await proof.round(2_000)).isSound).toBe(true)
    await byHandAndCounted(change)
    const { isSound, faults } = await proof.round(3_000)
    expect(isSound).toBe(false)
    expect(faults.map(({ code, row }) => `${code} ${row}`).join('\n')).toContain(named)
  })

  test('does not forget a fault before it is gone', async () => {
    await bookThreeBatches(ledger)
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
    await bookThreeBatches(ledger)
    await start().round(1_000)
    await byHandAndCounted(`update ledger.entry set delta_minor = delta_minor + 1
      where account_id = '${bob}'`)
    expect((await start().round(2_000)).faults.map(({ row }) => row)).toContain(`entry ${bob}/1`)
  })

  test('sees at once that a stored balance is not what the others leave for it', async () => {
    await bookThreeBatches(ledger)
    const proof = start()
    await proof.round(1_000)
    await byHand(`update ledger.account set booked_minor = booked_minor + 1 where id = '${ann}'`)
    expect((await proof.round(2_000)).faults.map(({ code, row }) => `${code} ${row}`)).toEqual([
      'CURRENCY_UNBALANCED KGS',
      `STORED_BALANCE_DIFFERS account ${ann}`,
    ])
  })

  test('comes round to everything in the end, however little time a round has', async () => {
    await bookThreeBatches(ledger)
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

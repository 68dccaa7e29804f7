import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { tamper, emptyBooks } from './testing/ledger-fixtures.ts'
import { requestOf, transferId } from './testing/scenarios.ts'
import { verifyLedger } from './verify-ledger.ts'

let database: TestDatabase
let ledger: Ledger

beforeAll(async () => {
  database = await testDatabase([{ name: 'ledger', migrations: ledgerMigrations }])
  ledger = createLedger({ db: database.db })
})
beforeEach(async () => {
  await emptyBooks(database.ownerDb, ledger)
  await ledger.post([requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100_000n })])
})
afterAll(() => database.close())

test('concurrent requests to post a hold that is just being made get one result', async () => {
  for (let round = 0; round < 25; round += 1) {
    const [hold, post] = [100 + round, 500 + round]
    const send = () => ledger.post([requestOf({ post, of: hold, at: 1 })])
    const answers = await Promise.all([
      send(),
      ledger.post([requestOf({ hold, from: 'ann', to: 'bob', amount: 1n })]),
      send(),
      send(),
      send(),
    ])
    const results = [answers[0], ...answers.slice(2), await send()].flat().map(one => one?.result)
    expect(new Set(results).size, results.join(' ')).toBe(1)
  }
  expect((await verifyLedger(database.db)).faults).toEqual([])
})

test('posting a hold that is written but not committed waits for it', async () => {
  const making = await database.db.startTransaction().execute()
  await createLedger({ db: making }).post([
    requestOf({ hold: 900, from: 'ann', to: 'bob', amount: 1n }),
  ])
  const posted = ledger.post([requestOf({ post: 901, of: 900, at: 1 })])
  const first = await Promise.race([
    posted,
    vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_locks where locktype = 'advisory' and not granted`.execute(database.ownerDb)
      expect(rows).toHaveLength(1)
    }, 15_000),
  ])
  await making.commit().execute()
  expect(first).toBeUndefined()
  expect(await posted).toMatchObject([{ result: 'DONE' }])
})

test('a refusal inside a larger transaction is decided there, and written with it', async () => {
  const refused = requestOf({ void: 2, of: 99 })
  const answers = await database.db
    .transaction()
    .execute(tx => createLedger({ db: tx }).post([refused]))
  expect(answers).toMatchObject([{ result: 'HOLD_NOT_FOUND' }])
  expect(await ledger.post([refused])).toMatchObject([{ result: 'HOLD_NOT_FOUND' }])
})

test('the proof names an id that was refused and done', async () => {
  await ledger.post([requestOf({ void: 2, of: 99 })])
  await tamper(
    database.ownerDb,
    `update ledger.refusal set id = '${transferId(1)}' where id = '${transferId(2)}'`,
  )
  const faults = (await verifyLedger(database.db)).faults.map(({ code, row }) => `${code} ${row}`)
  expect(faults).toContain(`REFUSED_AND_DONE refusal ${transferId(1)}`)
})

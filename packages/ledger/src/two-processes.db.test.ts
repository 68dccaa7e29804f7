import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { startProgram } from '@tartip/testkit/process/start-program'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { emptyBooks } from './testing/ledger-fixtures.ts'
import { type AccountName, accountId, requestOf } from './testing/scenarios.ts'
import { verifyLedger } from './verify-ledger.ts'

let database: TestDatabase
let ledger: Ledger

beforeAll(async () => {
  database = await testDatabase([{ name: 'ledger', migrations: ledgerMigrations }])
  ledger = createLedger({ db: database.db })
})
beforeEach(() => emptyBooks(database.ownerDb, ledger))
afterAll(() => database.close())

interface Move {
  readonly move: number
  readonly from: AccountName
  readonly to: AccountName
  readonly amount: string
}

const competitor = join(import.meta.dirname, 'testing/competing-process.ts')

/** Runs the transfers in a separate process; returns the result of each. */
async function inAnotherProcess(moves: readonly Move[]): Promise<string[]> {
  const orders = JSON.stringify({ url: database.url, moves })
  const child = await startProgram(competitor, [orders], ['ignore', 'pipe', 'inherit'])
  const output: string[] = []
  child.stdout?.on('data', (data: Buffer) => output.push(data.toString('utf8')))
  const [code] = await once(child, 'close')
  expect(code).toBe(0)
  return JSON.parse(output.join('')) as string[]
}

async function expectSound(): Promise<void> {
  while ((await ledger.sealBatches()) > 0);
  expect((await verifyLedger(database.db)).faults).toEqual([])
}

const balanceOf = async (name: AccountName) =>
  (await ledger.balances([accountId(name)])).get(accountId(name))?.bookedMinor

test('two processes that spend the same money spend it once', async () => {
  await ledger.post([requestOf({ move: 1, from: 'bank', to: 'ann', amount: 50n })])
  const moves = (first: number): Move[] =>
    Array.from({ length: 40 }, (_, index) => ({
      move: first + index,
      from: 'ann',
      to: index % 2 === 0 ? 'bob' : 'bank',
      amount: '1',
    }))
  const results = (
    await Promise.all([inAnotherProcess(moves(100)), inAnotherProcess(moves(200))])
  ).flat()
  expect(results.filter(result => result === 'DONE')).toHaveLength(50)
  expect(results.filter(result => result === 'INSUFFICIENT_FUNDS')).toHaveLength(30)
  expect(await balanceOf('ann')).toBe(0n)
  await expectSound()
})

test('two processes with the same transfers book each of them once', async () => {
  const moves = Array.from({ length: 60 }, (_, index): Move => ({
    move: 10 + index,
    from: 'bank',
    to: 'ann',
    amount: '2',
  }))
  const [first, second] = await Promise.all([
    inAnotherProcess(moves),
    inAnotherProcess(moves.toReversed()),
  ])
  expect(new Set([...first, ...second])).toEqual(new Set(['DONE']))
  expect(await balanceOf('ann')).toBe(120n)
  await expectSound()
})

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { emptyBooks } from './testing/ledger-fixtures.ts'
import { type AccountName, accountId, requestOf, scenarioTime } from './testing/scenarios.ts'
import { amountLimitMinor, type TransferAnswer } from './transfer.ts'
import { verifyLedger } from './verify-ledger.ts'

let database: TestDatabase
let ledger: Ledger
let lastMove: number

beforeAll(async () => {
  database = await testDatabase([{ name: 'ledger', migrations: ledgerMigrations }])
  ledger = createLedger({ db: database.db })
})
beforeEach(async () => {
  await emptyBooks(database.ownerDb, ledger)
  await ledger.openAccounts([
    { id: accountId('unopened'), currency: 'KGS', normalSide: 'CREDIT', overdraftAllowed: true },
  ])
  lastMove = 0
})
afterAll(() => database.close())

/** The given number of maximum transfers between two accounts that are not locked. */
const largest = (count: number, from: AccountName = 'bank', to: AccountName = 'unopened') =>
  Array.from({ length: count }, () => {
    lastMove += 1
    return requestOf({ move: lastMove, from, to, amount: amountLimitMinor })
  })
const countOf = (answers: readonly TransferAnswer[], result: TransferAnswer['result']) =>
  answers.filter(answer => answer.result === result).length

async function bookedOf(name: AccountName): Promise<bigint | undefined> {
  const balances = await ledger.balances([accountId(name)])
  return balances.get(accountId(name))?.bookedMinor
}

async function expectSound(): Promise<void> {
  while ((await ledger.foldDeltas()) > 0);
  while ((await ledger.sealBatches()) > 0);
  expect((await verifyLedger(database.db)).faults).toEqual([])
}

/** The largest int8 divided by the largest amount. */
const room = 92

describe('an account that allows overdraft and is not locked', () => {
  test('takes no more than can be stored, and returns the refusal code within one batch', async () => {
    const answers = await ledger.post(largest(100))
    expect(countOf(answers, 'DONE')).toBe(room)
    expect(countOf(answers, 'BALANCE_TOO_LARGE')).toBe(100 - room)
    expect(await bookedOf('unopened')).toBe(BigInt(room) * amountLimitMinor)
    await expectSound()
  })

  test('takes no more by consecutive transfers, folded or not, and can always move back towards zero', async () => {
    for (let nth = 0; nth < room; nth += 1) {
      expect(countOf(await ledger.post(largest(1)), 'DONE')).toBe(1)
      if (nth % 40 === 0) await ledger.foldDeltas()
    }
    expect(countOf(await ledger.post(largest(1)), 'BALANCE_TOO_LARGE')).toBe(1)
    const small = requestOf({ move: 9_000, from: 'bank', to: 'unopened', amount: 10n ** 16n })
    expect(countOf(await ledger.post([small]), 'BALANCE_TOO_LARGE')).toBe(1)
    expect(countOf(await ledger.post(largest(1, 'unopened', 'bank')), 'DONE')).toBe(1)
    expect(countOf(await ledger.post(largest(1)), 'DONE')).toBe(1)
    await expectSound()
  })

  test('takes no more from many concurrent transfers', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ledger.post(largest(30))))
    expect(countOf(answers.flat(), 'DONE')).toBe(room)
    expect(await bookedOf('bank')).toBe(BigInt(room) * amountLimitMinor)
    await expectSound()
  })

  test('holds no more than can be stored', async () => {
    const holds = Array.from({ length: 120 }, (_, nth) =>
      requestOf({ hold: 100 + nth, from: 'unopened', to: 'bank', amount: amountLimitMinor }),
    )
    const answers = [
      ...(await ledger.post(holds.slice(0, 60))),
      ...(await ledger.post(holds.slice(60))),
    ]
    expect(countOf(answers, 'DONE')).toBe(room)
    expect(countOf(answers, 'BALANCE_TOO_LARGE')).toBe(120 - room)
    await expectSound()
  })
})

test('turnover has no limit: money that comes and goes is counted exactly', async () => {
  for (let round = 0; round < 3; round += 1) {
    await ledger.post([...largest(40), ...largest(40, 'unopened', 'bank')])
    await ledger.post([...largest(40, 'bank', 'ann'), ...largest(40, 'ann', 'bank')])
    if (round === 1) await ledger.foldDeltas()
  }
  const through = 120n * amountLimitMinor
  for (const [name, times] of [
    ['unopened', 1n],
    ['ann', 1n],
    ['bank', 2n],
  ] as const) {
    const period = { from: scenarioTime(-1), until: scenarioTime(1) }
    expect(await ledger.turnover(accountId(name), period)).toEqual({
      openingMinor: 0n,
      debitMinor: times * through,
      creditMinor: times * through,
      closingMinor: 0n,
    })
    expect(await ledger.balancesAt(accountId(name), [scenarioTime(0)])).toEqual([0n])
    expect(await ledger.entries(accountId(name), {}, 1)).toMatchObject([{ balanceAfterMinor: 0n }])
  }
  await expectSound()
})

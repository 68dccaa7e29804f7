import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { conversionRequests } from './conversion.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { accountId, requestOf, scenarioTime, transferId } from './testing/scenarios.ts'
import { emptyBooks } from './testing/ledger-fixtures.ts'
import { createTransferQueue } from './transfer-queue.ts'
import { verifyLedger } from './verify-ledger.ts'

let database: TestDatabase
let ledger: Ledger

beforeAll(async () => {
  database = await testDatabase([{ name: 'ledger', migrations: ledgerMigrations }])
  ledger = createLedger({ db: database.db })
})
beforeEach(() => emptyBooks(database.ownerDb, ledger))
afterAll(() => database.close())

describe('an account that allows overdraft', () => {
  const moves = fc.array(
    fc.record({
      // Both directions, over five hours, in no order.
      amount: fc.bigInt({ min: 1n, max: 1_000n }),
      grows: fc.boolean(),
      at: fc.integer({ min: 0, max: 300 }),
    }),
    { minLength: 1, maxLength: 25 },
  )

  test('has an exact balance at every instant and an exact turnover of every period, folded or not', async () => {
    await fc.assert(
      fc.asyncProperty(moves, fc.array(fc.integer({ min: 0, max: 25 })), async (list, folds) => {
        await emptyBooks(database.ownerDb, ledger)
        await ledger.openAccounts([
          {
            id: accountId('unopened'),
            currency: 'KGS',
            normalSide: 'CREDIT',
            overdraftAllowed: true,
          },
        ])
        for (const [index, { amount, grows, at }] of list.entries()) {
          const [from, to] = grows
            ? (['bank', 'unopened'] as const)
            : (['unopened', 'bank'] as const)
          await ledger.post([requestOf({ move: index + 1, from, to, amount, at })])
          if (folds.includes(index)) await ledger.foldDeltas()
        }
        const signed = list.map(move => ({
          ...move,
          delta: move.grows ? move.amount : -move.amount,
        }))
        const moments = [-1, 0, 59, 60, 61, 150, 299, 300, 400]
        const expected = moments.map(minute =>
          signed.filter(move => move.at <= minute).reduce((sum, move) => sum + move.delta, 0n),
        )
        expect(await ledger.balancesAt(accountId('bank'), moments.map(scenarioTime))).toEqual(
          expected,
        )

        const period = { from: scenarioTime(45), until: scenarioTime(200) }
        const inside = signed.filter(move => move.at >= 45 && move.at < 200)
        const turnover = await ledger.turnover(accountId('bank'), period)
        const total = (grows: boolean) =>
          inside.filter(move => move.grows === grows).reduce((sum, move) => sum + move.amount, 0n)
        expect([turnover.debitMinor, turnover.creditMinor]).toEqual([total(true), total(false)])
        const [before] = await ledger.balancesAt(accountId('bank'), [period.from - 1])
        const [after] = await ledger.balancesAt(accountId('bank'), [period.until - 1])
        expect([turnover.openingMinor, turnover.closingMinor]).toEqual([before, after])

        const backwards = { from: period.until, until: period.from }
        expect(await ledger.turnover(accountId('bank'), backwards)).toMatchObject({
          debitMinor: 0n,
          creditMinor: 0n,
        })

        await expectPagesToRun(accountId('bank'), list.length)
        expect((await verifyLedger(database.db)).faults).toEqual([])
      }),
      { numRuns: 12 },
    )
  })

  test('counts a held amount once, however many hours its batch spans', async () => {
    await ledger.openAccounts([
      { id: accountId('unopened'), currency: 'KGS', normalSide: 'CREDIT', overdraftAllowed: true },
    ])
    await ledger.post([
      requestOf({ move: 1, from: 'bank', to: 'unopened', amount: 100n, at: 10 }),
      requestOf({ move: 2, from: 'bank', to: 'unopened', amount: 50n, at: 130 }),
      requestOf({ hold: 3, from: 'unopened', to: 'bank', amount: 30n, at: 131 }),
    ])
    const held = async () =>
      (await ledger.balances([accountId('unopened')])).get(accountId('unopened'))
    const expected = { bookedMinor: 150n, heldMinor: 30n, availableMinor: 120n }
    expect(await held()).toMatchObject(expected)
    await ledger.foldDeltas()
    expect(await held()).toMatchObject(expected)
    expect((await verifyLedger(database.db)).faults).toEqual([])
  })

  /** Each page continues the previous one, and each balance follows from the older one. */
  async function expectPagesToRun(account: string, count: number): Promise<void> {
    const seen = []
    for (;;) {
      const last = seen.at(-1)
      const page = await ledger.entries(account, last === undefined ? {} : { before: last }, 4)
      if (page.length === 0) break
      seen.push(...page)
    }
    expect(seen).toHaveLength(count)
    const now = (await ledger.balances([account])).get(account)?.bookedMinor
    expect(seen[0]?.balanceAfterMinor).toBe(now)
    for (const [index, entry] of seen.entries()) {
      const older = seen[index + 1]?.balanceAfterMinor ?? 0n
      // The bank's account grows by debits.
      expect(entry.balanceAfterMinor).toBe(older - entry.deltaMinor)
    }
  }
})

describe('a customer’s account', () => {
  test('has the turnover of a period from its entries', async () => {
    await ledger.post([
      requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n, at: 1 }),
      requestOf({ move: 2, from: 'ann', to: 'bob', amount: 30n, at: 2 }),
      requestOf({ move: 3, from: 'bank', to: 'ann', amount: 5n, at: 4 }),
    ])
    const turnover = (from: number, until: number) =>
      ledger.turnover(accountId('ann'), { from: scenarioTime(from), until: scenarioTime(until) })
    expect(await turnover(2, 4)).toEqual({
      openingMinor: 100n,
      debitMinor: 30n,
      creditMinor: 0n,
      closingMinor: 70n,
    })
    expect(await turnover(5, 9)).toEqual({
      openingMinor: 75n,
      debitMinor: 0n,
      creditMinor: 0n,
      closingMinor: 75n,
    })
    expect(await ledger.turnover('no id', { from: 0, until: 1 })).toMatchObject({ debitMinor: 0n })
  })
})

describe('a conversion', () => {
  const conversion = {
    sold: {
      transferId: transferId(2),
      accountId: accountId('ann'),
      positionAccountId: accountId('bank'),
      currency: 'KGS' as const,
      amountMinor: 8_745n,
    },
    bought: {
      transferId: transferId(3),
      accountId: accountId('dollars'),
      positionAccountId: accountId('bankDollars'),
      currency: 'USD' as const,
      amountMinor: 100n,
    },
    rate: '87.4500',
    pricedCurrency: 'USD' as const,
    bookedAt: scenarioTime(1),
  }

  test('moves both currencies through the bank’s positions and keeps its rate', async () => {
    await ledger.post([requestOf({ move: 1, from: 'bank', to: 'ann', amount: 10_000n })])
    const answers = await ledger.post(conversionRequests(conversion))
    expect(answers.map(answer => answer.result)).toEqual(['DONE', 'DONE'])
    const bought = (await ledger.transfers([transferId(3)])).get(transferId(3))
    expect(bought?.conversion).toEqual({
      soldTransferId: transferId(2),
      rate: '87.4500',
      pricedCurrency: 'USD',
    })
    const positions = await ledger.balances([accountId('bank'), accountId('bankDollars')])
    expect(positions.get(accountId('bank'))?.bookedMinor).toBe(1_255n)
    expect(positions.get(accountId('bankDollars'))?.bookedMinor).toBe(100n)
    expect((await verifyLedger(database.db)).faults).toEqual([])
  })

  test('repeated at another rate is refused, and nothing is sold when it cannot be bought', async () => {
    await ledger.post([requestOf({ move: 1, from: 'bank', to: 'ann', amount: 10_000n })])
    await ledger.post(conversionRequests(conversion))
    const changed = await ledger.post(conversionRequests({ ...conversion, rate: '87.45' }))
    expect(changed.map(answer => answer.result)).toEqual(['DONE', 'TRANSFER_CHANGED'])
    const short = await ledger.post(
      conversionRequests({
        ...conversion,
        sold: { ...conversion.sold, transferId: transferId(4) },
        bought: { ...conversion.bought, transferId: transferId(5) },
      }),
    )
    expect(short.map(answer => answer.result)).toEqual(['INSUFFICIENT_FUNDS', 'LINKED_FAILED'])
  })
})

describe('single transfers through the queue', () => {
  test('books each of a hundred concurrent transfers once, in a few batches, and answers each separately', async () => {
    const queue = createTransferQueue({ ledger })
    await ledger.post([requestOf({ move: 1, from: 'bank', to: 'ann', amount: 90n })])
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        queue.post([requestOf({ move: 10 + index, from: 'ann', to: 'bob', amount: 1n })]),
      ),
    )
    const results = answers.flat().map(answer => answer.result)
    expect(results.filter(result => result === 'DONE')).toHaveLength(90)
    expect(results.filter(result => result === 'INSUFFICIENT_FUNDS')).toHaveLength(10)
    expect(answers.flat().map(answer => answer.id)).toEqual(
      Array.from({ length: 100 }, (_, index) => transferId(10 + index)),
    )
    const { rows } = await sql<{ batches: number }>`
      select count(*)::int as batches from ledger.batch`.execute(database.db)
    expect(rows[0]?.batches).toBeLessThan(20)
    expect((await verifyLedger(database.db)).faults).toEqual([])
  })

  test('keeps a chain together, and an unfinished chain never absorbs another caller’s transfer', async () => {
    const queue = createTransferQueue({ ledger })
    await ledger.post([requestOf({ move: 1, from: 'bank', to: 'ann', amount: 10n })])
    const [chain, open, other] = await Promise.all([
      queue.post([
        requestOf({ move: 2, from: 'ann', to: 'bob', amount: 10n, link: true }),
        requestOf({ move: 3, from: 'ann', to: 'bob', amount: 1n }),
      ]),
      queue.post([requestOf({ move: 4, from: 'ann', to: 'bob', amount: 1n, link: true })]),
      queue.post([requestOf({ move: 5, from: 'ann', to: 'bob', amount: 2n })]),
    ])
    expect(chain.map(answer => answer.result)).toEqual(['LINKED_FAILED', 'INSUFFICIENT_FUNDS'])
    expect(open.map(answer => answer.result)).toEqual(['LINK_OPEN'])
    expect(other.map(answer => answer.result)).toEqual(['DONE'])
  })
})

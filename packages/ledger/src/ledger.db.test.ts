import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '@tartip/testkit/database/test-database'
import { createLedger, type Ledger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { readHead } from './store/seal-batches.ts'
import { tamper, emptyBooks } from './testing/ledger-fixtures.ts'
import { randomRequests } from './testing/random-requests.ts'
import {
  type AccountName,
  accountId,
  requestOf,
  scenarioAccounts,
  scenarios,
  scenarioTime,
  transferId,
} from './testing/scenarios.ts'
import { batchLimit, isRefusedByBooks, type TransferResult } from './transfer.ts'
import { verifyLedger } from './verify-ledger.ts'

let database: TestDatabase
let ledger: Ledger

beforeAll(async () => {
  database = await testDatabase([{ name: 'ledger', migrations: ledgerMigrations }])
  ledger = createLedger({ db: database.db })
})
afterAll(() => database.close())

const resetBooks = () => emptyBooks(database.ownerDb, ledger)

async function expectSound(): Promise<void> {
  expect((await verifyLedger(database.db)).faults).toEqual([])
}

describe.each([
  { how: 'one request at a time', batches: false },
  { how: 'as one batch', batches: true },
])('the scenario table on PostgreSQL, $how', ({ batches }) => {
  test.each(scenarios)('$name', async ({ rows, end }) => {
    await resetBooks()
    const requests = rows.map(([action]) => requestOf(action))
    const results: string[] = []
    let chain: typeof requests = []
    for (const [index, request] of requests.entries()) {
      chain.push(request)
      const isOpen = request.isLinkedToNext === true && index < requests.length - 1
      if (isOpen || (batches && index < requests.length - 1)) continue
      for (const answer of await ledger.post(chain)) results.push(answer.result)
      chain = []
    }
    expect(results).toEqual(rows.map(([, result]) => result))
    const balances = await ledger.balances(scenarioAccounts.map(account => account.id))
    for (const [name, [booked, held]] of Object.entries(end)) {
      const found = balances.get(accountId(name as AccountName))
      expect([name, found?.bookedMinor, found?.heldMinor]).toEqual([name, booked, held])
    }
    await expectSound()
  })
})

describe('random lists of requests', () => {
  test('leave sound books, and repeating them changes nothing', async () => {
    await fc.assert(
      fc.asyncProperty(randomRequests, async requests => {
        await resetBooks()
        const answers = await ledger.post(requests)
        await expectSound()
        // A malformed request is not recorded, so a later request of the list may have used its id.
        fc.pre(answers.every(answer => answer.result === 'DONE' || isRecorded(answer.result)))
        const before = await ledger.balances(ids)
        await ledger.foldDeltas()
        expect(await ledger.post(requests)).toEqual(answers)
        expect(await ledger.balances(ids)).toEqual(before)
        await expectSound()
      }),
      { numRuns: 25 },
    )
    // After a timeout it would continue booking during the next tests.
  }, 120_000)
})

describe('the same requests on empty books', () => {
  test('end in the same balances and in the same chain head', async () => {
    const playOnEmptyBooks = async (requests: Parameters<Ledger['post']>[0]) => {
      await resetBooks()
      const answers = await ledger.post(requests)
      await ledger.foldDeltas()
      await ledger.sealBatches()
      return { answers, balances: await ledger.balances(ids), head: await readHead(database.db) }
    }
    await fc.assert(
      fc.asyncProperty(randomRequests, async requests => {
        expect(await playOnEmptyBooks(requests)).toEqual(await playOnEmptyBooks(requests))
      }),
      { numRuns: 10 },
    )
  }, 120_000)
})

const ids = scenarioAccounts.map(account => account.id)

function isRecorded(result: TransferResult): boolean {
  return isRefusedByBooks(result) || result === 'TRANSFER_CHANGED'
}

describe('several connections at once', () => {
  test('exactly one of many that spend the whole balance succeeds', async () => {
    await resetBooks()
    await ledger.post([requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n })])
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        ledger.post([requestOf({ move: 10 + index, from: 'ann', to: 'bob', amount: 100n })]),
      ),
    )
    const results = answers.flat().map(answer => answer.result)
    expect(results.filter(result => result === 'DONE')).toHaveLength(1)
    expect(results.filter(result => result === 'INSUFFICIENT_FUNDS')).toHaveLength(15)
    await expectSound()
  })

  test('one transfer requested a hundred times in parallel is booked once', async () => {
    await resetBooks()
    const request = requestOf({ move: 1, from: 'bank', to: 'ann', amount: 7n })
    const answers = await Promise.all(Array.from({ length: 100 }, () => ledger.post([request])))
    expect(new Set(answers.flat().map(answer => answer.result))).toEqual(new Set(['DONE']))
    expect((await ledger.balances([accountId('ann')])).get(accountId('ann'))?.bookedMinor).toBe(7n)
    await expectSound()
  })

  test('the same id with other accounts in parallel is booked once, also between accounts that allow overdraft', async () => {
    await resetBooks()
    const other = '00000000-0000-7000-8000-0000000000ff'
    await ledger.openAccounts([
      { id: other, currency: 'KGS', normalSide: 'CREDIT', overdraftAllowed: true },
    ])
    const request = requestOf({ move: 1, from: 'bank', to: 'ann', amount: 7n })
    const answers = await Promise.all(
      [7n, 8n, 9n, 7n].map(amountMinor =>
        ledger.post([{ ...request, creditAccountId: other, amountMinor } as typeof request]),
      ),
    )
    const results = answers.flat().map(answer => answer.result)
    expect(results).toContain('DONE')
    expect(results).toContain('TRANSFER_CHANGED')
    const { rows } = await sql`select from ledger.entry`.execute(database.db)
    expect(rows).toHaveLength(2)
    await expectSound()
  })

  test('a hold posted and voided at the same time is resolved once', async () => {
    await resetBooks()
    await ledger.post([
      requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n }),
      requestOf({ hold: 2, from: 'ann', to: 'bob', amount: 100n }),
    ])
    const answers = await Promise.all([
      ...[3, 4, 5].map(id => ledger.post([requestOf({ post: id, of: 2 })])),
      ...[6, 7, 8].map(id => ledger.post([requestOf({ void: id, of: 2 })])),
    ])
    expect(answers.flat().filter(answer => answer.result === 'DONE')).toHaveLength(1)
    await expectSound()
  })

  test('crossing batches neither deadlock nor lose money, while deltas are being folded', async () => {
    await resetBooks()
    await ledger.post([
      requestOf({ move: 1, from: 'bank', to: 'ann', amount: 10_000n }),
      requestOf({ move: 2, from: 'bank', to: 'bob', amount: 10_000n }),
    ])
    const batches = Array.from({ length: 30 }, (_, batch) => {
      const there = requestOf({ move: 1000 + batch * 10, from: 'ann', to: 'bob', amount: 3n })
      const back = requestOf({ move: 1001 + batch * 10, from: 'bob', to: 'ann', amount: 3n })
      const fee = requestOf({ move: 1002 + batch * 10, from: 'ann', to: 'bank', amount: 1n })
      return batch % 2 === 0 ? [there, back, fee] : [fee, back, there]
    })
    const folds = Array.from({ length: 10 }, () => ledger.foldDeltas())
    const answers = await Promise.all(batches.map(batch => ledger.post(batch)))
    await Promise.all(folds)
    expect(new Set(answers.flat().map(answer => answer.result))).toEqual(new Set(['DONE']))
    const names = ['ann', 'bob', 'bank'] as const
    const balances = await ledger.balances(names.map(accountId))
    expect(names.map(name => balances.get(accountId(name))?.bookedMinor)).toEqual([
      9_970n,
      10_000n,
      19_970n,
    ])
    await expectSound()
  })
})

describe('reading', () => {
  test('past balances and running balances follow from the entries', async () => {
    await resetBooks()
    await ledger.post([
      requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n, at: 1 }),
      requestOf({ move: 2, from: 'ann', to: 'bob', amount: 30n, at: 2 }),
      requestOf({ move: 3, from: 'ann', to: 'bob', amount: 20n, at: 2 }),
      requestOf({ move: 4, from: 'bank', to: 'ann', amount: 5n, at: 4 }),
    ])
    const moments = [0, 1, 2, 3, 4].map(scenarioTime)
    expect(await ledger.balancesAt(accountId('ann'), moments)).toEqual([0n, 100n, 50n, 50n, 55n])
    expect(await ledger.balancesAt(accountId('bank'), moments)).toEqual([
      0n,
      100n,
      100n,
      100n,
      105n,
    ])
    const first = await ledger.entries(accountId('ann'), {}, 2)
    expect(first.map(entry => entry.balanceAfterMinor)).toEqual([55n, 50n])
    const [, oldest] = first
    if (oldest === undefined) throw new Error('The page has two entries')
    const rest = await ledger.entries(accountId('ann'), { before: oldest }, 9)
    expect(rest.map(entry => entry.deltaMinor)).toEqual([-30n, 100n])
    const period = { from: scenarioTime(2), until: scenarioTime(4) }
    expect(await ledger.entries(accountId('ann'), period, 9)).toHaveLength(2)
  })

  test('expired holds are released by the clock', async () => {
    await resetBooks()
    await ledger.post([
      requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n }),
      requestOf({ hold: 2, from: 'ann', to: 'bob', amount: 10n, expires: 5 }),
      requestOf({ hold: 3, from: 'ann', to: 'bob', amount: 20n }),
    ])
    expect(await ledger.expireHolds(scenarioTime(4), 10)).toBe(0)
    expect(await ledger.expireHolds(scenarioTime(5), 10)).toBe(1)
    const holds = await ledger.openHolds(accountId('ann'))
    expect(holds.map(hold => [hold.id, hold.amountMinor])).toEqual([[transferId(3), 20n]])
    await expectSound()
  })

  test('folding changes no balance', async () => {
    await resetBooks()
    await ledger.post([requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n })])
    const before = await ledger.balances([accountId('bank')])
    expect(await ledger.foldDeltas()).toBe(1)
    expect(await ledger.foldDeltas()).toBe(0)
    expect(await ledger.balances([accountId('bank')])).toEqual(before)
  })

  test('opening an account twice is one account, and a different one under its id is refused', async () => {
    await resetBooks()
    const ann = scenarioAccounts[0]
    if (ann === undefined) throw new Error('The table of accounts is empty')
    expect(await ledger.openAccounts([ann, { ...ann, currency: 'EUR' }])).toEqual([
      { id: ann.id, result: 'DONE' },
      { id: ann.id, result: 'ACCOUNT_CHANGED' },
    ])
    const owned = { ...ann, id: transferId(1), holder: 'Ann' }
    const changes = [
      { overdraftAllowed: true },
      { normalSide: 'DEBIT' },
      { holder: 'Bob' },
    ] as const
    const answers = await ledger.openAccounts([
      owned,
      ...changes.map(change => ({ ...owned, ...change })),
      { ...owned, holder: undefined },
    ])
    expect(answers.map(answer => answer.result)).toEqual([
      'DONE',
      ...Array<string>(4).fill('ACCOUNT_CHANGED'),
    ])
  })

  test('a batch beyond the limit is refused as a whole', async () => {
    const request = requestOf({ move: 1, from: 'bank', to: 'ann', amount: 1n })
    await expect(
      ledger.post(Array.from({ length: batchLimit + 1 }, () => request)),
    ).rejects.toThrow(RangeError)
  })
})

describe('the protection of the books', () => {
  test.each([
    'update ledger.entry set delta_minor = delta_minor + 1',
    'delete from ledger.entry',
    'update ledger.transfer set amount_minor = amount_minor + 1',
    'delete from ledger.transfer',
    'delete from ledger.refusal',
    "update ledger.refusal set code = 'HOLD_EXPIRED'",
    'truncate ledger.entry',
    'delete from ledger.account',
    "update ledger.account set currency = 'USD'",
  ])('the role of the server may not: %s', async statement => {
    await expect(sql.raw(statement).execute(database.db)).rejects.toThrow(/permission denied/)
  })

  test.each(['update ledger.entry set delta_minor = 1', 'delete from ledger.transfer'])(
    'not even the owner may: %s',
    async statement => {
      await expect(sql.raw(statement).execute(database.ownerDb)).rejects.toThrow(/append-only/)
    },
  )

  test('entries that do not balance cannot be written', async () => {
    await resetBooks()
    const insert = sql`
      insert into ledger.entry (account_id, sequence, transfer_id, currency, delta_minor, booked_at)
      values (${accountId('bank')}, 1, ${transferId(1)}, 'KGS', 100, now())`
    await expect(insert.execute(database.db)).rejects.toThrow(/do not balance/)
  })

  test('a balance-enforced account cannot be overdrawn by an update', async () => {
    await resetBooks()
    const update = sql`update ledger.account set booked_minor = -1 where not overdraft_allowed`
    await expect(update.execute(database.db)).rejects.toThrow(/account_balance_enforced/)
  })
})

describe('the proof', () => {
  const corrupt = (statement: string) => tamper(database.ownerDb, statement)

  test('finds one missing tyiyn and names the entry, the transfer, the account and the currency', async () => {
    await resetBooks()
    await ledger.post([
      requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n }),
      requestOf({ move: 2, from: 'ann', to: 'bob', amount: 40n }),
    ])
    await expectSound()
    await corrupt(`update ledger.entry set delta_minor = delta_minor + 1
      where account_id = '${accountId('ann')}' and sequence = 2`)
    const { isSound, faults, sums } = await verifyLedger(database.db)
    expect(isSound).toBe(false)
    expect(sums).toEqual([{ currency: 'KGS', entries: 4n, debitMinor: 139n, creditMinor: 140n }])
    expect(faults).toContainEqual({
      code: 'RUNNING_BALANCE_BROKEN',
      row: `entry ${accountId('ann')}/2`,
      expectedMinor: 61n,
      foundMinor: 60n,
    })
    const named = faults.map(fault => `${fault.code} ${fault.row}`)
    expect(named).toContain('CURRENCY_UNBALANCED KGS')
    expect(named).toContain(`TRANSFER_UNBALANCED transfer ${transferId(2)}`)
    expect(named).toContain(`STORED_BALANCE_DIFFERS account ${accountId('ann')}`)
  })

  test.each([
    ['STORED_BALANCE_DIFFERS', 'update ledger.account set booked_minor = booked_minor + 1'],
    [
      'HELD_AMOUNT_DIFFERS',
      'update ledger.account set held_minor = held_minor - 1 where held_minor > 0',
    ],
    ['HOLD_LOST', 'delete from ledger.open_hold'],
    ['HOLD_LOST', `update ledger.open_hold set expires_at = now() + interval '1 year'`],
    [
      'HOLD_OPEN_AND_RESOLVED',
      `update ledger.transfer set kind = 'VOID_HOLD', hold_id = '${transferId(2)}'
      where id = '${transferId(1)}'`,
    ],
    ['ENTRY_WITHOUT_TRANSFER', `delete from ledger.transfer where id = '${transferId(1)}'`],
    ['TRANSFER_ENTRIES_DIFFER', 'delete from ledger.entry'],
    [
      'RUNNING_BALANCE_BROKEN',
      'update ledger.entry set sequence = sequence + 1 where balance_after_minor > 0',
    ],
  ])('finds %s', async (code, statement) => {
    await resetBooks()
    await ledger.post([
      requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n }),
      requestOf({ hold: 2, from: 'ann', to: 'bob', amount: 40n }),
    ])
    await expectSound()
    await corrupt(statement)
    const { faults } = await verifyLedger(database.db)
    expect(faults.map(fault => fault.code)).toContain(code)
  })
})

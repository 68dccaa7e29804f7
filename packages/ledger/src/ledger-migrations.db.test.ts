import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '@tartip/testkit/database/test-database'
import { createLedger } from './ledger.ts'
import { ledgerMigrations } from './ledger-migrations.ts'
import { requestDigest } from './digests.ts'
import type { LedgerDb } from './store/ledger-db.ts'
import type { NewLedgerAccount } from './transfer.ts'
import { tamper } from './testing/ledger-fixtures.ts'
import {
  accountId,
  requestOf,
  scenarioAccounts,
  scenarioTime,
  transferId,
} from './testing/scenarios.ts'
import { verifyLedger } from './verify-ledger.ts'

test('books from before the chain become its first batch and continue', async () => {
  const names = Object.keys(ledgerMigrations)
  const first = names.filter(name => name < '0004')
  const database = await testDatabase([
    {
      name: 'ledger',
      migrations: Object.fromEntries(
        Object.entries(ledgerMigrations).filter(([name]) => first.includes(name)),
      ),
    },
  ])
  const { db, ownerDb } = database
  const ledger = createLedger({ db })
  await openOldAccounts(ownerDb)
  const at = new Date(scenarioTime(5)).toISOString()
  const [bank, annId] = [accountId('bank'), accountId('ann')]
  // One incoming payment and one hold, as they were written at that time; the bank's change is not
  // folded yet.
  await sql`
    insert into ledger.transfer (id, kind, debit_account_id, credit_account_id, currency,
      amount_minor, booked_at, digest)
    values (${transferId(1)}, 'TRANSFER', ${bank}, ${annId}, 'KGS', 100, ${at}, sha256('1')),
      (${transferId(2)}, 'HOLD', ${annId}, ${bank}, 'KGS', 30, ${at}, sha256('2'))`.execute(db)
  await sql`
    insert into ledger.entry (account_id, sequence, transfer_id, currency, delta_minor,
      balance_after_minor, booked_at)
    values (${bank}, 1, ${transferId(1)}, 'KGS', -100, null, ${at}),
      (${annId}, 1, ${transferId(1)}, 'KGS', 100, 100, ${at})`.execute(db)
  await sql`
    update ledger.account set booked_minor = 100, held_minor = 30, last_sequence = 1,
      last_booked_at = ${at} where id = ${annId}`.execute(db)
  await sql`
    insert into ledger.balance_delta (account_id, booked_minor, held_minor)
    values (${bank}, 100, 0)`.execute(db)
  await sql`
    insert into ledger.open_hold (id, account_id, amount_minor, created_at)
    values (${transferId(2)}, ${annId}, 30, ${at})`.execute(db)
  const tooMuch = requestOf({ move: 4, from: 'ann', to: 'bob', amount: 71n })
  await sql`
    insert into ledger.refusal (id, code, digest)
    values (${tooMuch.id}, 'INSUFFICIENT_FUNDS', decode(${requestDigest(tooMuch)}, 'hex'))`.execute(
    db,
  )

  for (const name of names.filter(each => !first.includes(each))) {
    await ledgerMigrations[name]?.up(ownerDb)
  }
  await ledger.post([requestOf({ post: 3, of: 2, amount: 10n, at: 6 })])
  await ledger.foldDeltas()
  expect(await ledger.post([tooMuch])).toEqual([{ id: tooMuch.id, result: 'INSUFFICIENT_FUNDS' }])
  // The old transfers, the old accounts, the old refusals, and the new batch.
  expect(await ledger.sealBatches()).toBe(4)
  const proof = await verifyLedger(db)
  expect(proof.faults).toEqual([])
  expect(proof.head?.place).toBe(4n)
  // Old accounts have no holder; naming one now means the same account.
  const [ann, ...others] = scenarioAccounts
  expect(await ledger.openAccounts([{ ...ann, holder: 'Ann' } as NewLedgerAccount])).toEqual([
    { id: accountId('ann'), result: 'DONE' },
  ])
  expect((await ledger.openAccounts(others)).map(({ result }) => result)).not.toContain(
    'ACCOUNT_CHANGED',
  )
  expect(await ledger.sealBatches()).toBe(0)
  const holderOf = (name: string) =>
    tamper(ownerDb, `update ledger.account set holder = ${name} where id = '${annId}'`)
  await holderOf(`'Bob'`)
  expect((await verifyLedger(db)).faults).toMatchObject([
    { code: 'ACCOUNT_CONTENT_CHANGED', row: `account ${annId}` },
  ])
  await holderOf('null')
  const moments = [4, 5, 6].map(scenarioTime)
  expect(await ledger.balancesAt(bank, moments)).toEqual([0n, 100n, 90n])
  expect(await ledger.balancesAt(annId, moments)).toEqual([0n, 100n, 90n])
  await database.close()
})

/** Accounts as they were opened before they had digests. */
async function openOldAccounts(ownerDb: LedgerDb): Promise<void> {
  for (const { id, currency, normalSide, overdraftAllowed } of scenarioAccounts) {
    await sql`
      insert into ledger.account (id, currency, normal_side, may_go_short)
      values (${id}, ${currency}, ${normalSide}, ${overdraftAllowed})`.execute(ownerDb)
  }
}

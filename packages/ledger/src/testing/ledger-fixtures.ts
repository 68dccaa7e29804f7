import { sql } from 'kysely'
import type { Ledger } from '../ledger.ts'
import type { LedgerDb } from '../store/ledger-db.ts'
import { scenarioAccounts, requestOf, accountId, scenarioTime } from './scenarios.ts'

/**
 * Deletes everything past the triggers and opens the scenario accounts again, as the first link.
 */
export async function emptyBooks(ownerDb: LedgerDb, ledger: Ledger): Promise<void> {
  await sql`set session_replication_role = replica; truncate ledger.account, ledger.transfer,
    ledger.entry, ledger.refusal, ledger.open_hold, ledger.balance_delta, ledger.batch,
    ledger.hour_turnover, ledger.proof_report;
    set session_replication_role = origin`.execute(ownerDb)
  await ledger.openAccounts(scenarioAccounts)
  await ledger.sealBatches()
}

/** Changes rows as a database superuser could: past triggers and rights. */
export async function tamper(ownerDb: LedgerDb, statement: string): Promise<void> {
  await sql
    .raw(`set session_replication_role = replica; ${statement};
      set session_replication_role = origin`)
    .execute(ownerDb)
}

/** Three sealed batches: an incoming payment, an internal transfer, and a hold. */
export async function bookThreeBatches(ledger: Ledger): Promise<void> {
  await ledger.post([requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100n })])
  await ledger.post([requestOf({ move: 2, from: 'ann', to: 'bob', amount: 40n, at: 1 })])
  await ledger.post([
    requestOf({ hold: 3, from: 'ann', to: 'bob', amount: 10n, expires: 99, at: 2 }),
  ])
  await ledger.sealBatches()
}

/** An account of the bank with a hold although it allows overdraft. */
const transit = accountId('unopened')

/**
 * Books with a row of every kind in every table: transfers; holds that are open, posted, voided and
 * expired; a conversion; a refusal; folded and waiting deltas; sealed and waiting batches.
 */
export async function bookEveryKindOfRow(ledger: Ledger): Promise<void> {
  await ledger.openAccounts([
    { id: transit, currency: 'KGS', normalSide: 'CREDIT', overdraftAllowed: true, holder: 'bank' },
  ])
  await ledger.post([
    requestOf({ move: 1, from: 'bank', to: 'ann', amount: 100_000n }),
    requestOf({ move: 2, from: 'bank', to: 'unopened', amount: 500n }),
    requestOf({ hold: 3, from: 'ann', to: 'bob', amount: 40n, at: 1 }),
    requestOf({ hold: 4, from: 'ann', to: 'bob', amount: 50n, at: 1 }),
    requestOf({ hold: 5, from: 'ann', to: 'bob', amount: 60n, at: 1, expires: 2 }),
    requestOf({ hold: 6, from: 'ann', to: 'bob', amount: 70n, at: 1, expires: 99 }),
    requestOf({ move: 7, from: 'bob', to: 'ann', amount: 1_000_000n }),
  ])
  await ledger.post([
    requestOf({ post: 8, of: 3, amount: 30n, at: 2 }),
    requestOf({ void: 9, of: 4, at: 2 }),
    requestOf({ move: 10, from: 'ann', to: 'bank', amount: 8_745n, at: 2, link: true }),
    requestOf({
      move: 11,
      from: 'bankDollars',
      to: 'dollars',
      currency: 'USD',
      amount: 100n,
      at: 2,
      converts: [10, '87.45', 'USD'],
    }),
  ])
  await ledger.expireHolds(scenarioTime(3), 10)
  await ledger.foldDeltas()
  await ledger.sealBatches()
  await ledger.post([
    requestOf({ move: 12, from: 'bank', to: 'ann', amount: 5n, at: 4 }),
    requestOf({ hold: 13, from: 'unopened', to: 'ann', amount: 9n, at: 4 }),
  ])
}

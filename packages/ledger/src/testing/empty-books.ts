import { sql } from 'kysely'
import type { Ledger } from '../ledger.ts'
import type { LedgerDb } from '../store/ledger-db.ts'
import { scenarioAccounts } from './scenarios.ts'

/** Wipes the books past their guards and opens the accounts of the stories again, as the first link. */
export async function emptyBooks(ownerDb: LedgerDb, ledger: Ledger): Promise<void> {
  await sql`set session_replication_role = replica; truncate ledger.account, ledger.transfer,
    ledger.entry, ledger.refusal, ledger.open_hold, ledger.balance_delta, ledger.batch,
    ledger.hour_turnover, ledger.proof_report;
    set session_replication_role = origin`.execute(ownerDb)
  await ledger.openAccounts(scenarioAccounts)
  await ledger.sealBatches()
}

/** Changes rows as somebody could who holds the database itself: past triggers and rights. */
export async function changeByHand(ownerDb: LedgerDb, statement: string): Promise<void> {
  await sql
    .raw(`set session_replication_role = replica; ${statement};
      set session_replication_role = origin`)
    .execute(ownerDb)
}

import { sql, type Kysely, type Migration } from 'kysely'

/** Indexes for the proof, and for finding the few accounts that nobody locks among the many. */
export const addEntryIndexes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create index entry_of_transfer on ledger.entry (transfer_id)`.execute(db)
    await sql`
      create index account_unguarded on ledger.account (id) where may_go_short`.execute(db)
  },
}

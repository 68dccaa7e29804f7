import { sql, type Migration } from 'kysely'

/** How far this module has followed what the bank does with accounts on its own; the system's, not a tenant's. */
export const createBankCursor: Migration = {
  async up(db) {
    await sql`
      create table account.bank_cursor (
        feed     text   primary key,
        position bigint not null
      )`.execute(db)
  },
}

import { sql, type Kysely, type Migration } from 'kysely'

/**
 * A balance is kept within an int8, but what went through an account grows for ever: money that comes and goes is
 * in it twice. So debits and credits are kept without a limit.
 */
export const turnoverWithoutLimit: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['balance_delta', 'hour_turnover']) {
      await sql`
        alter table ${sql.table(`ledger.${table}`)}
          alter column debit_minor type numeric,
          alter column credit_minor type numeric`.execute(db)
    }
  },
}

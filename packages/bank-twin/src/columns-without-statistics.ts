import { sql, type Kysely, type Migration } from 'kysely'

/** Columns of orders and statements that no query searches by. */
const onlyRead: Readonly<Record<string, readonly string[]>> = {
  'twin.payment_order': [
    ...['fingerprint', 'payer_name', 'recipient_bic', 'recipient_name', 'recipient_inn'],
    ...['amount_minor', 'commission_minor', 'commission_currency', 'purpose', 'payment_code'],
    ...['transfer_num', 'value_date', 'digest', 'further', 'details', 'delayed_until'],
    ...['answer_code', 'answer_reason', 'answer_reason_other'],
    ...['refusal_code', 'refusal_reason', 'refusal_reason_other'],
  ],
  'twin.operation': [
    ...['counterparty_name', 'counterparty_other', 'counterparty_bank'],
    ...['purpose', 'purpose_other', 'document_number'],
  ],
  'twin.order_event': ['occurred_at', 'code', 'reason', 'reason_other'],
}

/**
 * PostgreSQL collects no statistics for them: sampling every column of a wide growing table is most
 * of the cost of ANALYZE.
 */
export const leaveOutStatistics: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(onlyRead)) {
      const changes = columns.map(column => sql`alter column ${sql.id(column)} set statistics 0`)
      await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db)
    }
  },
}

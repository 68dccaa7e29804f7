import { sql, type Kysely, type Migration } from 'kysely'

/** What orders and statements say, and nothing is looked for by. */
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
 * PostgreSQL collects nothing of them: of a wide table that grows, sorting a sample of every column is most of what
 * looking at it costs.
 */
export const leaveOutStatistics: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(onlyRead)) {
      const changes = columns.map(column => sql`alter column ${sql.id(column)} set statistics 0`)
      await sql`alter table ${sql.table(table)} ${sql.join(changes)}`.execute(db)
    }
  },
}

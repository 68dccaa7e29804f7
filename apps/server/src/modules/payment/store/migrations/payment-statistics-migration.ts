import type { Kysely, Migration } from 'kysely'

import { disableStatistics } from '../../../../platform/db/disable-statistics.ts'

/** What documents, their histories and their signatures say, and nothing is searched for by. */
const onlyRead: Readonly<Record<string, readonly string[]>> = {
  'payment.payment': [
    ...['content_version', 'digest', 'signatures', 'updated_by', 'updated_at'],
    ...['payer_name', 'payer_inn', 'payer_bic', 'recipient_bic', 'recipient_name', 'recipient_inn'],
    ...['amount_minor', 'commission_minor', 'commission_currency', 'purpose', 'payment_code'],
    ...['description', 'description_other', 'error_code', 'sort_name'],
  ],
  'payment.status_history': [
    ...['action', 'entered_at', 'actor_kind', 'person_id'],
    ...['comment', 'comment_other', 'error_code', 'trace_id'],
  ],
  'payment.signature': [
    ...['sign_right', 'sign_type', 'signed_at', 'digest'],
    ...['canonical_text', 'session_id', 'trace_id', 'evidence'],
  ],
  'payment.audit': [
    ...['action', 'at', 'session_id', 'ip', 'trace_id'],
    ...['digest_before', 'digest_after'],
  ],
}

export const leaveOutStatistics: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(onlyRead)) {
      await disableStatistics(db, table, columns)
    }
  },
}

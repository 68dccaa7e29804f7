import type { AccountChanged } from '@tartip/bank-ports/account-changes'

import { recordAudit } from '../../../platform/audit/audit-log.ts'
import type { Db } from '../../../platform/db/db.ts'
import { jsonOfWords } from '../../../platform/json.ts'

/** What the audit calls it when the bank changes the status of an account. */
const actions = {
  ARRESTED: 'ACCOUNT_ARRESTED',
  FINAL_ARRESTED: 'ACCOUNT_FINAL_ARRESTED',
  CLOSED: 'ACCOUNT_CLOSED',
  OPEN: 'ACCOUNT_RELEASED',
} as const satisfies Readonly<Record<AccountChanged['status'], string>>

/**
 * Records in the audit of each organisation what the bank has done with its accounts and why: later people need to
 * know since when, and by whose decision, they could not pay. Every event is a line, also of an account that was released a moment later.
 */
export async function recordAccountChanges(
  tx: Db,
  events: readonly AccountChanged[],
): Promise<void> {
  for (const { legalPartyId, occurredAt, status, account, accountId, reason } of events) {
    await recordAudit(tx, {
      legalPartyId,
      at: occurredAt,
      action: actions[status],
      outcome: 'ok',
      details: {
        account,
        accountId,
        ...(reason === undefined ? {} : { reason: jsonOfWords(reason) }),
      },
    })
  }
}

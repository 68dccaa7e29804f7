import type { AccountChanged, AccountChanges } from '@tartip/bank-ports/account-changes'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'

import type { Db } from '../../../platform/db/db.ts'
import { followFeed } from '../../../platform/jobs/follow-feed.ts'
import { tellAccountEvent } from '../account-events.ts'

export interface FollowAccountChangesDeps {
  readonly db: Db
  readonly accountChanges: Pick<AccountChanges, 'readEvents'>
}

const eventsOfOneStep = 200

/**
 * Tells the organisation's open windows of accounts that the bank has arrested, released or closed. Nothing of
 * it is kept here: they read the account again. Answers how many events were told; none while the bank is away,
 * which loses nothing: its list is read from the same place when it is back.
 */
export const followAccountChanges =
  ({ db, accountChanges }: FollowAccountChangesDeps) =>
  async (): Promise<number> => {
    try {
      const step = await followFeed({
        db,
        place: { table: 'account.bank_cursor', feed: 'accounts' },
        readEvents: (after, limit) => accountChanges.readEvents(after, limit),
        limit: eventsOfOneStep,
        follow: tellAll,
      })
      return step?.events.length ?? 0
    } catch (error) {
      if (error instanceof BankUnavailable) return 0
      throw error
    }
  }

async function tellAll(tx: Db, events: readonly AccountChanged[]): Promise<void> {
  for (const { legalPartyId, accountId } of events)
    await tellAccountEvent(tx, legalPartyId, { kind: 'ACCOUNT_STATUS_CHANGED', accountId })
}

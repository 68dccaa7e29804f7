import { BankUnavailable } from '@tartip/bank-ports/payment-execution'

import type { Db } from '../../../platform/db/db.ts'
import { followFeed } from '../../../platform/jobs/follow-feed.ts'
import { type AccountEventKind, publishAccountEvent } from '../account-events.ts'

/** What any list of the bank's says of an account. */
export interface AccountFeedEvent {
  readonly sequence: bigint
  readonly legalPartyId: string
  readonly accountId: string
  /** Of an event about a claim: each of these is reported by itself. */
  readonly loanClaimId?: string
}

export interface FollowAccountFeedDeps<Event extends AccountFeedEvent = AccountFeedEvent> {
  readonly db: Db
  /** Under which name our place in the list is kept. */
  readonly feed: 'accounts' | 'movements' | 'loan-claims'
  /** As what its events are reported here. */
  readonly kind: AccountEventKind
  readonly readEvents: (after: bigint, limit: number) => Promise<readonly Event[]>
  /** What else is written of them, in the same transaction. */
  readonly note?: (tx: Db, events: readonly Event[]) => Promise<void>
}

const eventsOfOneStep = 200

/**
 * Notifies the organisation's open pages of what the bank has done with an account. Nothing of it is kept here:
 * they read the account again, so one event for each account of a step is enough. Answers how many events of the
 * bank were seen to; none while the bank is away, which loses nothing: its list is read from the same place when
 * it is back.
 */
export const followAccountFeed =
  <Event extends AccountFeedEvent>({
    db,
    feed,
    kind,
    readEvents,
    note,
  }: FollowAccountFeedDeps<Event>) =>
  async (): Promise<number> => {
    try {
      const step = await followFeed({
        db,
        place: { table: 'account.bank_cursor', feed },
        readEvents,
        limit: eventsOfOneStep,
        async follow(tx, events) {
          await note?.(tx, events)
          await publishAll(tx, kind, events)
        },
      })
      return step?.events.length ?? 0
    } catch (error) {
      if (error instanceof BankUnavailable) return 0
      throw error
    }
  }

async function publishAll(
  tx: Db,
  kind: AccountEventKind,
  events: readonly AccountFeedEvent[],
): Promise<void> {
  const subjects = new Map(events.map(event => [event.loanClaimId ?? event.accountId, event]))
  for (const { legalPartyId, accountId, loanClaimId } of subjects.values()) {
    await publishAccountEvent(tx, legalPartyId, {
      kind,
      accountId,
      ...(loanClaimId === undefined ? {} : { loanClaimId }),
    })
  }
}

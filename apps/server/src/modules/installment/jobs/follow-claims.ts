import type { InstalmentPartner } from '@tartip/bank-ports/instalment-partner'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'

import type { Db } from '../../../platform/db/db.ts'
import { followFeed } from '../../../platform/jobs/follow-feed.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'

/** The topic under which changes of claims leave through the outbox. */
export const installmentTopic = 'installment'

/** The claim itself is read from the partner by whoever is shown it. */
export interface InstallmentEventPayload {
  readonly loanClaimId: string
}

const batchSize = 200

/**
 * Reports to open screens what the partner and the seller have done with claims. Returns how many events were read;
 * none while the partner does not answer.
 */
export const followClaims =
  ({ db, partner }: { readonly db: Db; readonly partner: InstalmentPartner }) =>
  async (): Promise<number> => {
    try {
      const step = await followFeed({
        db,
        place: { table: 'installment.feed_position', feed: 'claims' },
        readEvents: (after, limit) => partner.readEvents(after, limit),
        limit: batchSize,
        async follow(tx, events) {
          for (const { claim } of events) {
            const { legalPartyId, loanClaimId, status } = claim
            await appendOutbox(tx, {
              legalPartyId,
              topic: installmentTopic,
              kind: status,
              payload: { loanClaimId },
            })
          }
        },
      })
      return step?.events.length ?? 0
    } catch (error) {
      if (error instanceof BankUnavailable) return 0
      throw error
    }
  }

import type { Cashiers } from '@tartip/bank-ports/cashiers'

import type { Db } from '../../../platform/db/db.ts'
import { followFeed } from '../../../platform/jobs/follow-feed.ts'
import type { AccessControl } from '../../access-control/public.ts'
import { createCashierStore } from '../store/cashier-store.ts'

const eventsOfOneStep = 200

export interface FollowCashiersDeps {
  readonly db: Db
  readonly cashiers: Cashiers
  readonly accessControl: Pick<AccessControl, 'markRightsChanged'>
}

/**
 * Takes over what the bank says of cashiers, also what a call of this server has caused and did not live
 * to write down. Answers how many events were read.
 */
export const followCashiers =
  ({ db, cashiers, accessControl }: FollowCashiersDeps) =>
  async (): Promise<number> => {
    const step = await followFeed({
      db,
      place: { table: 'sale_point.feed_position', feed: 'cashiers' },
      readEvents: (after, limit) => cashiers.readEvents(after, limit),
      limit: eventsOfOneStep,
      async follow(tx, events) {
        const store = createCashierStore(tx)
        const reports: (() => Promise<void>)[] = []
        for (const { cashier } of events) {
          if (!(await store.save(cashier))) continue
          const { legalPartyId, cashierId } = cashier
          reports.push(await accessControl.markRightsChanged(tx, legalPartyId, cashierId))
        }
        return reports
      },
    })
    if (step === undefined) return 0
    for (const report of step.made) await report()
    return step.events.length
  }

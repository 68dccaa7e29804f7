import type { AccountChanges } from '@tartip/bank-ports/account-changes'
import type { AccountMovements } from '@tartip/bank-ports/account-movements'
import type { LoanClaims } from '@tartip/bank-ports/loan-claims'
import type { EventFeed } from '@tartip/bank-ports/event-feed'
import type { Logger } from 'pino'

import type { Db } from '../../../platform/db/db.ts'
import { createLoop } from '../../../platform/jobs/loop.ts'
import {
  type AccountFeedEvent,
  followAccountFeed,
  type FollowAccountFeedDeps,
} from './follow-account-feed.ts'
import { recordAccountChanges } from './record-account-changes.ts'

export interface AccountJobsDeps {
  readonly db: Db
  readonly accountChanges: AccountChanges
  readonly accountMovements: AccountMovements
  readonly loanClaims: LoanClaims
  readonly logger: Pick<Logger, 'error'>
}

/** The bank wakes this job in its own process; in another one it is polled this often. */
const pollEveryMs = 300
const idlePollMs = 1_200

/** Everything that this module does in the background. Any number of processes may. */
export function createAccountJobs({
  db,
  accountChanges,
  accountMovements,
  loanClaims,
  logger,
}: AccountJobsDeps) {
  const jobs = [
    createFollower(
      { db, feed: 'accounts', kind: 'ACCOUNT_STATUS_CHANGED', note: recordAccountChanges },
      accountChanges,
      logger,
    ),
    createFollower({ db, feed: 'movements', kind: 'ACCOUNT_MOVED' }, accountMovements, logger),
    createFollower(
      { db, feed: 'loan-claims', kind: 'LOAN_CLAIM_CHANGED' },
      accountFeedOf(loanClaims),
      logger,
    ),
  ]
  return {
    start(): void {
      for (const job of jobs) job.start()
    },
    async stop(): Promise<void> {
      await Promise.all(jobs.map(job => job.stop()))
    },
  }
}

function createFollower<Event extends AccountFeedEvent>(
  deps: Omit<FollowAccountFeedDeps<Event>, 'readEvents'>,
  list: EventFeed<Event>,
  logger: AccountJobsDeps['logger'],
) {
  const follow = createLoop({
    name: `follow ${deps.feed}`,
    everyMs: pollEveryMs,
    idleMs: idlePollMs,
    run: followAccountFeed({
      ...deps,
      readEvents: (after, limit) => list.readEvents(after, limit),
    }),
    logger,
  })
  let unsubscribe = (): void => undefined
  return {
    start(): void {
      unsubscribe = list.onEvent(() => follow.wake())
      follow.start()
    },
    async stop(): Promise<void> {
      unsubscribe()
      await follow.stop()
    },
  }
}

/** The events of claims as events of the loan's account. */
const accountFeedOf = ({ readEvents, onEvent }: LoanClaims): EventFeed<AccountFeedEvent> => ({
  readEvents: async (after, limit) =>
    (await readEvents(after, limit)).map(({ sequence, claim }) => ({ sequence, ...claim })),
  onEvent,
})

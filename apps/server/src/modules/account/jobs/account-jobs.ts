import type { AccountChanges } from '@tartip/bank-ports/account-changes'
import type { Logger } from 'pino'

import type { Db } from '../../../platform/db/db.ts'
import { createLoop } from '../../../platform/jobs/loop.ts'
import { followAccountChanges } from './follow-account-changes.ts'

export interface AccountJobsDeps {
  readonly db: Db
  readonly accountChanges: AccountChanges
  readonly logger: Pick<Logger, 'error'>
}

/** The bank wakes us in its own process; in another one we look this often. */
const lookEveryMs = 300

/** Everything that this module does without being asked. Any number of processes may. */
export function createAccountJobs({ db, accountChanges, logger }: AccountJobsDeps) {
  const follow = createLoop({
    name: 'followAccountChanges',
    everyMs: lookEveryMs,
    run: followAccountChanges({ db, accountChanges }),
    logger,
  })
  let stopHearing = (): void => undefined
  return {
    start(): void {
      stopHearing = accountChanges.onEvent(() => follow.wake())
      follow.start()
    },
    async stop(): Promise<void> {
      stopHearing()
      await follow.stop()
    },
  }
}

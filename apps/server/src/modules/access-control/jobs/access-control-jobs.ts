import { createLoop } from '../../../platform/jobs/loop.ts'
import { writeTouchesEveryMs } from '../rules/session-lifetime.ts'
import type { RefusalLog } from '../use-cases/audit/refusal-log.ts'
import type { AccessControlDeps } from '../use-cases/deps.ts'
import { removeStaleRows, sweepSessions } from '../use-cases/sessions/sweep-sessions.ts'
import { followBankPeople } from './follow-bank-people.ts'

export interface AccessControlJobs {
  start(): void
  /** Writes what is not written yet. */
  stop(): Promise<void>
}

/** Everything that this module does in the background. */
export function createAccessControlJobs(
  deps: AccessControlDeps,
  refusals: RefusalLog,
): AccessControlJobs {
  const { touches, logger } = deps
  const writeTouches = async () => {
    // Not left to the loop, whose pauses grow with failures: touches cannot wait so long.
    await touches.writeAll().catch((error: unknown) => {
      logger.error({ err: error, job: 'writeTouches' }, 'session touches wait for the next try')
    })
    return 0
  }
  const writeRefusals = () => refusals.writeRepeats()
  const loops = [
    createLoop({ name: 'writeRefusals', everyMs: 5_000, run: writeRefusals, logger }),
    createLoop({ name: 'writeTouches', everyMs: writeTouchesEveryMs, run: writeTouches, logger }),
    createLoop({ name: 'sweepSessions', everyMs: 500, run: sweepSessions(deps), logger }),
    createLoop({ name: 'followBankPeople', everyMs: 500, run: followBankPeople(deps), logger }),
    createLoop({ name: 'removeStaleRows', everyMs: 60_000, run: removeStaleRows(deps), logger }),
  ]
  return {
    start() {
      for (const loop of loops) loop.start()
    },
    async stop() {
      await Promise.all(loops.map(loop => loop.stop()))
      await touches.writeAll()
      await refusals.writeRepeats(true)
    },
  }
}

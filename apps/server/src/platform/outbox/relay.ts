import { onCommitted } from '../db/commit-hooks.ts'
import type { Db } from '../db/db.ts'
import { inSystem } from '../db/transaction.ts'
import type { Logger } from '../http/logger.ts'
import { createLoop } from '../jobs/loop.ts'
import type { LiveHub } from '../live/hub.ts'
import {
  endOfOutbox,
  outboxChannel,
  readOutboxFor,
  sweepOutbox,
  type OutboxEvent,
} from './outbox.ts'

const batchSize = 500
const pollEveryMs = 40
/** Without events for a while, events of other processes are polled less often. */
const idlePollMs = 200
/** Under load many commits share one read of the outbox. */
const coalesceMs = 25
const sweepEveryMs = 60_000

export interface OutboxRelayDeps {
  db: Db
  hub: LiveHub
  logger: Pick<Logger, 'error'>
}

/**
 * Carries committed events to the subscribers of this process; those of organisations that nobody listens to here
 * stay in the database.
 *
 * Every process that has sockets reads the outbox for itself, from where it stood when the process
 * started: no broker and no leader is needed for one database. A commit of this process wakes it at
 * once when it is idle, and within 25 ms when it is busy; those of others are found within 40 ms, and
 * within 200 ms after a quiet while.
 */
export function createOutboxRelay(deps: OutboxRelayDeps) {
  let last: bigint | undefined
  const relay = createLoop({
    name: 'outbox relay',
    everyMs: pollEveryMs,
    idleMs: idlePollMs,
    coalesceMs,
    logger: deps.logger,
    async run() {
      const passed = await skipToEnd(deps.db, deps.hub)
      if (passed !== undefined) {
        last = passed
        return 0
      }
      last ??= await endOfOutbox(deps.db)
      const events = await readChanges(deps.db, deps.hub, last)
      for (const event of events) {
        deps.hub.publish(event)
        last = event.eventId
      }
      return events.length
    },
  })
  const sweep = createLoop({
    name: 'outbox sweep',
    everyMs: sweepEveryMs,
    logger: deps.logger,
    run: async () => {
      await inSystem(deps.db, sweepOutbox)
      return 0
    },
  })
  let forget: () => void = () => undefined
  return {
    /** Resolves when the relay knows where it begins: what commits from then on will be published. */
    async start(): Promise<void> {
      last ??= await endOfOutbox(deps.db)
      forget = onCommitted(deps.db, outboxChannel, relay.wake)
      relay.start()
      sweep.start()
    },
    async stop(): Promise<void> {
      forget()
      await Promise.all([relay.stop(), sweep.stop()])
    },
  }
}

/**
 * Where to go on when nobody listens to anything: what has been committed by now need not be read. Undefined as soon as
 * anybody does, if only since the question, because what came after that is their.
 */
export async function skipToEnd(
  db: Db,
  hub: Pick<LiveHub, 'listening'>,
): Promise<bigint | undefined> {
  if (hub.listening().length > 0) return undefined
  const end = await endOfOutbox(db)
  return hub.listening().length > 0 ? undefined : end
}

/**
 * The next events of the organisations that are listened to. One that was first listened to while the page was on its
 * way may be owed events of that page: they are fetched for it too, or they would be passed over for good.
 */
export async function readChanges(
  db: Db,
  hub: Pick<LiveHub, 'listening'>,
  after: bigint,
): Promise<readonly OutboxEvent[]> {
  const followed = hub.listening()
  const page = await readOutboxFor(db, followed, after, batchSize)
  const reached = page.at(-1)?.eventId
  if (reached === undefined) return page
  const known = new Set(followed)
  const joined = hub.listening().filter(party => !known.has(party))
  if (joined.length === 0) return page
  const again = await readOutboxFor(db, [...followed, ...joined], after, batchSize)
  return again.filter(({ eventId }) => eventId <= reached)
}

import type { Db } from '../db/db.ts'
import {
  type FeedPosition,
  lockFeedPosition,
  moveFeedPosition,
  readFeedPosition,
} from '../db/feed-position.ts'
import { inSystem } from '../db/transaction.ts'

export interface FollowedFeed<Event extends { readonly sequence: bigint }, Made> {
  readonly db: Db
  readonly place: FeedPosition
  /** Events above a number, oldest first. Numbers grow, and none appears later below a seen one. */
  readonly readEvents: (after: bigint, limit: number) => Promise<readonly Event[]>
  /** How many events one step takes. */
  readonly limit: number
  /** Makes of the events what they mean here, in the transaction that moves the place in the list. */
  readonly follow: (tx: Db, events: readonly Event[]) => Promise<Made>
}

/**
 * One step along a numbered list of another system. What was made of the events and the place in the list are
 * one transaction, so an event counts once however often it is read and however many processes read it. The
 * other system is called outside of any transaction. Answers the events with what was made of them; undefined
 * when there were none or another process has gone further meanwhile.
 *
 * @throws what `readEvents` throws; the next step reads the same again
 */
export async function followFeed<Event extends { readonly sequence: bigint }, Made>({
  db,
  place,
  readEvents,
  limit,
  follow,
}: FollowedFeed<Event, Made>): Promise<
  { readonly events: readonly Event[]; readonly made: Made } | undefined
> {
  // Without a lock: nothing is written while nothing happens.
  const from = await inSystem(db, tx => readFeedPosition(tx, place))
  const events = await readEvents(from, limit)
  const last = events.at(-1)
  if (last === undefined) return undefined
  return inSystem(db, async tx => {
    // Another process has gone further meanwhile; it has seen to these.
    if ((await lockFeedPosition(tx, place)) !== from) return undefined
    const made = await follow(tx, events)
    await moveFeedPosition(tx, place, last.sequence)
    return { events, made }
  })
}

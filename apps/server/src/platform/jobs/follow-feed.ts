import type { EventFeed } from '@tartip/bank-ports/event-feed'
import { sql } from 'kysely'

import type { Db } from '../db/db.ts'
import { inSystem } from '../db/transaction.ts'

export interface FollowedFeed<Event extends { readonly sequence: bigint }, Made> {
  readonly db: Db
  /** A table with the columns `feed` (its key) and `position`, of the module that follows. */
  readonly cursorTable: `${string}.${string}`
  /** Which feed of the bank this is, among those that the module follows. */
  readonly name: string
  readonly feed: Pick<EventFeed<Event>, 'readEvents'>
  /** How many events one step takes. */
  readonly limit: number
  /** Makes of the events what they mean here, in the transaction that moves the place in the list. */
  readonly follow: (tx: Db, events: readonly Event[]) => Promise<Made>
}

/**
 * One step along a numbered list of the bank. What was made of the events and the place in the list are one
 * transaction, so an event counts once however often it is read and however many processes read it. The bank
 * is asked outside of any transaction. Answers the events with what was made of them; undefined when there
 * were none or another process has gone further meanwhile.
 *
 * @throws what `readEvents` throws; the next step reads the same again
 */
export async function followFeed<Event extends { readonly sequence: bigint }, Made>(
  followed: FollowedFeed<Event, Made>,
): Promise<{ readonly events: readonly Event[]; readonly made: Made } | undefined> {
  const { db, feed, limit, follow } = followed
  const from = await inSystem(db, tx => lockPosition(tx, followed))
  const events = await feed.readEvents(from, limit)
  const last = events.at(-1)
  if (last === undefined) return undefined
  return inSystem(db, async tx => {
    // Another process has gone further meanwhile; it has seen to these.
    if ((await lockPosition(tx, followed)) !== from) return undefined
    const made = await follow(tx, events)
    await movePosition(tx, followed, last.sequence)
    return { events, made }
  })
}

type Place = Pick<FollowedFeed<never, unknown>, 'cursorTable' | 'name'>

/** How far the feed has been followed; the place stays ours until the transaction ends. */
async function lockPosition(tx: Db, { cursorTable, name }: Place): Promise<bigint> {
  await sql`
    insert into ${sql.table(cursorTable)} (feed, position) values (${name}, 0)
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ position: bigint }>`
    select position from ${sql.table(cursorTable)} where feed = ${name} for update`.execute(tx)
  return rows[0]?.position ?? 0n
}

async function movePosition(tx: Db, { cursorTable, name }: Place, to: bigint): Promise<void> {
  await sql`
    update ${sql.table(cursorTable)} set position = ${to.toString()}::bigint
    where feed = ${name}`.execute(tx)
}

import { sql } from 'kysely'

import type { Db } from './db.ts'

/** Where a module keeps how far it has followed the numbered lists of another system. */
export interface FeedPosition {
  /** A table of the module with the columns `feed` (its key) and `position`. */
  readonly table: `${string}.${string}`
  /** Which list it is, among those that the module follows. */
  readonly feed: string
}

/** How far the list has been followed, 0 at first; a moment later it may be further. Needs `inSystem`. */
export async function readFeedPosition(tx: Db, { table, feed }: FeedPosition): Promise<bigint> {
  const { rows } = await sql<{ position: bigint }>`
    select position from ${sql.table(table)} where feed = ${feed}`.execute(tx)
  return rows[0]?.position ?? 0n
}

/** The same, and the place stays ours until the transaction ends. Needs `inSystem`. */
export async function lockFeedPosition(tx: Db, { table, feed }: FeedPosition): Promise<bigint> {
  await sql`
    insert into ${sql.table(table)} (feed, position) values (${feed}, 0)
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ position: bigint }>`
    select position from ${sql.table(table)} where feed = ${feed} for update`.execute(tx)
  return rows[0]?.position ?? 0n
}

/** Moves a place that is locked. */
export async function moveFeedPosition(tx: Db, place: FeedPosition, to: bigint): Promise<void> {
  await sql`
    update ${sql.table(place.table)} set position = ${to.toString()}::bigint
    where feed = ${place.feed}`.execute(tx)
}

import { sql } from 'kysely'
import type { TwinDb } from './twin-db.ts'

/**
 * A table of events that are written without a number, in the transaction of what they tell: `id bigserial`,
 * `sequence bigint unique`, and an index of `id` where `sequence` is empty.
 */
export type NumberedList = 'order_event' | 'account_movement'

/** Any fixed numbers: whoever numbers the events of a list does it alone. */
const numberingLocks: Readonly<Record<NumberedList, number>> = {
  order_event: 7_290_611,
  account_movement: 7_290_612,
}
const numberedAtOnce = 10_000

/**
 * Gives committed events their numbers.
 *
 * A number drawn while the event is being written would not do: transactions commit in another order than
 * they draw, so a reader could pass number 8 while 7 is still on its way, and never see 7. Here only what
 * is committed is numbered, by one transaction at a time, so numbers become visible in their own order; and
 * the transactions that move money wait for nobody. Events of which each is written after the one before it
 * is committed, as those of one payment, are numbered in the order of their ids.
 */
export async function numberEvents(db: TwinDb, list: NumberedList): Promise<void> {
  const table = sql.table(`twin.${list}`)
  const waiting = await sql`select from ${table} where sequence is null limit 1`.execute(db)
  if (waiting.rows.length === 0) return
  await db.transaction().execute(async tx => {
    await sql`select pg_advisory_xact_lock(${numberingLocks[list]})`.execute(tx)
    await sql`
      update ${table} event set sequence = numbered.sequence
      from (
        select id, (select coalesce(max(sequence), 0) from ${table})
          + row_number() over (order by id) as sequence
        from (
          select id from ${table} where sequence is null order by id
          limit ${numberedAtOnce}
        ) as unnumbered
      ) as numbered
      where event.id = numbered.id`.execute(tx)
  })
}

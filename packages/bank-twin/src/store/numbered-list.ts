import { sql } from 'kysely'
import type { TwinDb } from './twin-db.ts'

/**
 * A table of events written without a number, in the transaction of their cause: `id bigserial`,
 * `sequence bigint unique`, and an index of `id` where `sequence` is null.
 */
export type NumberedList = 'order_event' | 'account_movement' | 'qr_sale'

/** Any fixed numbers: only one process numbers a list at a time. */
const numberingLocks: Readonly<Record<NumberedList, number>> = {
  order_event: 7_290_611,
  account_movement: 7_290_612,
  qr_sale: 7_290_613,
}
const numberedAtOnce = 10_000

/**
 * Assigns numbers to committed events.
 *
 * A number drawn while writing would not do: transactions do not commit in that order, so a reader
 * could pass number 8 before 7 becomes visible, and never see 7. Here only committed events are
 * numbered, by one transaction at a time, so numbers become visible in order, and booking
 * transactions wait for nothing. Events written one after the other's commit, as those of one
 * payment, keep their order.
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

import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/*
 * A reader that must miss nothing keeps in the database how far it has come, and the outbox forgets nothing
 * that such a reader still has to read. It moves on in the transaction of what it makes of the events: after
 * a kill it reads the same ones again, and two processes with one reader never both move on.
 */
const idBits = 64n
const lowBits = (1n << idBits) - 1n

/** How far a reader has come; 0 when it begins. Call it in `inSystem`. */
export async function findOutboxReader(tx: Db, reader: string): Promise<bigint> {
  // A place beyond this cluster's numbering is from before a restore: everything there is, is new.
  const { rows } = await sql<{ xid: bigint; id: bigint }>`
    select xid, id from platform.outbox_reader
    where reader = ${reader} and xid < pg_snapshot_xmax(pg_current_snapshot())`.execute(tx)
  const [row] = rows
  return row === undefined ? 0n : (row.xid << idBits) | row.id
}

/**
 * Moves a reader from where it stood to the last event it has read. False when it stands elsewhere by now:
 * somebody else has read the events, and the caller must roll back. Call it in `inSystem`.
 */
export async function moveOutboxReader(
  tx: Db,
  reader: string,
  move: { readonly from: bigint; readonly to: bigint },
): Promise<boolean> {
  const place = (eventId: bigint) =>
    sql`(${(eventId >> idBits).toString()}::xid8, ${(eventId & lowBits).toString()}::bigint)`
  await sql`
    insert into platform.outbox_reader (reader, xid, id) values (${reader}, '0', 0)
    on conflict do nothing`.execute(tx)
  const { numAffectedRows } = await sql`
    update platform.outbox_reader set (xid, id) = ${place(move.to)}
    where reader = ${reader}
      and ((xid, id) = ${place(move.from)} or xid >= pg_snapshot_xmax(pg_current_snapshot()))`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

import { sql } from 'kysely'
import type { Db } from './db/db.ts'

/** How far the demo has moved the bank's clock, in milliseconds; 0 when it never has. */
export async function loadClockOffset(db: Db): Promise<number> {
  const { rows } = await sql<{ offset_ms: bigint }>`select offset_ms from platform.clock`.execute(
    db,
  )
  return Number(rows[0]?.offset_ms ?? 0n)
}

/** Keeps the offset, so that a restart does not throw the bank back in time. */
export async function saveClockOffset(db: Db, offsetMs: number): Promise<void> {
  await sql`
    insert into platform.clock (offset_ms) values (${Math.round(offsetMs)})
    on conflict (id) do update set offset_ms = excluded.offset_ms`.execute(db)
}

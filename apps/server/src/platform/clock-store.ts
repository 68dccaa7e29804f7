import { sql } from 'kysely'
import { createShiftableClock, type Clock, type ShiftableClock } from './clock.ts'
import type { Db } from './db/db.ts'

/** A clock that is the same in every process that works on the database. */
export interface SharedClock {
  readonly clock: ShiftableClock
  /** Takes over where another process has put the clock. Answers 1 when it had to, like a job does. */
  follow(): Promise<number>
}

/**
 * The clock of a demo's bank: it starts where the last run has left it, and every shift of it is kept before it holds.
 * Processes that share the work follow each other, or the worker would go on in the day that the console has left.
 */
export async function createSharedClock(db: Db, base: Clock): Promise<SharedClock> {
  let shifts = 0
  const shiftable = createShiftableClock(base, {
    initialOffsetMs: await loadClockOffset(db),
    keep: offsetMs => saveClockOffset(db, offsetMs),
  })
  let shifting: Promise<void> = Promise.resolve()
  const clock: ShiftableClock = {
    now: shiftable.now,
    follow: shiftable.follow,
    get offsetMs() {
      return shiftable.offsetMs
    },
    shiftTo(now) {
      // One after the other: of two shifts the later one is kept and holds.
      const shifted = shifting
        .then(() => shiftable.shiftTo(now))
        .then(() => {
          shifts += 1
        })
      shifting = shifted.catch(() => undefined)
      return shifted
    },
  }
  return {
    clock,
    async follow() {
      const seen = shifts
      const kept = await loadClockOffset(db)
      // It was moved here while the database was read: the others do not know it yet, this process does.
      if (seen !== shifts || kept === Math.round(clock.offsetMs)) return 0
      clock.follow(kept)
      return 1
    },
  }
}

/** How far the demo has moved the bank's clock, in milliseconds; 0 when it never has. */
async function loadClockOffset(db: Db): Promise<number> {
  const { rows } = await sql<{ offset_ms: bigint }>`select offset_ms from platform.clock`.execute(
    db,
  )
  return Number(rows[0]?.offset_ms ?? 0n)
}

/** Keeps the offset, so that a restart does not throw the bank back in time. */
async function saveClockOffset(db: Db, offsetMs: number): Promise<void> {
  await sql`
    insert into platform.clock (offset_ms) values (${Math.round(offsetMs)})
    on conflict (id) do update set offset_ms = excluded.offset_ms`.execute(db)
}

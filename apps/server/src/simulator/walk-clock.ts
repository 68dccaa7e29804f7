import { addDays, bishkekDate, instantAt, type Instant } from '@tartip/domain/time/instant'

import type { ShiftableClock } from '../platform/clock.ts'

/**
 * Minutes of a day right after which something happens at the bank: the day begins, it opens, clearing
 * settles twice, gross closes, QR is settled. Deadlines to sign lie between them.
 */
const stops = [1, 8 * 60 + 31, 10 * 60 + 1, 11 * 60 + 31, 12 * 60 + 1, 16 * 60 + 1, 23 * 60 + 1]
/** A longer way is walked at its beginning only: what was open is done by then. */
const longestWalkDays = 31
/** Steps of an execution follow each other by less than this. */
const settleDelayMs = 2_000
const mostRounds = 12

export interface WalkDeps {
  readonly clock: ShiftableClock
  /** All background work once: what people have signed, what the bank has to do. Answers how much it was. */
  work(): Promise<number>
}

/** The stops between two moments, in order. */
export function stopsBetween(from: Instant, to: Instant): Instant[] {
  const first = bishkekDate(from)
  return Array.from({ length: longestWalkDays + 1 }, (_, day) => addDays(first, day))
    .flatMap(date => stops.map(minute => instantAt(date, minute)))
    .filter(moment => moment > from && moment < to)
}

/**
 * Takes the bank's clock forward to `to` over everything that is due on the way, so that a document of
 * tomorrow is executed tomorrow and not found too late by a clock that jumped past it.
 */
export async function advanceClock({ clock, work }: WalkDeps, to: Instant): Promise<void> {
  for (const moment of stopsBetween(clock.now(), to)) {
    if (clock.now() < moment) await clock.shiftTo(moment)
    for (let round = 0; round < mostRounds && (await work()) > 0; round += 1) {
      await clock.shiftTo(clock.now() + settleDelayMs)
    }
  }
  await clock.shiftTo(to)
}

import { addDays, bishkekDate, instantAt, type Instant } from '@tartip/domain/time/instant'

import type { ShiftableClock } from '../platform/clock.ts'
import type { BankCalendar } from '@tartip/domain/bank-day/calendar'

/**
 * Minutes of a day right after which something happens at the bank: the day begins, it opens,
 * clearing settles twice, gross closes, QR is settled. Signing deadlines lie between them.
 */
const stops = [1, 8 * 60 + 31, 10 * 60 + 1, 11 * 60 + 31, 12 * 60 + 1, 16 * 60 + 1, 23 * 60 + 1]
/** After this many days there are no further stops: everything open is done by then. */
const maxAdvanceDays = 31
/** The steps of an execution follow each other within this time. */
const settleDelayMs = 2_000
const maxRounds = 12

export interface AdvanceClockDeps {
  readonly clock: ShiftableClock
  /** Runs all background work once; returns how much there was to do. */
  work(): Promise<number>
}

/** The stops between two moments, in order. */
export function stopsBetween(from: Instant, to: Instant): Instant[] {
  const first = bishkekDate(from)
  return Array.from({ length: maxAdvanceDays + 1 }, (_, day) => addDays(first, day))
    .flatMap(date => stops.map(minute => instantAt(date, minute)))
    .filter(moment => moment > from && moment < to)
}

/**
 * Advances the bank's clock to `to` and does all work that is due in between, so that a document
 * for tomorrow is executed tomorrow and does not miss its day.
 */
export async function advanceClock({ clock, work }: AdvanceClockDeps, to: Instant): Promise<void> {
  for (const moment of stopsBetween(clock.now(), to)) {
    if (clock.now() < moment) await clock.shiftTo(moment)
    for (let round = 0; round < maxRounds && (await work()) > 0; round += 1) {
      await clock.shiftTo(clock.now() + settleDelayMs)
    }
  }
  await clock.shiftTo(to)
}

const daysAhead = 365

export interface ClockBounds {
  readonly earliest: Instant
  /** Exclusive. */
  readonly end: Instant
}

/**
 * Bounds of the bank's clock. Not before the day of the last document, so that numbers, statements
 * and histories stay in order; going back within that day undoes a missed cut-off. Not more than a
 * year ahead of real time, and within the years whose holidays are known.
 */
export function clockBounds(
  realNow: Instant,
  lastChange: Instant | undefined,
  calendar: BankCalendar,
): ClockBounds {
  const today = bishkekDate(realNow)
  const yearAhead = addDays(today, daysAhead)
  const { knownUntil } = calendar
  const lastDay = knownUntil !== undefined && knownUntil < yearAhead ? knownUntil : yearAhead
  return {
    earliest: instantAt(bishkekDate(lastChange ?? realNow), 0),
    end: instantAt(addDays(lastDay, 1), 0),
  }
}

import type { Clock } from '@tartip/server/platform/clock'
import { fromIso, type Instant } from '@tartip/domain/time/instant'

export interface TestClock extends Clock {
  advanceMinutes(minutes: number): void
  setTo(iso: string): void
}

/** A clock that stands still until a test moves it. Starts on Monday at 10:00 in Bishkek. */
export function createTestClock(startIso = '2026-11-30T04:00:00.000Z'): TestClock {
  let now: Instant = fromIso(startIso)
  return {
    now: () => now,
    advanceMinutes(minutes) {
      now += minutes * 60_000
    },
    setTo(iso) {
      now = fromIso(iso)
    },
  }
}

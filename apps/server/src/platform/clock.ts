import type { Instant } from '@tartip/domain/time/instant'

/** The only way code learns what time it is; tests and the demo move it. */
export interface Clock {
  now(): Instant
}

/** The machine's clock: one of the few places that may request the real time. */
export const systemClock: Clock = { now: () => Date.now() }

/** A clock that the demo moves; it runs at normal speed from wherever it was put. */
export interface ShiftableClock extends Clock {
  /**
   * Makes `now()` answer this instant from here on, once that is kept: nothing is dated by a clock that a restart would
   * turn back. Rejects when it could not be kept; the clock then goes on as before.
   */
  shiftTo(now: Instant): Promise<void>
  /** Takes over how far another process has put it, without notifying anybody. */
  follow(offsetMs: number): void
  /** How far the clock is from the base clock, in milliseconds; kept in `platform.clock`. */
  readonly offsetMs: number
}

/**
 * Wraps a clock so that the demo can move it.
 *
 * `initialOffsetMs` comes from the last run, so that a restart does not throw the bank back in time;
 * `keep` keeps every new offset before it holds.
 */
export function createShiftableClock(
  base: Clock,
  options: { initialOffsetMs?: number; keep?: (offsetMs: number) => Promise<void> } = {},
): ShiftableClock {
  let offsetMs = options.initialOffsetMs ?? 0
  return {
    now: () => base.now() + offsetMs,
    async shiftTo(now) {
      const wanted = now - base.now()
      await options.keep?.(wanted)
      offsetMs = wanted
    },
    follow(kept) {
      offsetMs = kept
    },
    get offsetMs() {
      return offsetMs
    },
  }
}

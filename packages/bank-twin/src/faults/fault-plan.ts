import type { Instant } from '@tartip/domain/time/instant'

/**
 * Faults between the internet bank and the bank.
 * - SUBMIT_NEVER_ARRIVED: no answer, and the bank has nothing;
 * - SUBMIT_ANSWER_LOST: the bank has decided, but the answer is lost;
 * - SUBMIT_DOUBLED: the order arrives twice;
 * - ANSWER_LATE: the answer comes `lateMs` later, possibly after others;
 * - FIND_LOST: no answer to a query about an order;
 * - EVENTS_LOST: a page of events is not answered;
 * - EVENT_DROPPED: an event is left out for ever, unnoticed by the reader;
 * - EVENTS_DOUBLED: events that were read before come again;
 * - EVENTS_REORDERED: events of a page come in any order.
 */
export const faultKinds = [
  'SUBMIT_NEVER_ARRIVED',
  'SUBMIT_ANSWER_LOST',
  'SUBMIT_DOUBLED',
  'ANSWER_LATE',
  'FIND_LOST',
  'EVENTS_LOST',
  'EVENT_DROPPED',
  'EVENTS_DOUBLED',
  'EVENTS_REORDERED',
] as const
export type FaultKind = (typeof faultKinds)[number]

export interface FaultPlan {
  /** How many of the next calls are hit, by kind; counted down as they happen. */
  readonly next: Readonly<Partial<Record<FaultKind, number>>>
  /** Percent of calls hit at random, 0..100, by kind. */
  readonly chancePercent: Readonly<Partial<Record<FaultKind, number>>>
  /**
   * The seed of random faults, 0..2147483647: with the same seed the nth call about a document is
   * hit in every run or in none. Absent: every run is different.
   */
  readonly seed?: number
  /** Until then the bank is unavailable at all of its ports. */
  readonly unavailableUntil?: Instant
  readonly lateMs: number
}

export const noFaults: FaultPlan = { next: {}, chancePercent: {}, lateMs: 3_000 }

/** The store of the plan: memory in tests, or the bank's database. */
export interface FaultSwitches {
  plan(): Promise<FaultPlan>
  /** Uses up one of the planned next faults of this kind; false when none is left. */
  take(kind: FaultKind): Promise<boolean>
}

/** Switches of one process. */
export function createFaultSwitches(first: FaultPlan = noFaults): FaultSwitches & {
  set(plan: FaultPlan): void
} {
  let current = first
  return {
    set(plan) {
      current = plan
    },
    plan: () => Promise.resolve(current),
    take(kind) {
      const left = current.next[kind] ?? 0
      if (left > 0) current = { ...current, next: { ...current.next, [kind]: left - 1 } }
      return Promise.resolve(left > 0)
    },
  }
}

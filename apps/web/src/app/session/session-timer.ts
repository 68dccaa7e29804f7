import type { Instant } from '@tartip/domain/time/instant'
import type { SessionEnd } from '../../lib/broadcast.ts'

/** Specification §4: dialog at 60 s or less, silent extension above 60 and below 91 (of 900). */
export const warningSeconds = 60
export const extensionBelowSeconds = 91

/** Wall and monotonic clock drifting further apart than this means sleep or a changed clock. */
const driftToleranceMs = 2_000
/** While the server is queried after such a jump, an expiry is held back this long at most. */
const verificationMs = 5_000
/** A longer pause between two ticks means that the tab slept and may have missed the other tabs' news. */
const longestTickMs = 5_000
/** After an unanswered extension, the next one is not tried sooner. */
const extensionPauseMs = 3_000

export interface ClockReading {
  readonly wall: Instant
  readonly monotonic: number
}

/**
 * The session as this tab sees it. The end is kept on two clocks: the wall clock goes on while the
 * machine sleeps, the monotonic one does not jump when somebody sets the time. The nearer counts.
 */
export interface SessionTimer {
  readonly phase: 'signedOut' | 'active' | 'warning' | 'ended'
  readonly expiresAt: Instant
  readonly expiresAtMonotonic: number
  readonly isExtending: boolean
  /** The last try to extend got no answer; the dialog says so. */
  readonly extensionFailed: boolean
  readonly extendNotBefore: number
  /** When the server was last queried for the end of the session, after a clock jump or a sleep. */
  readonly verifyingSince: number | undefined
  /** Wall clock of the last tick. */
  readonly tickedAt: Instant
}

export type SessionEvent =
  | { readonly type: 'tick' }
  | { readonly type: 'activity' }
  | { readonly type: 'continue' }
  | {
      readonly type: 'expiryReceived'
      readonly secondsLeft: number
      readonly sentAtMonotonic: number
    }
  | { readonly type: 'otherTabExpiry'; readonly expiresAt: Instant }
  | { readonly type: 'extensionAnswered' }
  | { readonly type: 'extensionUnanswered' }
  | { readonly type: 'end'; readonly reason: SessionEnd }
  | { readonly type: 'otherTabEnded'; readonly reason: SessionEnd }
  | { readonly type: 'reset' }

export type SessionEffect =
  | { readonly type: 'keepAlive' }
  | { readonly type: 'querySession' }
  | { readonly type: 'notifyTabs'; readonly expiresAt: Instant }
  | { readonly type: 'leave'; readonly reason: SessionEnd; readonly isFromOtherTab: boolean }

export interface SessionStep {
  readonly timer: SessionTimer
  readonly effects: readonly SessionEffect[]
}

export const signedOutTimer: SessionTimer = {
  phase: 'signedOut',
  expiresAt: 0,
  expiresAtMonotonic: 0,
  isExtending: false,
  extensionFailed: false,
  extendNotBefore: 0,
  verifyingSince: undefined,
  tickedAt: 0,
}

const isAlive = (timer: SessionTimer): boolean =>
  timer.phase === 'active' || timer.phase === 'warning'

/** Whole seconds left, rounded up, by whichever clock is nearer to the end; never below zero. */
export function secondsLeft(timer: SessionTimer, now: ClockReading): number {
  if (!isAlive(timer)) return 0
  const leftMs = Math.min(timer.expiresAt - now.wall, timer.expiresAtMonotonic - now.monotonic)
  return Math.max(0, Math.ceil(leftMs / 1000))
}

/** The next state and what has to be done; pure, so that every second of a session is testable. */
export function stepSession(
  timer: SessionTimer,
  event: SessionEvent,
  now: ClockReading,
): SessionStep {
  if (event.type === 'reset') return quiet(signedOutTimer)
  if (event.type === 'expiryReceived') return receiveExpiry(timer, event, now)
  if (!isAlive(timer)) return quiet(timer)
  switch (event.type) {
    case 'tick':
      return tick(timer, now)
    case 'activity': {
      const left = secondsLeft(timer, now)
      const isInWindow = left > warningSeconds && left < extensionBelowSeconds
      return isInWindow && now.monotonic >= timer.extendNotBefore ? extend(timer) : quiet(timer)
    }
    case 'continue':
      // What is over by this tab's clock is not extended any more: the server has the word.
      return timer.phase === 'warning' && secondsLeft(timer, now) > 0 ? extend(timer) : quiet(timer)
    case 'otherTabExpiry': {
      const leftMs = event.expiresAt - now.wall
      return quiet(withExpiry(timer, now.monotonic + leftMs, now))
    }
    case 'extensionAnswered':
      return quiet({ ...timer, isExtending: false, extensionFailed: false })
    case 'extensionUnanswered':
      return quiet({
        ...timer,
        isExtending: false,
        extensionFailed: true,
        extendNotBefore: now.monotonic + extensionPauseMs,
      })
    case 'end':
      return leave(event.reason, false)
    case 'otherTabEnded':
      return leave(event.reason, true)
  }
}

const quiet = (timer: SessionTimer): SessionStep => ({ timer, effects: [] })

const leave = (reason: SessionEnd, isFromOtherTab: boolean): SessionStep => ({
  timer: { ...signedOutTimer, phase: 'ended' },
  effects: [{ type: 'leave', reason, isFromOtherTab }],
})

function extend(timer: SessionTimer): SessionStep {
  if (timer.isExtending) return quiet(timer)
  return {
    timer: { ...timer, isExtending: true, extensionFailed: false },
    effects: [{ type: 'keepAlive' }],
  }
}

function tick(timer: SessionTimer, now: ClockReading): SessionStep {
  const left = secondsLeft(timer, now)
  const hasSlept = now.wall - timer.tickedAt > longestTickMs
  const isDoubtful = clocksDisagree(timer, now) || (left <= 0 && hasSlept)
  const isDue =
    timer.verifyingSince === undefined || now.monotonic - timer.verifyingSince >= verificationMs
  const mustQuery = isDoubtful && isDue
  const isFirstQuery = mustQuery && timer.verifyingSince === undefined
  if (left <= 0 && !isHeldBack(timer, now, isFirstQuery)) return leave('expired', false)
  return {
    timer: {
      ...timer,
      tickedAt: now.wall,
      phase: left <= warningSeconds ? 'warning' : 'active',
      verifyingSince: mustQuery ? now.monotonic : timer.verifyingSince,
    },
    effects: mustQuery ? [{ type: 'querySession' }] : [],
  }
}

/**
 * An expiry that only one of two disagreeing clocks reports, or that a tab finds on waking, waits a
 * moment for the server's word: the person may have worked on in another tab all the while.
 */
function isHeldBack(timer: SessionTimer, now: ClockReading, isFirstQuery: boolean): boolean {
  if (isFirstQuery) return true
  return timer.verifyingSince !== undefined && now.monotonic - timer.verifyingSince < verificationMs
}

function clocksDisagree(timer: SessionTimer, now: ClockReading): boolean {
  const byWall = timer.expiresAt - now.wall
  const byMonotonic = timer.expiresAtMonotonic - now.monotonic
  return Math.abs(byWall - byMonotonic) > driftToleranceMs
}

function receiveExpiry(
  timer: SessionTimer,
  received: { readonly secondsLeft: number; readonly sentAtMonotonic: number },
  now: ClockReading,
): SessionStep {
  // Answers still on their way when the session ended must not bring it back to life.
  if (timer.phase === 'ended') return quiet(timer)
  const next = withExpiry(timer, received.sentAtMonotonic + received.secondsLeft * 1000, now)
  const isNews = !isAlive(timer) || next.expiresAt - timer.expiresAt >= 1000
  return { timer: next, effects: isNews ? [{ type: 'notifyTabs', expiresAt: next.expiresAt }] : [] }
}

/**
 * Within one session the end never moves nearer, so of two answers that overtook each other the
 * later end is true. After a jump of a clock the old estimate is worth nothing and is replaced.
 */
function withExpiry(
  timer: SessionTimer,
  expiresAtMonotonic: number,
  now: ClockReading,
): SessionTimer {
  const isEstimateGood = isAlive(timer) && !clocksDisagree(timer, now)
  if (isEstimateGood && expiresAtMonotonic <= timer.expiresAtMonotonic) return timer
  const next: SessionTimer = {
    ...timer,
    expiresAtMonotonic,
    expiresAt: now.wall + (expiresAtMonotonic - now.monotonic),
    verifyingSince: undefined,
    tickedAt: isAlive(timer) ? timer.tickedAt : now.wall,
    phase: 'active',
  }
  return secondsLeft(next, now) <= warningSeconds ? { ...next, phase: 'warning' } : next
}

import { describe, expect, test } from 'vitest'
import type { ClockReading, SessionEvent, SessionTimer } from './session-timer.ts'
import { secondsLeft, signedOutTimer, stepSession } from './session-timer.ts'

const start = 1_000_000_000_000
/** Both clocks move alike, unless a test says otherwise. */
const at = (seconds: number, wallShiftSeconds = 0): ClockReading => ({
  wall: start + (seconds + wallShiftSeconds) * 1000,
  monotonic: seconds * 1000,
})

function received(seconds: number, atSecond = 0): SessionEvent {
  return { type: 'expiryReceived', secondsLeft: seconds, sentAtMonotonic: atSecond * 1000 }
}

/** A session of 900 s that began at second 0. */
const fresh: SessionTimer = stepSession(signedOutTimer, received(900), at(0)).timer
const step = (timer: SessionTimer, event: SessionEvent, now: ClockReading) =>
  stepSession(timer, event, now)
/** The timer after it has ticked in a tab that was awake until `second`. */
const activeUntil = (timer: SessionTimer, second: number): SessionTimer =>
  step(timer, { type: 'tick' }, at(second)).timer
const effectsOf = (timer: SessionTimer, event: SessionEvent, now: ClockReading) =>
  step(timer, event, now).effects.map(effect => effect.type)

describe('the countdown', () => {
  test('a session starts with the seconds of the first answer', () => {
    expect(fresh.phase).toBe('active')
    expect(secondsLeft(fresh, at(0))).toBe(900)
    expect(secondsLeft(fresh, at(1))).toBe(899)
  })

  test.each([
    { left: 900, phase: 'active' },
    { left: 91, phase: 'active' },
    { left: 61, phase: 'active' },
    { left: 60, phase: 'warning' },
    { left: 7, phase: 'warning' },
    { left: 1, phase: 'warning' },
    { left: 0, phase: 'ended' },
  ])('with $left seconds left the session is $phase', ({ left, phase }) => {
    const awake = step(fresh, { type: 'tick' }, at(899 - left)).timer
    expect(step(awake, { type: 'tick' }, at(900 - left)).timer.phase).toBe(phase)
  })

  test('the end is reported once: ticks after it do nothing', () => {
    const ended = step(activeUntil(fresh, 899), { type: 'tick' }, at(900))
    expect(ended.effects).toEqual([{ type: 'leave', reason: 'expired', isFromOtherTab: false }])
    expect(effectsOf(ended.timer, { type: 'tick' }, at(901))).toEqual([])
  })

  test('a tab that slept past the end queries the server first: another tab may have continued', () => {
    const woken = step(fresh, { type: 'tick' }, at(5_000))
    expect(woken.effects).toEqual([{ type: 'querySession' }])
    const kept = step(woken.timer, received(700, 5_000), at(5_000)).timer
    expect(kept.phase).toBe('active')
    expect(secondsLeft(kept, at(5_000))).toBe(700)
  })

  test('a tab that slept past the end and gets no answer ends after five seconds', () => {
    const woken = step(fresh, { type: 'tick' }, at(5_000)).timer
    expect(effectsOf(woken, { type: 'tick' }, at(5_001))).toEqual([])
    expect(effectsOf(activeUntil(woken, 5_004), { type: 'tick' }, at(5_005))).toEqual(['leave'])
  })

  test('an answer that was on its way when the session ended does not bring it back', () => {
    const ended = step(activeUntil(fresh, 899), { type: 'tick' }, at(900)).timer
    expect(step(ended, received(900, 899), at(901)).timer.phase).toBe('ended')
  })

  test('after a new sign-in the countdown lives again', () => {
    const ended = step(activeUntil(fresh, 899), { type: 'tick' }, at(900)).timer
    const reset = step(ended, { type: 'reset' }, at(950)).timer
    expect(step(reset, received(900, 950), at(950)).timer.phase).toBe('active')
  })
})

describe('extending', () => {
  test('a session that is over by this tab’s clock is not continued while the server is queried', () => {
    const woken = step(fresh, { type: 'tick' }, at(5_000)).timer
    expect(woken.phase).toBe('warning')
    expect(effectsOf(woken, { type: 'continue' }, at(5_001))).toEqual([])
  })

  test.each([
    { left: 92, extends: false },
    { left: 91, extends: false },
    { left: 90, extends: true },
    { left: 75, extends: true },
    { left: 61, extends: true },
    { left: 60, extends: false },
    { left: 30, extends: false },
  ])('activity with $left seconds left extends: $extends', ({ left, extends: doesExtend }) => {
    const ticked = step(fresh, { type: 'tick' }, at(900 - left)).timer
    const expected = doesExtend ? ['keepAlive'] : []
    expect(effectsOf(ticked, { type: 'activity' }, at(900 - left))).toEqual(expected)
  })

  test('however much the mouse moves, one request is on its way', () => {
    const first = step(fresh, { type: 'activity' }, at(815))
    expect(first.effects).toHaveLength(1)
    expect(effectsOf(first.timer, { type: 'activity' }, at(816))).toEqual([])
  })

  test('Continue extends only while the dialog is shown', () => {
    expect(effectsOf(fresh, { type: 'continue' }, at(10))).toEqual([])
    const warned = step(fresh, { type: 'tick' }, at(850)).timer
    expect(effectsOf(warned, { type: 'continue' }, at(850))).toEqual(['keepAlive'])
  })

  test('the countdown goes on under the dialog until the answer is there', () => {
    const warned = step(fresh, { type: 'tick' }, at(850)).timer
    const extending = step(warned, { type: 'continue' }, at(850)).timer
    const later = step(extending, { type: 'tick' }, at(855)).timer
    expect(secondsLeft(later, at(855))).toBe(45)
    const news = step(later, received(900, 855), at(856)).timer
    const answered = step(news, { type: 'extensionAnswered' }, at(856)).timer
    expect(answered).toMatchObject({ phase: 'active', isExtending: false })
    expect(secondsLeft(answered, at(856))).toBe(899)
  })

  test('a session near its absolute end stays in the dialog after Continue', () => {
    const warned = step(fresh, { type: 'tick' }, at(850)).timer
    const news = step(
      step(warned, { type: 'continue' }, at(850)).timer,
      received(50, 850),
      at(850),
    ).timer
    expect(news.phase).toBe('warning')
  })

  test('no answer to an extension is shown, and tried again no sooner than after a pause', () => {
    const extending = step(fresh, { type: 'activity' }, at(815)).timer
    const failed = step(extending, { type: 'extensionUnanswered' }, at(816)).timer
    expect(failed).toMatchObject({ isExtending: false, extensionFailed: true, phase: 'active' })
    expect(effectsOf(failed, { type: 'activity' }, at(817))).toEqual([])
    expect(effectsOf(failed, { type: 'activity' }, at(820))).toEqual(['keepAlive'])
  })

  test('twelve extensions in a row keep the session alive', () => {
    let timer = fresh
    let second = 0
    for (let round = 0; round < 12; round += 1) {
      second += 845
      timer = step(timer, { type: 'tick' }, at(second)).timer
      expect(timer.phase).toBe('warning')
      timer = step(timer, { type: 'continue' }, at(second)).timer
      timer = step(timer, received(900, second), at(second)).timer
      timer = step(timer, { type: 'extensionAnswered' }, at(second)).timer
      expect(timer.phase).toBe('active')
    }
  })
})

describe('answers that overtake each other', () => {
  test('an older answer with an earlier end does not shorten the session', () => {
    const extended = step(fresh, received(900, 100), at(101)).timer
    expect(secondsLeft(step(extended, received(800, 100), at(102)).timer, at(102))).toBe(898)
  })

  test('the seconds count from when the call was sent, so that a slow answer does not add any', () => {
    const timer = step(fresh, received(900, 100), at(110)).timer
    expect(secondsLeft(timer, at(110))).toBe(890)
  })

  test('only real news goes to the other tabs', () => {
    expect(effectsOf(fresh, received(850, 50), at(50))).toEqual([])
    expect(effectsOf(fresh, received(900, 50), at(50))).toEqual(['notifyTabs'])
  })
})

describe('several tabs', () => {
  test('Stay in one tab closes the dialog of the other and sends nothing from there', () => {
    const warned = step(fresh, { type: 'tick' }, at(850)).timer
    const followed = step(warned, { type: 'otherTabExpiry', expiresAt: at(1_750).wall }, at(851))
    expect(followed.timer.phase).toBe('active')
    expect(followed.effects).toEqual([])
    expect(secondsLeft(followed.timer, at(851))).toBe(899)
  })

  test('a tab that is behind does not shorten the session of this one', () => {
    const followed = step(fresh, { type: 'otherTabExpiry', expiresAt: at(500).wall }, at(10)).timer
    expect(secondsLeft(followed, at(10))).toBe(890)
  })

  test('an end in another tab is followed without notifying the server again', () => {
    const ended = step(fresh, { type: 'otherTabEnded', reason: 'loggedOut' }, at(10))
    expect(ended.effects).toEqual([{ type: 'leave', reason: 'loggedOut', isFromOtherTab: true }])
  })

  test('a tab at sign-in takes no part in the session of others', () => {
    const followed = step(
      signedOutTimer,
      { type: 'otherTabExpiry', expiresAt: at(900).wall },
      at(0),
    )
    expect(followed.timer).toBe(signedOutTimer)
  })
})

describe('clocks that jump', () => {
  test('after a sleep in which only the wall clock went on, the server is queried before the end', () => {
    // Twenty minutes of sleep; the page's own clock saw one second.
    const woken = step(fresh, { type: 'tick' }, at(1, 1_200))
    expect(woken.effects).toEqual([{ type: 'querySession' }])
    expect(woken.timer.phase).not.toBe('ended')
    expect(secondsLeft(woken.timer, at(1, 1_200))).toBe(0)
  })

  test('no answer in five seconds means the nearer clock was right', () => {
    const woken = step(fresh, { type: 'tick' }, at(1, 1_200)).timer
    expect(effectsOf(woken, { type: 'tick' }, at(4, 1_200))).toEqual([])
    expect(effectsOf(woken, { type: 'tick' }, at(6, 1_200))).toEqual(['leave'])
  })

  test('a person who sets the computer an hour ahead stays signed in when the server says so', () => {
    const requested = step(fresh, { type: 'tick' }, at(10, 3_600)).timer
    const answered = step(requested, received(890, 10), at(11, 3_600)).timer
    expect(secondsLeft(answered, at(11, 3_600))).toBe(889)
    expect(step(answered, { type: 'tick' }, at(12, 3_600)).effects).toEqual([])
  })

  test('setting the computer an hour back does not extend the session', () => {
    const requested = step(fresh, { type: 'tick' }, at(10, -3_600))
    expect(requested.effects).toEqual([{ type: 'querySession' }])
    expect(secondsLeft(requested.timer, at(10, -3_600))).toBe(890)
    const later = step(requested.timer, { type: 'tick' }, at(899, -3_600)).timer
    expect(secondsLeft(later, at(899, -3_600))).toBe(1)
    expect(effectsOf(later, { type: 'tick' }, at(905, -3_600))).toEqual(['leave'])
  })

  test('a short stutter of the clocks is nobody’s business', () => {
    expect(effectsOf(fresh, { type: 'tick' }, at(10, 1.5))).toEqual([])
  })
})
